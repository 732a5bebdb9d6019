import { heroes, items } from 'dotaconstants';
import * as v from 'valibot';
import type { OriginalGame, OriginalItem } from './game-files.contract.ts';

const Hero = v.object({
  name: v.string(),
  localized_name: v.string(),
  primary_attr: v.picklist(['str', 'agi', 'int', 'all']),
  attack_type: v.string(),
});

/** `false` means none. */
const Amount = v.nullish(v.union([v.number(), v.literal(false)]));
const Item = v.object({
  dname: v.string(),
  cost: v.nullish(v.number()),
  cd: Amount,
  mc: Amount,
  notes: v.optional(v.string(), ''),
  attrib: v.optional(
    v.array(v.object({ key: v.string(), display: v.optional(v.string()), value: v.optional(v.union([v.string(), v.array(v.string())])) })),
    [],
  ),
  abilities: v.optional(v.array(v.object({ type: v.string(), title: v.string(), description: v.string() })), []),
  components: v.nullish(v.array(v.string())),
});

/** The original game's heroes and items, from the package of its constants; entries of another shape are skipped. */
export function readOriginalGame(): OriginalGame {
  const heroList = Object.values<unknown>(heroes).flatMap((given) => {
    const hero = v.safeParse(Hero, given);
    if (!hero.success) return [];
    const { name, localized_name, primary_attr, attack_type } = hero.output;
    return [[name, { name, title: localized_name, attribute: primary_attr, isRanged: attack_type === 'Ranged' }] as const];
  });
  const itemList = Object.entries<unknown>(items).flatMap(([key, given]) => {
    const item = v.safeParse(Item, given);
    return item.success ? [[`item_${key}`, toItem(`item_${key}`, item.output)] as const] : [];
  });
  return { heroes: new Map(heroList), items: new Map(itemList) };
}

function toItem(name: string, item: v.InferOutput<typeof Item>): OriginalItem {
  return {
    name,
    title: item.dname,
    cost: item.cost ?? null,
    cooldownSeconds: item.cd || null,
    manaCost: item.mc || null,
    bonuses: item.attrib.flatMap(({ key, display, value }) => {
      const figures = Array.isArray(value) ? value.join(' / ') : value;
      return display && figures ? [{ key, display: display.replace(/^([+-]) /, '$1'), value: figures }] : [];
    }),
    abilities: item.abilities,
    notes: item.notes.split('\n').filter((note) => note.trim() !== ''),
    components: (item.components ?? []).filter((part) => part !== '').map((part) => `item_${part}`),
  };
}
