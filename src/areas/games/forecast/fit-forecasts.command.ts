import { listDetachedMonths } from '#areas/games/months/detached-months.repo.ts';
import { modes, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { moscowDay, moscowMidnight } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import { fitForecast, LEAST_MATCHES } from './forecast-model.rules.ts';
import { deleteModelsBut, listModelDays, replaceModel } from './forecast-models.repo.ts';
import { countRecordedMatches, findFirstFinish, listRecordedMatches } from './recorded-matches.repo.ts';

/** The model learns from the newest matches of these days: 1,500 make the score 0.4 % better than 300, and more hardly anything. */
const LEARNED_DAYS = 60;
const MOST_MATCHES = 1500;
const WEEK_DAYS = 7;

/**
 * Fits the forecasts of every Moscow week that has begun and has none, each to the matches that finished before it. Running it twice
 * changes nothing.
 */
export async function fitForecasts(db: Db, now: Date): Promise<void> {
  for (const mode of modes) {
    const known = new Set(await listModelDays(db, mode));
    for (const monday of await listMondays(db, mode, now)) if (!known.has(monday)) await fitWeek(db, mode, monday);
  }
  await announceChange(db, [tag.live]);
}

/**
 * Fits the forecasts of every week anew, as `npm run statistics` does after matches have changed. Forecasts stay as they are if the course
 * of the matches they learned from has been archived since.
 */
export async function refitForecasts(db: Db, now: Date): Promise<void> {
  const detached = await listDetachedMonths(db);
  const isWhole = (from: string, to: string) => detached.every(({ firstOn, lastOn }) => lastOn < from || firstOn >= to);
  for (const mode of modes) {
    const known = new Set(await listModelDays(db, mode));
    const good: string[] = [];
    for (const monday of await listMondays(db, mode, now)) {
      const canLearn = isWhole(dayBefore(monday, LEARNED_DAYS), monday);
      if (canLearn ? await fitWeek(db, mode, monday) : known.has(monday)) good.push(monday);
    }
    await deleteModelsBut(db, mode, good);
  }
}

/** Returns whether there were enough matches. */
async function fitWeek(db: Db, mode: Mode, monday: string): Promise<boolean> {
  const to = moscowMidnight(monday);
  const span = { from: new Date(to.getTime() - LEARNED_DAYS * DAY_MS), to };
  if ((await countRecordedMatches(db, mode, span)) < LEAST_MATCHES) return false;
  const matches = await listRecordedMatches(db, mode, span, MOST_MATCHES);
  const model = { fittedOn: monday, matches: matches.length, weights: fitForecast(matches) };
  await inTransaction(db, (transaction) => replaceModel(transaction, mode, model));
  return true;
}

/** The Mondays since the first match of a mode. */
async function listMondays(db: Db, mode: Mode, now: Date): Promise<string[]> {
  const first = await findFirstFinish(db, mode);
  if (!first) return [];
  const mondays: string[] = [];
  for (let day = mondayOf(now); day > moscowDay(first); day = dayBefore(day, WEEK_DAYS)) mondays.unshift(day);
  return mondays;
}

function mondayOf(at: Date): string {
  const today = moscowDay(at);
  return dayBefore(today, (new Date(today).getUTCDay() + 6) % WEEK_DAYS);
}

function dayBefore(day: string, days: number): string {
  return moscowDay(new Date(moscowMidnight(day).getTime() - days * DAY_MS));
}
