import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import { openedSeason, type Season } from '#areas/games/protocol/season.rules.ts';
import {
  deletePlannedSeason,
  hasDueSeason,
  insertSeason,
  listSeasons,
  lockSeasonsAndMaps,
  updateOpenedSeason,
} from '#areas/games/seasons/seasons.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { insertOpeningChanges, type OpenedRatings } from './rating.repo.ts';

/** The author of a season that opens by schedule. */
const BY_THE_CLOCK = 'schedule';

/** The next season; without a `startsAt` it begins now. */
export type NextSeason = { number: number; name: string; startsAt: Date | null; keptPercent: number };
/** `isNew`: false if it had been planned or opened like this before and nothing was done. */
export type PlannedSeason = { season: Season; opened: OpenedRatings | undefined; isNew: boolean };

/**
 * Plans the next season, or opens it at once. Exactly one season is open at any moment: each begins when the one before it ends. The number
 * identifies the season, so a repeated call does nothing. Throws Refusal seasonTaken, seasonNotNext or seasonInPast.
 */
export function planSeason(db: Db, next: NextSeason, author: string, at: Date): Promise<PlannedSeason> {
  if (next.startsAt !== null && next.startsAt <= at) throw new Refusal('seasonInPast');
  return inTransaction(db, async (transaction) => {
    await lockSeasonsAndMaps(transaction);
    const seasons = await listSeasons(transaction);
    const known = seasons.find(({ number }) => number === next.number);
    if (known) return { season: repeated(known, next), opened: undefined, isNew: false };
    const last = seasons.at(-1);
    const number = Math.max(...seasons.map((season) => season.number)) + 1;
    if (last?.isPlanned || next.number !== number) throw new Refusal('seasonNotNext', String(number));
    // Two seasons never begin at the same moment, however far the servers' clocks differ.
    const startsAt = next.startsAt ?? (last && last.startsAt >= at ? undefined : at);
    if (!startsAt) throw new Refusal('seasonInPast');
    const season = await insertSeason(transaction, { ...next, startsAt });
    if (next.startsAt === null) return { season, opened: await openSeason(transaction, season, author, at), isNew: true };
    const detail = { season: [null, next.name], startsAt: [null, startsAt.toISOString()], keptPercent: [null, next.keptPercent] };
    await insertAuditEntry(transaction, { author, action: 'plan season', subject: `season:${number}`, detail, at });
    return { season, opened: undefined, isNew: true };
  });
}

function repeated(known: Season, next: NextSeason): Season {
  const isSame =
    known.name === next.name &&
    known.keptPercent === next.keptPercent &&
    (next.startsAt === null ? !known.isPlanned : known.startsAt.getTime() === next.startsAt.getTime());
  if (!isSame) throw new Refusal('seasonTaken', `${known.name}, ${known.startsAt.toISOString()}, ${known.keptPercent} %`);
  return known;
}

/** Cancels a planned season; false if there is none. Throws Refusal seasonBegun if it has begun. */
export function cancelSeason(db: Db, number: number, author: string, at: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await lockSeasonsAndMaps(transaction);
    const season = (await listSeasons(transaction)).find((each) => each.number === number);
    if (!season) return false;
    if (!season.isPlanned) throw new Refusal('seasonBegun');
    await deletePlannedSeason(transaction, season.id);
    const detail = { season: [season.name, null], startsAt: [season.startsAt.toISOString(), null] };
    await insertAuditEntry(transaction, { author, action: 'cancel season', subject: `season:${number}`, detail, at });
    return true;
  });
}

/** Opens a planned season whose moment has come. Either a worker's schedule or the next match that begins does it, whichever is first. */
export async function openDueSeason(db: Db, at: Date): Promise<void> {
  if (!(await hasDueSeason(db, at))) return;
  await inTransaction(db, async (transaction) => {
    await lockSeasonsAndMaps(transaction);
    const due = (await listSeasons(transaction)).find(({ isPlanned, startsAt }) => isPlanned && startsAt <= at);
    if (due) await openSeason(transaction, due, BY_THE_CLOCK, at);
  });
}

/** The planned season begins: cuts ratings to the share that carries over, and ends the season before it at the same moment. */
async function openSeason(transaction: Db, season: Season, author: string, at: Date): Promise<OpenedRatings> {
  const ended = openedSeason(await listSeasons(transaction));
  await updateOpenedSeason(transaction, season, ended.id);
  const opened = season.keptPercent === 100 ? { changed: 0, points: 0 } : await insertOpeningChanges(transaction, season, at);
  const detail = {
    season: [ended.name, season.name],
    startsAt: [ended.startsAt.toISOString(), season.startsAt.toISOString()],
    keptPercent: [null, season.keptPercent],
    ratings: [null, opened.changed],
    points: [null, opened.points],
  };
  await insertAuditEntry(transaction, { author, action: 'open season', subject: `season:${season.number}`, detail, at });
  await announceChange(transaction, [tag.seasons]);
  return opened;
}
