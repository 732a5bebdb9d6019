import { heroesApi } from '#features/heroes/heroes.api.ts';
import { leaderboardApi } from '#features/leaderboard/leaderboard.api.ts';
import type { Route } from '#platform/http/route.ts';

/** Every endpoint of the site. */
export const routes: Route[] = [...heroesApi, ...leaderboardApi];
