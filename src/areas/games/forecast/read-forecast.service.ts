import { standingOrder } from '#areas/games/matches/matches.rules.ts';
import { matchIdNumber } from '#contract/match-id.ts';
import type { Db } from '#db/pool.ts';
import { moscowDay } from '#lib/dates.ts';
import { findModelBefore } from './forecast-models.repo.ts';
import type { Forecast, LiveForecast } from './forecast.contract.ts';
import { forecastLine, lineSoFar, liveChances, turnOf } from './forecast.rules.ts';
import { findShownMatch, listMatchesInPlay, type ShownMatch } from './recorded-matches.repo.ts';

/** The current forecast of a match and how it moved; undefined for an unknown match. */
export async function readForecast(db: Db, matchId: string): Promise<Forecast | undefined> {
  const found = await findShownMatch(db, matchId);
  if (!found) return undefined;
  const match = { ...found, players: found.players.toSorted(standingOrder) };
  const model = await findModelOf(db, match);
  const chances = model && liveChances(match, model);
  const moments = model ? (match.isFinished ? forecastLine : lineSoFar)(match, model) : [];
  const isTold = chances !== undefined && (!match.isFinished || moments.length > 0);
  return {
    matchId: matchIdNumber(match.id),
    isDuo: match.mode === 'duo',
    basis: model && isTold ? { fittedOn: model.fittedOn, matches: model.matches } : null,
    players: match.players.map(({ listedId, teamId, place }, index) => ({
      id: listedId,
      teamId,
      place,
      chances: isTold ? (chances[index] ?? null) : null,
    })),
    isFinished: match.isFinished,
    moments,
    turn:
      turnOf(
        moments,
        match.players.map(({ place }) => place === 1),
      ) ?? null,
  };
}

/** The chances in the matches that began since an instant and are not over; matches without a forecast are left out. */
export async function listForecastsInPlay(db: Db, from: Date, most: number): Promise<LiveForecast[]> {
  const matches = await listMatchesInPlay(db, from, most);
  const told: LiveForecast[] = [];
  for (const match of matches) {
    const model = await findModelOf(db, match);
    const chances = model && liveChances(match, model);
    if (!chances) continue;
    const players = match.players.map(({ listedId }, index) => ({ playerId: listedId, chances: chances[index] ?? [] }));
    told.push({ matchId: matchIdNumber(match.id), players });
  }
  return told;
}

/** A model that knows nothing of the match; none for lobbies that do not count, or if the course of the match is unknown. */
function findModelOf(db: Db, match: ShownMatch) {
  return match.isStats && !match.isArchived ? findModelBefore(db, match.mode, moscowDay(match.startedAt)) : undefined;
}
