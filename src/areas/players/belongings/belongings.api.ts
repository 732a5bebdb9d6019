import { findBelongings } from '#areas/games/ingest/player-state.repo.ts';
import { handlePlayer, type Route } from '#web/server/route.ts';
import { getBelongings } from './belongings.contract.ts';

export const belongingsApi: Route[] = [handlePlayer(getBelongings, ({ db, caller }) => findBelongings(db, caller.playerId))];
