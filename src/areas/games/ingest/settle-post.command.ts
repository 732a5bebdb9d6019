import { isErasedForUpdate } from '#areas/core/accounts/players.repo.ts';
import { hasDetachedMatch } from '#areas/games/months/detached-months.repo.ts';
import type { Match } from '#areas/games/protocol/match.rules.ts';
import type { EmptyAnswer, ParkableCall } from '#areas/games/protocol/post.contract.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import type { Tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { digestOf } from '#services/secrets.ts';
import { findMatchForUpdate, findMatchKey, lockMatchId } from './match.repo.ts';
import { upsertPost, withoutPerson } from './post.repo.ts';

/** A call about a match, as it came. Without a `matchKey` (calls of the second base) only the server's own key protects it. */
export type Posted = { call: ParkableCall; matchId: string; matchKey: string | null; playerId: number | null; body: string; at: Date };

/** The outcome of a call. A refusal is stored with its reason and thrown only after the commit. */
export type Settled<A> =
  | { outcome: 'applied' | 'repeated'; answer: A; tags: readonly Tag[] }
  | { outcome: 'parked' | 'quarantined' | 'refused'; refusal: Refusal };

export function quarantine(code: RefusalCode, detail?: string): { outcome: 'quarantined'; refusal: Refusal } {
  return { outcome: 'quarantined', refusal: new Refusal(code, detail) };
}

/** What a call does, in a transaction that has locked its match and its player, if it has one. `isErased`: that player was erased. */
type Apply<A> = (transaction: Db, match: Match, isErased: boolean) => Promise<Settled<A>>;

/**
 * Runs `apply` in the transaction that locks the match and stores the call's body. A call for an unknown match is parked; one with another
 * match key or for an archived match is refused. In both cases `apply` does not run.
 */
export function settlePost<A>(db: Db, posted: Posted, apply: Apply<A>): Promise<Settled<A>> {
  return inTransaction(db, async (transaction) => {
    const match = await openMatch(transaction, posted.matchId);
    // Locks the player before anything of theirs, so that posts and erasures always lock in the same order.
    const isErased = posted.playerId !== null && (await isErasedForUpdate(transaction, posted.playerId));
    const settled = await settle(match, posted, { transaction, isErased }, apply);
    const refusal = 'refusal' in settled ? settled.refusal : undefined;
    const { call, matchId, playerId, body, at } = posted;
    await upsertPost(transaction, {
      call,
      matchId,
      playerId,
      body: isErased ? withoutPerson(body) : body,
      digest: digestOf(body),
      outcome: settled.outcome,
      reason: refusal?.message ?? null,
      receivedAt: at,
    });
    if ('tags' in settled) await announceChange(transaction, [...new Set(settled.tags)]);
    return settled;
  });
}

/** The answer of a settled call; throws its refusal. */
export function answerOf<A>(settled: Settled<A>): A {
  if ('refusal' in settled) throw settled.refusal;
  return settled.answer;
}

async function openMatch(transaction: Db, matchId: string): Promise<Match | undefined> {
  const match = await findMatchForUpdate(transaction, matchId);
  if (match) return match;
  // The match may begin right now: with its id locked, either it exists or its start will find this post parked.
  await lockMatchId(transaction, matchId);
  return findMatchForUpdate(transaction, matchId);
}

async function settle<A>(
  match: Match | undefined,
  posted: Posted,
  { transaction, isErased }: { transaction: Db; isErased: boolean },
  apply: Apply<A>,
): Promise<Settled<A>> {
  if (!match) return { outcome: 'parked', refusal: new Refusal('unknownMatch') };
  if (posted.matchKey !== null && posted.matchKey !== match.matchKey)
    return { outcome: 'refused', refusal: new Refusal('foreignMatchKey') };
  if (await hasDetachedMatch(transaction, match.id)) return { outcome: 'refused', refusal: new Refusal('matchArchived') };
  return apply(transaction, match, isErased);
}

/** The answer to a post about several matches: throws if a part was refused; a part that waits for its match is no refusal. */
export function refuseUnplaced(settled: readonly Settled<EmptyAnswer>[]): EmptyAnswer {
  for (const part of settled) if (part.outcome === 'quarantined' || part.outcome === 'refused') throw part.refusal;
  return {};
}

/** Throws Refusal foreignMatchKey if the match of a call was started with another key: for calls that change no match. */
export async function refuseForeignKey(db: Db, post: { matchId: string; matchKey: string }): Promise<void> {
  const matchKey = await findMatchKey(db, post.matchId);
  if (matchKey !== undefined && matchKey !== post.matchKey) throw new Refusal('foreignMatchKey');
}
