import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';
import { playersName } from '#areas/wiki/content/wording.rules.ts';
import { utcText } from '#lib/dates.ts';
import { titleOf } from '#lib/format-name.ts';
import { toHtml } from '#lib/rich-text.ts';
import { changeTypeOf, groupsOf } from './rows.rules.ts';
import type { LocalRows, ShownHero, ShownUpdate } from './shown-update.contract.ts';
import type { ListedUpdate, Update } from './updates.contract.ts';

/** A published update as the database holds it. */
export type PublishedUpdate = { id: number; url: string; publishedAt: Date; correctedAt: Date | null; shown: ShownUpdate };
type Heroes = Pick<ContentSet, 'heroes'>;

const MOST_HERO_NAMES = 6;

/** An update in the list (docs/rules.md "Updates in the API"). */
export function listedUpdateOf(update: PublishedUpdate): ListedUpdate {
  const { heroes, items } = update.shown;
  return {
    ...headOf(update),
    heroCount: heroes.length,
    itemCount: items.length,
    heroChanges: heroChangesOf(heroes),
    heroNames: heroes.slice(0, MOST_HERO_NAMES).map((hero) => hero.name),
  };
}

/** A whole update in the shape that programs read (docs/rules.md "Updates in the API"). */
export function publicUpdateOf(update: PublishedUpdate, content: Heroes): Update {
  const { rows, items, heroes } = update.shown;
  return {
    ...headOf(update),
    ...linesOf(rows),
    items: items.map((item) => ({ name: item.name, changeType: changeTypeOf([item.rows]), ...linesOf(item.rows) })),
    heroes: heroes.map((hero) => publicHeroOf(hero, content)),
  };
}

function heroChangesOf(heroes: readonly ShownHero[]): ListedUpdate['heroChanges'] {
  const counts = { up: 0, down: 0, change: 0 };
  for (const hero of heroes) counts[changeTypeOf(groupsOf(hero))]++;
  return counts;
}

function headOf({ url, publishedAt, correctedAt, shown }: PublishedUpdate) {
  return {
    url,
    ruName: shown.name.ru || shown.name.en,
    engName: shown.name.en || shown.name.ru,
    type: shown.type,
    createdAt: utcText(publishedAt),
    correctedAt: correctedAt && utcText(correctedAt),
    ruDescription: shown.description.ru || null,
    engDescription: shown.description.en || null,
  };
}

function publicHeroOf({ name, rows, upgrades, talents }: ShownHero, { heroes }: Heroes): Update['heroes'][number] {
  const hero = heroes.find((each) => each.name === name);
  const bare = name.replace(/^npc_dota_hero_/, '');
  const title = playersName(hero?.title) ?? titleOf(bare);
  return {
    name,
    urlName: hero?.urlName ?? bare.replaceAll('_', '-'),
    attribute: hero?.attribute ?? null,
    userFrendlyName: title,
    userFriendlyName: title,
    ...linesOf(rows),
    upgrades: upgrades.map((upgrade) => ({ type: upgrade.type, changeType: changeTypeOf([upgrade.rows]), ...linesOf(upgrade.rows) })),
    talents: talents.map(({ name: talent, orange, purple, blue, ability }) => ({
      name: talent,
      changeType: changeTypeOf([orange, purple, blue, ability]),
      orangeRuRows: textOf(orange.ru),
      orangeEngRows: textOf(orange.en),
      purpleRuRows: textOf(purple.ru),
      purpleEngRows: textOf(purple.en),
      blueRuRows: textOf(blue.ru),
      blueEngRows: textOf(blue.en),
      abilityRuRows: textOf(ability.ru),
      abilityEngRows: textOf(ability.en),
    })),
  };
}

function linesOf({ ru, en }: LocalRows) {
  return { ruRows: textOf(ru), engRows: textOf(en) };
}

/** One string with a line per row, or null. */
function textOf(rows: LocalRows['ru']): string | null {
  return rows.length > 0 ? rows.map((row) => toHtml(row.text)).join('\n') : null;
}
