import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';
import { playersName } from '#areas/wiki/content/wording.rules.ts';
import { itemName, itemsByName } from '#areas/wiki/items/items.rules.ts';
import { utcText } from '#lib/dates.ts';
import { titleOf } from '#lib/format-name.ts';
import { compareNames } from '#lib/sorting.ts';
import type { Language } from '#lib/words.ts';
import type { LocalRows, ShownHero, ShownUpdate, UpdateType } from './shown-update.contract.ts';
import type { ChangedSubjects, HeroView, UpdateView, ViewRows } from './updates.contract.ts';

/** The name of a hero's section in the address of the page. */
export function anchorOf({ urlName, name }: Pick<HeroView, 'urlName' | 'name'>): string {
  return urlName ?? name;
}

/** The sections of an update in their order. */
export function sectionsOf({ rows, items, heroes }: Pick<UpdateView, 'rows' | 'items' | 'heroes'>): string[] {
  return [...(rows.rows.length > 0 ? ['shared'] : []), ...(items.length > 0 ? ['items'] : []), ...heroes.map(anchorOf)];
}

/** The section being read: the last one whose top has passed `line`; at the page's end the last of all. `tops` are in order. */
export function sectionAt(tops: readonly number[], line: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1;
  const next = tops.findIndex((top) => top > line);
  return next === -1 ? tops.length - 1 : Math.max(0, next - 1);
}

/** The tone of the tag of each update type. */
export const updateTones: Record<UpdateType, 'new' | 'updated' | 'plain'> = { major: 'new', minor: 'updated', fix: 'plain' };

type Content = Pick<ContentSet, 'heroes' | 'items' | 'shop'>;
type Head = { url: string; publishedAt: Date; correctedAt: Date | null };

/** An update in a language, as its page shows it; texts that exist only in the other language are marked. */
export function updateViewOf(
  { url, publishedAt, correctedAt }: Head,
  shown: ShownUpdate,
  content: Content,
  language: Language,
): UpdateView {
  const other = language === 'ru' ? 'en' : 'ru';
  const sold = new Set(content.shop.flatMap((group) => group.items));
  return {
    url,
    type: shown.type,
    name: shown.name[language] || shown.name[other],
    description: shown.description[language] || shown.description[other],
    nameLang: !shown.name[language] && shown.name[other] ? other : null,
    descriptionLang: !shown.description[language] && shown.description[other] ? other : null,
    publishedAt: utcText(publishedAt),
    correctedAt: correctedAt && utcText(correctedAt),
    rows: rowsIn(shown.rows, language),
    items: shown.items.map(({ name, rows }) => ({
      name,
      title: itemName(content.items.find((item) => item.luaName === name) ?? { luaName: name }),
      isInShop: sold.has(name),
      rows: rowsIn(rows, language),
    })),
    heroes: shown.heroes.map((hero) => heroViewOf(hero, content, language)),
  };
}

/** The names of heroes and items that updates have changed, in alphabetical order. A hero unknown to the content has no page. */
export function changedSubjectsOf(names: { heroes: readonly string[]; items: readonly string[] }, content: Content): ChangedSubjects {
  const items = itemsByName(content);
  const inOrder = <T extends { title: string }>(subjects: T[]) => subjects.toSorted((one, other) => compareNames(one.title, other.title));
  return {
    heroes: inOrder(
      content.heroes
        .filter(({ name }) => names.heroes.includes(name))
        .map(({ name, urlName, title }) => ({ name, urlName, title: playersName(title) ?? name })),
    ),
    items: inOrder(names.items.map((luaName) => ({ luaName, title: itemName(items.get(luaName) ?? { luaName }) }))),
  };
}

/** The changes of a hero by one update, in a language. */
export function heroViewOf(
  { name, rows, upgrades, talents }: ShownHero,
  { heroes }: Pick<Content, 'heroes'>,
  language: Language,
): HeroView {
  const hero = heroes.find((each) => each.name === name);
  const skillOf = (talent: string) => hero?.skills.find((skill) => skill.talent === talent);
  return {
    name,
    title: playersName(hero?.title) ?? titleOf(name.replace(/^npc_dota_hero_/, '')),
    urlName: hero?.urlName ?? null,
    attribute: hero?.attribute ?? null,
    rows: rowsIn(rows, language),
    upgrades: upgrades.map((upgrade) => ({ type: upgrade.type, rows: rowsIn(upgrade.rows, language) })),
    talents: talents.map(({ name: talent, orange, purple, blue, ability }) => ({
      name: talent,
      title: talent === 'hero_talent' ? null : (playersName(skillOf(talent)?.title) ?? titleOf(talent)),
      orange: rowsIn(orange, language),
      purple: rowsIn(purple, language),
      blue: rowsIn(blue, language),
      ability: rowsIn(ability, language),
    })),
  };
}

function rowsIn(rows: LocalRows, language: Language): ViewRows {
  const other = language === 'ru' ? 'en' : 'ru';
  const isBorrowed = rows[language].length === 0 && rows[other].length > 0;
  return { lang: isBorrowed ? other : null, rows: isBorrowed ? rows[other] : rows[language] };
}
