import { modeOf } from '#areas/games/protocol/modes.rules.ts';
import { tag } from '#contract/tags.ts';
import { handle, type Route } from '#web/server/route.ts';
import { getAccuracy } from './accuracy.contract.ts';
import { missesFirst } from './accuracy.rules.ts';
import { countClaims, findScoredDay, listClaims, listDrawChecks } from './claims.repo.ts';
import { forecastAccuracy } from './forecast-score.rules.ts';
import { listForecastScores } from './forecast-scores.repo.ts';

const SHOWN = 6;

function sumOf<Row>(rows: readonly Row[], valueOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + valueOf(row), 0);
}

export const accuracyApi: Route[] = [
  handle(
    getAccuracy,
    async ({ db }, { isduo }) => {
      const mode = modeOf(isduo);
      const day = await findScoredDay(db);
      const [tallies, claims, checks, forecasts] = await Promise.all([
        day === undefined ? [] : countClaims(db, mode, day),
        day === undefined ? [] : listClaims(db, mode, day, SHOWN),
        listDrawChecks(db, mode),
        listForecastScores(db, mode),
      ]);
      const talents = tallies.find(({ kind }) => kind === 'talent');
      return {
        claims: sumOf(tallies, ({ claims: count }) => count),
        held: sumOf(tallies, ({ held }) => held),
        kinds: tallies.map(({ kind, claims: count, held }) => ({ kind, claims: count, held })),
        bests: talents?.bests ?? 0,
        bestSaid: talents?.bestSaid ?? null,
        bestCame: talents?.bestCame ?? null,
        forecast: forecastAccuracy(forecasts.looks, forecasts.said) ?? null,
        day: day ?? null,
        shown: missesFirst(claims).map(({ hero, kind, name, value, low, high, best, came, cameLow, cameHigh, isHeld }) => ({
          kind,
          heroName: hero,
          name,
          said: { value, low, high },
          isBest: best !== null,
          came,
          cameRange: cameLow === null || cameHigh === null ? null : { low: cameLow, high: cameHigh },
          isHeld,
        })),
        draws: checks.map(({ named, computedAt, ...check }) => ({ ...check, unfair: named, computedAt: computedAt.toISOString() })),
      };
    },
    { tags: () => [tag.meta] },
  ),
];
