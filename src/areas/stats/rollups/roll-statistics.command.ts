import { listDueReplays } from '#areas/games/ingest/skill.repo.ts';
import { hasDetachedDay } from '#areas/games/months/detached-months.repo.ts';
import { modes } from '#areas/games/protocol/modes.rules.ts';
import { listPatchesSince } from '#areas/news/updates/balance-patches.repo.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { listStaleDays, lockRollUps, upsertRolledDay } from './days.repo.ts';
import { findPlaceSpread, hasItemEffects, ITEM_SPAN, listBuyers, listStrata, replaceItemEffects } from './item-effects.repo.ts';
import { itemEffects } from './item-effects.rules.ts';
import { daysOf, instantsOf, periods, twoWeeks, WEEK_BEFORE, weekBefore } from './period.rules.ts';
import { deleteDay, readCountedRows, rollEnds, rollItemEffects, rollItems, rollOffers, rollPlaces } from './roll-day.repo.ts';
import {
  rollBuildPlayers,
  rollBuilds,
  rollHeroEnds,
  hasFreshSpan,
  rollLeaders,
  rollSpan,
  upsertSpanState,
  type Span,
} from './roll-span.repo.ts';
import { deleteSkillScales, insertSkillScales } from './skill-scale.repo.ts';

const PATCH_DAYS = 7;
const PATCHES = 3;
/** By then the week after a patch is over and calculated for the last time. */
const KEPT_UP_DAYS = 2 * PATCH_DAYS;
const SKILL_SCALE = { leastGames: 20, leastPlayers: 50 };
const LEADERS = { leastGames: 20, priorGames: 10, count: 6 };

/** Rebuilds the roll-ups of one Moscow day from the raw rows; those of a day with archived matches stay as they are. */
export function rollDay(db: Db, day: string, at: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockRollUps(transaction);
    if (await hasDetachedDay(transaction, day)) return;
    await deleteDay(transaction, day);
    const range = await readCountedRows(transaction, day);
    for (const roll of [rollPlaces, rollEnds, rollOffers, rollItems, rollItemEffects]) await roll(transaction, day, range);
    await upsertRolledDay(transaction, day, at);
  });
}

/** The spans with displayed intervals: the two periods, the week before them, and the days before and after each recent patch. */
async function spansAt(db: Db, now: Date): Promise<Span[]> {
  const ofPeriods = periods.map((name): Span => ({ name, ...instantsOf(daysOf(name, now)) }));
  const patches = await listPatchesSince(db, new Date(now.getTime() - KEPT_UP_DAYS * DAY_MS), PATCHES);
  const ofPatches = patches.flatMap(({ id, releasedAt }): Span[] => [
    { name: `before:${id}`, from: new Date(releasedAt.getTime() - PATCH_DAYS * DAY_MS), to: releasedAt },
    { name: `after:${id}`, from: releasedAt, to: new Date(releasedAt.getTime() + PATCH_DAYS * DAY_MS) },
  ]);
  return [...ofPeriods, { name: WEEK_BEFORE, ...instantsOf(weekBefore(now)) }, ...ofPatches];
}

/** Recalculates the figures of spans: places with their intervals, builds, leaders. */
export function rollSpans(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockRollUps(transaction);
    for (const span of await spansAt(transaction, now))
      if (!(await hasFreshSpan(transaction, span))) await rollSpan(transaction, span, now);
    await rollBuilds(transaction, twoWeeks(now));
    await rollHeroEnds(transaction, twoWeeks(now));
    await rollLeaders(transaction, LEADERS, now);
    await deleteSkillScales(transaction);
    // Until all matches are rated, players already rated have other beliefs than those not yet rated.
    if ((await listDueReplays(transaction)).length === 0) await insertSkillScales(transaction, SKILL_SCALE, now);
    await announceChange(transaction, [tag.meta]);
  });
}

/**
 * Recalculates the item worths over two weeks, and the number of players behind each build; skipped if done within the hour, unless
 * `isForced`.
 */
export function rollItemWorth(db: Db, now: Date, { isForced }: { isForced: boolean }): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockRollUps(transaction);
    const days = twoWeeks(now);
    if (!isForced && (await hasItemEffects(transaction, days, new Date(now.getTime() - HOUR_MS)))) return;
    for (const mode of modes) {
      const { between, within } = await findPlaceSpread(transaction, mode, days);
      const buyers = await listBuyers(transaction, mode, days);
      const alike = between / Math.max(between + within, Number.MIN_VALUE);
      await replaceItemEffects(transaction, mode, itemEffects(await listStrata(transaction, mode, days), buyers, alike), buyers);
    }
    await rollBuildPlayers(transaction, days);
    await upsertSpanState(transaction, { name: ITEM_SPAN, ...instantsOf(days) }, now);
  });
}

/** Follows the matches: changed days first, then the spans. Running it twice changes nothing. */
export async function rollStatistics(db: Db, now: Date): Promise<void> {
  const days = await listStaleDays(db, now);
  // After a long pause, or on the first run, the table need not wait for all the days.
  if (days.length > 2) await rollSpans(db, now);
  for (const day of days.toReversed()) await rollDay(db, day, now);
  await rollSpans(db, now);
  await rollItemWorth(db, now, { isForced: days.length > 2 });
}
