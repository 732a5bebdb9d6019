import { randomUUID } from 'node:crypto';
import type { BonusVotesPost, VotePost } from '#areas/games/protocol/game-account.contract.ts';
import type { EmptyAnswer } from '#areas/games/protocol/post.contract.ts';
import { addVotes, hasOpenHeroForShare } from '#areas/wiki/heroes/hero-poll.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import type { Db } from '#db/pool.ts';
import { isCoolingDown, upsertCooldown } from './player-state.repo.ts';
import { settleAccountPost } from './settle-account-post.command.ts';
import { bookVotes } from './votes.repo.ts';

/** The largest bonus accepted, whatever a post says. */
const MOST_VOTES = 1000;

/** A player votes for a hero of the open poll; the votes are taken from their balance. */
export function castVote(db: Db, post: VotePost, body: string, at: Date): Promise<EmptyAnswer> {
  const { playerId, heroName, count } = post;
  return settleAccountPost(db, { ...post, call: 'vote', body, at }, async (transaction) => {
    if (heroName === null || !(await hasOpenHeroForShare(transaction, heroName))) return new Refusal('heroNotInPoll');
    if (count === 0) return undefined;
    const vote = { playerId, cause: `vote:${randomUUID()}`, account: 'poll', amount: -count } as const;
    if (!(await bookVotes(transaction, vote, at))) return new Refusal('notEnoughVotes');
    await addVotes(transaction, heroName, count);
    await announceChange(transaction, [tag.poll]);
    return undefined;
  });
}

/** A player collects bonus votes, once per cooldown. */
export function collectBonusVotes(db: Db, post: BonusVotesPost, body: string, at: Date): Promise<EmptyAnswer> {
  const { playerId, count, cd } = post;
  return settleAccountPost(db, { ...post, call: 'bonus_votes', body, at }, async (transaction) => {
    if (await isCoolingDown(transaction, playerId, 'bonusVotes', at)) return new Refusal('notReadyYet');
    const bonus = { playerId, cause: `bonus:${randomUUID()}`, account: 'bonus', amount: Math.min(count, MOST_VOTES) } as const;
    if (count > 0) await bookVotes(transaction, bonus, at);
    if (cd > 0) await upsertCooldown(transaction, playerId, 'bonusVotes', new Date(at.getTime() + cd));
    return undefined;
  });
}
