import { handle, type Route } from '#platform/http/route.ts';
import { listLeaderboard } from './leaderboard.contract.ts';
import { listTopPlayers } from './leaderboard.repo.ts';

export const leaderboardApi: Route[] = [
  handle(listLeaderboard, ({ db, now }, { isduo }) => listTopPlayers(db, isduo ? 'duo' : 'solo', now()), { tags: () => ['leaderboard'] }),
];
