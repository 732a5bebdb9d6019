import { refitForecasts } from '#areas/games/forecast/fit-forecasts.command.ts';
import { rebuildDay, rebuildPlayers, stopRollUps } from '#areas/games/ingest/roll-up.repo.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { listRawDays } from './days.repo.ts';
import { instantsOf } from './period.rules.ts';
import { replaySkill } from './replay-skill.command.ts';
import { rollDay, rollItemWorth, rollSpans } from './roll-statistics.command.ts';
import { rollWorths } from './roll-worths.command.ts';

export type RebuildProgress = { days: number; allDays: number; matches: number; allMatches: number };

/** Rebuilds the roll-ups of some Moscow days from the matches. */
export async function rebuildDays(db: Db, days: readonly string[], now: Date): Promise<void> {
  for (const day of days) {
    await inTransaction(db, async (transaction) => {
      await stopRollUps(transaction);
      await rebuildDay(transaction, day, instantsOf({ from: day, to: day }));
    });
    await rollDay(db, day, now);
  }
}

/**
 * Rebuilds every roll-up from the matches, one day after the other, each in its own transaction: the site stays correct meanwhile. `onDay`
 * reports the progress; returns how many days and matches there were.
 */
export async function rebuildStatistics(
  db: Db,
  now: Date,
  onDay: (progress: RebuildProgress) => void = () => {},
): Promise<{ days: number; matches: number }> {
  // The belief about a player before a match is an input of the days' roll-ups.
  await replaySkill(db, now);
  const days = await listRawDays(db);
  const allMatches = days.reduce((sum, { matches }) => sum + matches, 0);
  let done = 0;
  for (const [index, { day, matches }] of days.entries()) {
    await rebuildDays(db, [day], now);
    done += matches;
    onDay({ days: index + 1, allDays: days.length, matches: done, allMatches });
  }
  await inTransaction(db, async (transaction) => {
    await stopRollUps(transaction);
    await rebuildPlayers(transaction);
  });
  await rollSpans(db, now);
  await rollItemWorth(db, now, { isForced: true });
  await rollWorths(db, now);
  await refitForecasts(db, now);
  return { days: days.length, matches: allMatches };
}
