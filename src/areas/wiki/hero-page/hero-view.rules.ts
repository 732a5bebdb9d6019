import type { HeroDetails, TalentColumn, TalentDetails } from '#areas/wiki/heroes/hero-details.contract.ts';
import { titleOf } from '#lib/format-name.ts';
import { formatDecimal, holdFigures } from '#lib/format.ts';
import { toPlainText, type RichText } from '#lib/rich-text.ts';
import type { Language } from '#lib/words.ts';

/** The chosen orange talent, compared in lower case (docs/rules.md "Filters"); an unknown name means all. */
export function chosenTalent(hero: Pick<HeroDetails, 'columns'>, asked: string): string {
  const wanted = asked.toLowerCase();
  return hero.columns.some((column) => column.talent?.toLowerCase() === wanted) ? wanted : '';
}

/** The hero with only what its page renders: one text per talent, or those of the levels if there is no common one. */
export function forPage(hero: HeroDetails): HeroDetails {
  const brief = (talent: TalentDetails): TalentDetails => (talent.text ? { ...talent, levelTexts: [] } : talent);
  return {
    ...hero,
    columns: hero.columns.map((column) => ({
      ...column,
      orange: column.orange && brief(column.orange),
      purple: column.purple.map(brief),
      blue: column.blue.map(brief),
    })),
  };
}

/** A talent's accessible name: its name, or its effect in one line; undefined if the files have neither. */
export function spokenTalent({ title, summary, text, levelTexts }: TalentDetails): string | undefined {
  const told = summary ?? text ?? levelTexts.at(-1);
  return title ?? (told ? plainLine(told) : undefined);
}

/** The words of a text in one line. */
function plainLine(text: RichText): string {
  return toPlainText(text).replace(/\s+/g, ' ').trim();
}

/**
 * A talent's effect in one sentence, shown beside its name, with values by level in one piece; empty if the files have none, or only the
 * name.
 */
export function talentLine({ title, summary, text, levelTexts }: TalentDetails): string {
  const told = summary ?? text ?? levelTexts.at(-1);
  const line = told ? plainLine(told) : '';
  const [sentence = line] = /^.{12,}?[.!?](?=\s)/.exec(line) ?? [];
  return sentence === title ? '' : holdFigures(sentence);
}

/** '14 / 11 / 8' and '0,5': figures by level, each with the digits it has. */
export function joinFigures(figures: readonly number[], language: Language): string {
  return figures.map((figure) => formatDecimal(figure, Math.min(2, String(figure).split('.')[1]?.length ?? 0), language)).join(' / ');
}

/** The names of all talents a hero may be offered, by modifier: an orange one has its skill's name, others their own or their effect. */
export function talentLabels(hero: Pick<HeroDetails, 'columns'>, general: readonly TalentDetails[]): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { talent, rarity, column } of talentsByName(hero).values()) {
    const label = rarity === 'orange' ? column.title : spokenTalent(talent);
    if (label) labels.set(talent.modName, label);
  }
  for (const talent of general) {
    const label = spokenTalent(talent);
    if (label) labels.set(talent.modName, label);
  }
  return labels;
}

type Rarity = 'orange' | 'purple' | 'blue';
/** A talent's title and art; for talents unknown to the content, words from the game name. */
export type TalentLook = { title: string; art: string; emblem: string; levels: number };

/** Looks of every talent that a hero may be offered, by its modifier. */
export function talentLooks(hero: Pick<HeroDetails, 'columns'>, general: readonly TalentDetails[]): (name: string) => TalentLook {
  const placed = talentsByName(hero);
  const ofAll = new Map(general.map((talent) => [talent.modName, talent]));
  const labels = talentLabels(hero, general);
  return (name) => {
    const talent = placed.get(name)?.talent ?? ofAll.get(name);
    const title = labels.get(name) ?? titleOf(name.replace(/^modifier_(up_)?/, ''));
    return { title, art: talent?.image ?? name, emblem: talent?.emblem ?? name, levels: talent?.levels ?? 0 };
  };
}

export type PlacedTalent = { talent: TalentDetails; rarity: Rarity; column: TalentColumn };

/** Every talent with its position, by modifier name. */
export function talentsByName(hero: Pick<HeroDetails, 'columns'>): Map<string, PlacedTalent> {
  const found = new Map<string, PlacedTalent>();
  for (const column of hero.columns) {
    if (column.orange) found.set(column.orange.modName, { talent: column.orange, rarity: 'orange', column });
    for (const rarity of ['purple', 'blue'] as const)
      for (const talent of column[rarity]) found.set(talent.modName, { talent, rarity, column });
  }
  return found;
}
