import type { AbilityData } from './ability-data.rules.ts';
import type { KvNode } from './game-files.contract.ts';

/** An ability of a hero: its slot number, its name, and its data. */
export type Slot = { number: number; name: string; title: string; data: AbilityData | undefined };

/** Slots that hold nothing of the hero's own. */
const shared = /^$|^generic_hidden$|^custom_ability_|^special_bonus_/;
/** The usual slots of skills 1 to 4. */
const usualSlots: Record<number, number> = { 1: 1, 2: 2, 3: 3, 4: 6 };

/** The hero's own abilities by slot. */
export function slotsOf(
  hero: readonly KvNode[],
  abilities: ReadonlyMap<string, AbilityData>,
  titleOf: (ability: string) => string,
): Slot[] {
  const slots = new Map<number, Slot>();
  for (const { key, value } of hero) {
    const number = Number(/^ability(\d+)$/i.exec(key)?.[1]);
    if (!Number.isInteger(number) || typeof value !== 'string') continue;
    const name = value.trim().toLowerCase();
    slots.delete(number);
    if (!shared.test(name)) slots.set(number, { number, name, title: titleOf(name), data: abilities.get(name) });
  }
  return [...slots.values()].toSorted((a, b) => a.number - b.number);
}

export type SkillMatch = { slot: Slot; isByPlaceAlone: boolean };

/**
 * The ability that belongs to a skill of the talent table. The table names skills freely (`Dagger` is Shadow Strike), so the name decides
 * if it is an ability's; otherwise the usual slot of the skill's number.
 */
export function matchSkill(hero: string, skill: string, number: number, slots: readonly Slot[]): SkillMatch | undefined {
  const wanted = letters(skill.replace(`${shortName(hero)}_`, ''));
  const scored = slots.map((slot) => {
    const names = [letters(slot.title), letters(bareName(hero, slot.name))];
    const name = names.includes(wanted) ? 100 : names.some((each) => each.includes(wanted)) ? 50 : 0;
    return { slot, name, score: name + (slot.number === usualSlots[number] ? 60 : 0) };
  });
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (found, each) => (found && found.score >= each.score ? found : each),
    undefined,
  );
  return best && best.score > 0 ? { slot: best.slot, isByPlaceAlone: best.name === 0 } : undefined;
}

/** `npc_dota_hero_axe` is `axe`. */
export function shortName(hero: string): string {
  return hero.replace(/^npc_dota_hero_/, '');
}

function bareName(hero: string, ability: string): string {
  return `_${ability}_`.replace(`_${shortName(hero)}_`, '_').replaceAll('_custom_', '_');
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}
