import type { SnapshotPost, TalentPicksPost } from '#areas/games/protocol/game-stats.contract.ts';
import { LOCAL_MATCH, type EmptyAnswer, type ParkableCall } from '#areas/games/protocol/post.contract.ts';
import { snapshotsOf, talentPicksOf } from '#areas/games/protocol/stat.rules.ts';
import { tag } from '#contract/tags.ts';
import type { Db } from '#db/pool.ts';
import { hasSnapshots, hasTalentPicks, insertSnapshots, insertTalentPicks, listMatchPlayers } from './match.repo.ts';
import { quarantine, settlePost, type Settled } from './settle-post.command.ts';

/** Stores the item snapshots of the matches of a post, or of match `only`; a match that has snapshots keeps them. */
export async function recordSnapshots(db: Db, posts: readonly SnapshotPost[], body: string, at: Date, only?: string) {
  return record({ db, call: 'anal', body, at, only }, posts, hasSnapshots, (transaction, ofMatch) =>
    insertSnapshots(transaction, snapshotsOf(ofMatch)),
  );
}

/** Stores the talent choices of the matches of a post, or of match `only`; a match that has choices keeps them. */
export async function recordTalentPicks(db: Db, posts: readonly TalentPicksPost[], body: string, at: Date, only?: string) {
  return record({ db, call: 'anal-talents', body, at, only }, posts, hasTalentPicks, (transaction, ofMatch) =>
    insertTalentPicks(transaction, talentPicksOf(ofMatch)),
  );
}

type Post = { db: Db; call: ParkableCall; body: string; at: Date; only: string | undefined };

async function record<P extends { match_id: string; player_id: number }>(
  { db, call, body, at, only }: Post,
  posts: readonly P[],
  has: (db: Db, matchId: string) => Promise<boolean>,
  insert: (db: Db, ofMatch: readonly P[]) => Promise<void>,
): Promise<Settled<EmptyAnswer>[]> {
  const settled: Settled<EmptyAnswer>[] = [];
  for (const [matchId, ofMatch] of Map.groupBy(posts, (post) => post.match_id)) {
    if (matchId === LOCAL_MATCH || (only !== undefined && matchId !== only)) continue;
    settled.push(
      await settlePost(db, { call, matchId, matchKey: null, playerId: null, body, at }, async (transaction) => {
        const playerIds = new Set((await listMatchPlayers(transaction, matchId)).map(({ playerId }) => playerId));
        if (!ofMatch.every((post) => playerIds.has(post.player_id))) return quarantine('playerNotInMatch');
        if (await has(transaction, matchId)) return { outcome: 'repeated', answer: {}, tags: [] };
        await insert(transaction, ofMatch);
        return { outcome: 'applied', answer: {}, tags: [tag.match(matchId)] };
      }),
    );
  }
  return settled;
}
