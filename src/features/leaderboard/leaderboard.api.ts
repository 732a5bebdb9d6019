import { listSocials } from '#features/socials/socials.repo.ts';
import { handle, type Route } from '#platform/http/route.ts';
import { listLeaderboard } from './leaderboard.contract.ts';
import { listTopPlayers } from './leaderboard.repo.ts';

export const leaderboardApi: Route[] = [
  handle(
    listLeaderboard,
    async ({ db, now }, { isduo }) => {
      const rows = await listTopPlayers(db, isduo ? 'duo' : 'solo');
      const playerIds = rows.map(({ playerId }) => playerId);
      const socials = await listSocials(db, playerIds, now());
      return rows.map((row) => ({ ...row, social: socials.get(row.playerId) ?? null }));
    },
    { tags: () => ['leaderboard'] },
  ),
];
