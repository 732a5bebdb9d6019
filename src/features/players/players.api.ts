import { Refusal } from '#lib/refusals.ts';
import { handle, type Route } from '#platform/http/route.ts';
import { getPlayerShort } from './players.contract.ts';
import { findPlayerShort } from './players.repo.ts';

export const playersApi: Route[] = [
  handle(
    getPlayerShort,
    async ({ db }, { playerId }) => {
      const player = await findPlayerShort(db, playerId);
      if (!player) throw new Refusal('playerNotFound');
      return player;
    },
    { tags: ({ playerId }) => [`player:${playerId}`] },
  ),
];
