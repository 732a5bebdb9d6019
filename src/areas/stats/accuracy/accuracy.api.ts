import { modeOf } from '#areas/games/protocol/modes.rules.ts';
import { tag } from '#contract/tags.ts';
import { handle, type Route } from '#web/server/route.ts';
import { getAccuracy } from './accuracy.contract.ts';
import { missesFirst } from './accuracy.rules.ts';
import { countClaims, findScoredDay, listClaims, listDrawChecks } from './claims.repo.ts';

const SHOWN = 10;
const nothingScored = { claims: 0, held: 0, bests: 0, bestSaid: null, bestCame: null };

export const accuracyApi: Route[] = [
  handle(
    getAccuracy,
    async ({ db }, { isduo }) => {
      const mode = modeOf(isduo);
      const day = await findScoredDay(db);
      const [tally, claims, checks] = await Promise.all([
        day === undefined ? nothingScored : countClaims(db, mode, day),
        day === undefined ? [] : listClaims(db, mode, day, SHOWN),
        listDrawChecks(db, mode),
      ]);
      return {
        ...tally,
        day: day ?? null,
        shown: missesFirst(claims).map(({ hero, rarity, name, value, low, high, best, came, isHeld }) => ({
          heroName: hero,
          rarity,
          name,
          said: { value, low, high },
          isBest: best !== null,
          came,
          isHeld,
        })),
        draws: checks.map(({ named, computedAt, ...check }) => ({ ...check, unfair: named, computedAt: computedAt.toISOString() })),
      };
    },
    { tags: () => [tag.meta] },
  ),
];
