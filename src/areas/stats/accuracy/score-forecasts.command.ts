import { findModelBefore, listModelDays } from '#areas/games/forecast/forecast-models.repo.ts';
import { listRecordedMatches } from '#areas/games/forecast/recorded-matches.repo.ts';
import { hasDetachedDay } from '#areas/games/months/detached-months.repo.ts';
import { modes, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { moscowDay, moscowMidnight } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import { ForecastScores } from './forecast-score.rules.ts';
import { deleteForecastScores, findScoredForecastDay, replaceForecastScores } from './forecast-scores.repo.ts';

/** More matches of a day add nothing. */
const MOST_MATCHES = 2000;
/** The game's last reports may come after midnight. */
const AGAIN_DAYS = 2;

/** Scores the forecasts of the days up to yesterday against the matches' results. Running it twice changes nothing. */
export async function scoreForecasts(db: Db, now: Date): Promise<void> {
  for (const mode of modes) {
    const scored = await findScoredForecastDay(db, mode);
    await scoreDays(db, mode, scored && moscowDay(new Date(moscowMidnight(scored).getTime() - AGAIN_DAYS * DAY_MS)), now);
  }
  await announceChange(db, [tag.meta]);
}

/** Scores all forecasts anew, as `npm run statistics` does; those of matches whose course is in the archive stay as they are. */
export async function rescoreForecasts(db: Db, now: Date): Promise<void> {
  await deleteForecastScores(db);
  // From the first day on: the remains of an archived month say nothing about the months before it.
  for (const mode of modes) await scoreDays(db, mode, undefined, now);
  await announceChange(db, [tag.meta]);
}

/** Scores the days from the first model on, or from a later day. */
async function scoreDays(db: Db, mode: Mode, from: string | undefined, now: Date): Promise<void> {
  const [first] = (await listModelDays(db, mode)).toSorted();
  if (first === undefined) return;
  const today = moscowDay(now);
  let day = from !== undefined && from > first ? from : first;
  while (day < today) {
    const span = { from: moscowMidnight(day), to: new Date(moscowMidnight(day).getTime() + DAY_MS) };
    await scoreDay(db, mode, day, span);
    day = moscowDay(span.to);
  }
}

async function scoreDay(db: Db, mode: Mode, day: string, span: { from: Date; to: Date }): Promise<void> {
  if (await hasDetachedDay(db, day)) return;
  const scores = new ForecastScores();
  const matches = await listRecordedMatches(db, mode, span, MOST_MATCHES);
  for (const [begun, of] of Map.groupBy(matches, ({ startedAt }) => moscowDay(startedAt))) {
    // The model that the pages of these matches show.
    const model = await findModelBefore(db, mode, begun);
    if (model) for (const match of of) scores.add(match, model);
  }
  await inTransaction(db, (transaction) => replaceForecastScores(transaction, mode, day, scores));
}
