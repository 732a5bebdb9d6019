import { hasRows } from '#areas/news/updates/rows.rules.ts';
import type { ShownUpdate } from '#areas/news/updates/shown-update.contract.ts';
import type { PublishedUpdate } from '#areas/news/updates/update-public.rules.ts';
import type { EntityKind } from '#areas/wiki/content/revision.contract.ts';
import { utcText } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import { placeOf } from './change-place.rules.ts';
import type { ChangeNote } from './content-changes.contract.ts';

/** More than ten years of updates. */
export const MOST_UPDATES = 2_000;
/** An update may precede the revision it describes by a day. */
const EARLY_MS = DAY_MS;

type Told = { kind: EntityKind; key: string; path: string; firstAt: Date; nextAt: Date | undefined };

/**
 * The update that told of a change: the first that names its place, published from a day before the change came until a day before the
 * next change of the same value. When none does, the first that tells of the hero, item or game in general; it may mean the change.
 */
export function noteFor(oldestFirst: readonly PublishedUpdate[], { kind, key, path, firstAt, nextAt }: Told): ChangeNote | null {
  const since = firstAt.getTime() - EARLY_MS;
  const until = nextAt ? nextAt.getTime() - EARLY_MS : Number.POSITIVE_INFINITY;
  const inTime = oldestFirst.filter(({ publishedAt }) => publishedAt.getTime() >= since && publishedAt.getTime() < until);
  const exact = inTime.find(({ shown }) => namesPlace(shown, kind, key, path));
  const update = exact ?? inTime.find(({ shown }) => tellsOfSubject(shown, kind, key));
  if (!update) return null;
  const { url, publishedAt, shown } = update;
  return {
    url,
    ruName: shown.name.ru || shown.name.en,
    engName: shown.name.en || shown.name.ru,
    publishedAt: utcText(publishedAt),
    isExact: exact !== undefined,
  };
}

function namesPlace({ heroes, items }: ShownUpdate, kind: EntityKind, key: string, path: string): boolean {
  if (kind === 'item') return items.some(({ name, rows }) => name === key && hasRows(rows));
  const hero = kind === 'hero' ? heroes.find(({ name }) => name === key) : undefined;
  if (!hero) return false;
  // An added or removed hero counts as mentioned if the update says anything about it.
  if (path === '') return true;
  const place = placeOf(path);
  if (!place) return hasRows(hero.rows);
  if ('upgrade' in place) return hero.upgrades.some(({ type, rows }) => type === place.upgrade && hasRows(rows));
  return hero.talents.some((talent) => talent.name === place.talent && hasRows(talent[place.colour]));
}

/**
 * Whether an update says something of a subject in general. General talents and the shop's shelves have no place of their own in an update:
 * for them it is what it says of the game as a whole.
 */
function tellsOfSubject({ heroes, rows }: ShownUpdate, kind: EntityKind, key: string): boolean {
  if (kind === 'general' || kind === 'shop') return hasRows(rows);
  return kind === 'hero' && heroes.some((hero) => hero.name === key && hasRows(hero.rows));
}
