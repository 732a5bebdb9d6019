import * as v from 'valibot';
import { doubleRating } from '#areas/games/protocol/game-account.contract.ts';
import { end, leave } from '#areas/games/protocol/game-match.contract.ts';
import { postLook, postTalentLook } from '#areas/games/protocol/game-stats.contract.ts';
import type { ParkableCall } from '#areas/games/protocol/post.contract.ts';
import type { Db } from '#db/pool.ts';
import { activateDoubleRating } from './activate-double-rating.command.ts';
import { endPlayer } from './end-player.command.ts';
import { leaveMatch } from './leave-match.command.ts';
import { listParkedPosts } from './post.repo.ts';
import { recordSnapshots, recordTalentPicks } from './record-statistics.command.ts';

type Waited = { post: unknown; body: string; at: Date; matchId: string; ratingFloor: number | undefined };

/** Applies each call that may be parked; a missing one is a type error. */
const appliers: Record<ParkableCall, (db: Db, waited: Waited) => Promise<unknown>> = {
  end: (db, { post, body, at, ratingFloor }) => endPlayer(db, v.parse(end.input, post), body, at, { floor: ratingFloor, isLate: true }),
  leave: (db, { post, body, at }) => leaveMatch(db, v.parse(leave.input, post), body, at, { isLate: true }),
  double_rating: (db, { post, body, at }) => activateDoubleRating(db, v.parse(doubleRating.input, post), body, at),
  anal: (db, { post, body, at, matchId }) => recordSnapshots(db, v.parse(postLook.input, post), body, at, matchId),
  'anal-talents': (db, { post, body, at, matchId }) => recordTalentPicks(db, v.parse(postTalentLook.input, post), body, at, matchId),
};

/**
 * Applies the posts that came before the start of a match, each in its own transaction: after a crash the next start goes on with the rest.
 */
export async function applyParkedPosts(db: Db, matchId: string, at: Date, ratingFloor: number | undefined): Promise<void> {
  for (const { call, body } of await listParkedPosts(db, matchId))
    await appliers[call](db, { post: JSON.parse(body), body, at, matchId, ratingFloor });
}
