import * as v from 'valibot';
import type { Db } from '#db/database.ts';
import { activateDoubleRating } from './activate-double-rating.command.ts';
import { endPlayer } from './end-player.command.ts';
import { doubleRating } from '#areas/games/protocol/game-account.contract.ts';
import { end, leave } from '#areas/games/protocol/game-match.contract.ts';
import { anal, analTalents } from '#areas/games/protocol/game-stats.contract.ts';
import { leaveMatch } from './leave-match.command.ts';
import { listParkedPosts } from './post.repo.ts';
import { recordSnapshots, recordTalentPicks } from './record-statistics.command.ts';

/** Applies what came before the start of a match, each post in a transaction of its own: after a crash the next start goes on with the rest. */
export async function applyParkedPosts(db: Db, matchId: string, at: Date): Promise<void> {
  for (const { call, body } of await listParkedPosts(db, matchId)) {
    const post: unknown = JSON.parse(body);
    if (call === 'end') await endPlayer(db, v.parse(end.input, post), body, at);
    if (call === 'leave') await leaveMatch(db, v.parse(leave.input, post), body, at);
    if (call === 'double_rating') await activateDoubleRating(db, v.parse(doubleRating.input, post), body, at);
    if (call === 'anal') await recordSnapshots(db, v.parse(anal.input, post), body, at, matchId);
    if (call === 'anal-talents') await recordTalentPicks(db, v.parse(analTalents.input, post), body, at, matchId);
  }
}
