import { insertPlayers } from '#areas/core/accounts/players.repo.ts';
import { insertReport } from '#areas/games/conduct/conduct.repo.ts';
import { pairOf } from '#areas/games/conduct/conduct.rules.ts';
import type { FreeBuildPost, QuestsPost, ReportPost } from '#areas/games/protocol/game-account.contract.ts';
import type { EmptyAnswer } from '#areas/games/protocol/post.contract.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Db } from '#db/pool.ts';
import { addFreeBuild, replaceQuests, upsertCooldown } from './player-state.repo.ts';
import { settleAccountPost } from './settle-account-post.command.ts';

/** Stores a player's quests of the week in place of the previous ones. */
export function keepQuests(db: Db, post: QuestsPost, body: string, at: Date): Promise<EmptyAnswer> {
  const { playerId, heroes, cd } = post;
  return settleAccountPost(db, { ...post, call: 'update_quests', body, at }, async (transaction) => {
    await replaceQuests(
      transaction,
      playerId,
      heroes.flatMap(({ heroName, quests }) => (heroName === null ? [] : { hero: heroName, quests })),
    );
    if (cd > 0) await upsertCooldown(transaction, playerId, 'updateQuests', new Date(at.getTime() + cd));
    return undefined;
  });
}

/** A player used one of the free builds. */
export function countFreeBuild(db: Db, post: FreeBuildPost, body: string, at: Date): Promise<EmptyAnswer> {
  return settleAccountPost(db, { ...post, call: 'consume_free_build', body, at }, async (transaction) => {
    await addFreeBuild(transaction, post.playerId);
    return undefined;
  });
}

/** A player reports that two others help each other: counted once per match, pair and reporter. */
export function keepReport(db: Db, post: ReportPost, body: string, at: Date): Promise<EmptyAnswer> {
  const { matchId, reporter, reported1, reported2, type } = post;
  const pair = pairOf(reported1, reported2);
  return settleAccountPost(db, { ...post, call: 'report', playerId: reporter, body, at }, async (transaction) => {
    if (!pair) return new Refusal('invalidInput', 'reported1 and reported2 are two players');
    // Does not lock the two reported players: players who report each other at the same moment must not deadlock.
    await insertPlayers(transaction, [pair.oneId, pair.otherId], at);
    await insertReport(transaction, { matchId, reporterId: reporter, ...pair, type, reportedAt: at });
    return undefined;
  });
}
