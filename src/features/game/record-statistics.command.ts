import type { Db } from '#platform/database.ts';
import type { SnapshotPost, TalentPicksPost } from './game-stats.contract.ts';
import { hasSnapshots, hasTalentPicks, insertSnapshots, insertTalentPicks, listMatchPlayers } from './match.repo.ts';
import { LOCAL_MATCH, type EmptyAnswer } from './post.contract.ts';
import { quarantine, settlePost, type Settled } from './settle-post.command.ts';
import { snapshotsOf, talentPicksOf } from './stat.rules.ts';

/** Keeps the item snapshots of the matches of a post (of `only` one when given); a match that has its snapshots keeps them. */
export async function recordSnapshots(
  db: Db,
  posts: readonly SnapshotPost[],
  body: string,
  at: Date,
  only?: string,
): Promise<Settled<EmptyAnswer>[]> {
  const settled: Settled<EmptyAnswer>[] = [];
  for (const [matchId, ofMatch] of Map.groupBy(posts, (post) => post.match_id)) {
    if (matchId === LOCAL_MATCH || (only !== undefined && matchId !== only)) continue;
    settled.push(
      await settlePost(db, { call: 'anal', matchId, matchKey: null, playerId: null, body, at }, async (transaction) => {
        const playerIds = new Set((await listMatchPlayers(transaction, matchId)).map(({ playerId }) => playerId));
        if (!ofMatch.every((post) => playerIds.has(post.player_id))) return quarantine('playerNotInMatch');
        if (await hasSnapshots(transaction, matchId)) return { outcome: 'repeated', answer: {}, tags: [] };
        await insertSnapshots(transaction, snapshotsOf(ofMatch));
        return { outcome: 'applied', answer: {}, tags: [] };
      }),
    );
  }
  return settled;
}

/** Keeps the talent choices of the matches of a post (of `only` one when given); a match that has its choices keeps them. */
export async function recordTalentPicks(
  db: Db,
  posts: readonly TalentPicksPost[],
  body: string,
  at: Date,
  only?: string,
): Promise<Settled<EmptyAnswer>[]> {
  const settled: Settled<EmptyAnswer>[] = [];
  for (const [matchId, ofMatch] of Map.groupBy(posts, (post) => post.match_id)) {
    if (matchId === LOCAL_MATCH || (only !== undefined && matchId !== only)) continue;
    settled.push(
      await settlePost(db, { call: 'anal-talents', matchId, matchKey: null, playerId: null, body, at }, async (transaction) => {
        const playerIds = new Set((await listMatchPlayers(transaction, matchId)).map(({ playerId }) => playerId));
        if (!ofMatch.every((post) => playerIds.has(post.player_id))) return quarantine('playerNotInMatch');
        if (await hasTalentPicks(transaction, matchId)) return { outcome: 'repeated', answer: {}, tags: [] };
        await insertTalentPicks(transaction, talentPicksOf(ofMatch));
        return { outcome: 'applied', answer: {}, tags: [] };
      }),
    );
  }
  return settled;
}
