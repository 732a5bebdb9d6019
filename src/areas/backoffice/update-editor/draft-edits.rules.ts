import type { HeroLines, Pair, UpdateDocument } from '#areas/news/updates/update-document.contract.ts';

const empty = (): Pair => ({ ru: '', en: '' });

/** A document with one more item; the same when it is there already. */
export function withItem(document: UpdateDocument, name: string): UpdateDocument {
  if (document.items.some((item) => item.name === name)) return document;
  return { ...document, items: [...document.items, { name, rows: empty() }] };
}

export function withHero(document: UpdateDocument, name: string): UpdateDocument {
  if (document.heroes.some((hero) => hero.name === name)) return document;
  return { ...document, heroes: [...document.heroes, { name, rows: empty(), upgrades: [], talents: [] }] };
}

export function withTalent(hero: HeroLines, name: string): HeroLines {
  if (hero.talents.some((talent) => talent.name === name)) return hero;
  return { ...hero, talents: [...hero.talents, { name, orange: empty(), purple: empty(), blue: empty(), ability: empty() }] };
}

export function withUpgrade(hero: HeroLines, type: HeroLines['upgrades'][number]['type']): HeroLines {
  if (hero.upgrades.some((upgrade) => upgrade.type === type)) return hero;
  return { ...hero, upgrades: [...hero.upgrades, { type, rows: empty() }] };
}

/** A list with one of its entries replaced, or taken out when there is nothing to replace it. */
export function replaced<T>(list: readonly T[], index: number, by: T | undefined): T[] {
  return by === undefined ? list.filter((_, at) => at !== index) : list.map((each, at) => (at === index ? by : each));
}

/** The title of a name; the name itself when the content no longer has it. */
export function titleOf(choices: readonly Choice[], name: string): string {
  return choices.find((choice) => choice.name === name)?.title ?? name;
}

export type Choice = { name: string; title: string; russian?: string | undefined };

/** What a person picked from a list of suggestions: its name, by name or title in either language, or by the beginning of only one. */
export function pickedName(choices: readonly Choice[], typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return undefined;
  const saidAs = ({ name, title, russian = '' }: Choice) => [name, title, russian].map((said) => said.toLowerCase());
  const exact = choices.find((choice) => saidAs(choice).includes(wanted));
  const begun = choices.filter((choice) => saidAs(choice).some((said) => said.startsWith(wanted)));
  return (exact ?? (begun.length === 1 ? begun[0] : undefined))?.name;
}

/** A document in which an editor has looked at the translation of a text and found it fine. */
export function withChecked(document: UpdateDocument, path: string): UpdateDocument {
  return { ...document, outdated: Object.fromEntries(Object.entries(document.outdated).filter(([key]) => key !== path)) };
}
