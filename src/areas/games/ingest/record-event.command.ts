import { upsertSeenPlayers } from '#areas/core/accounts/players.repo.ts';
import type { EventPost } from '#areas/games/protocol/game-account.contract.ts';
import type { CooldownKind } from '#areas/games/protocol/lobby.rules.ts';
import { LOCAL_MATCH, type EmptyAnswer } from '#areas/games/protocol/post.contract.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { digestOf } from '#services/secrets.ts';
import { upsertCooldown } from './player-state.repo.ts';
import { upsertPost } from './post.repo.ts';
import { refuseForeignKey } from './settle-post.command.ts';

type Event = { call: string; post: EventPost; body: string; at: Date; cooldown: CooldownKind | undefined };

/**
 * Stores a call that needs no other work, and the cooldown that it starts, if any. A repeated call is stored once but restarts the
 * cooldown: the player opened another build.
 */
export async function recordEvent(db: Db, { call, post, body, at, cooldown }: Event): Promise<EmptyAnswer> {
  const { matchId, playerId, cd } = post;
  await refuseForeignKey(db, post);
  if (matchId === LOCAL_MATCH) return {};
  const kept = call === 'http-errors' ? withoutRequest(body) : body;
  await inTransaction(db, async (transaction) => {
    await upsertPost(transaction, {
      call,
      matchId,
      playerId,
      body: kept,
      digest: digestOf(body),
      outcome: 'applied',
      reason: null,
      receivedAt: at,
    });
    if (!cooldown || cd === 0 || playerId === null) return;
    await upsertSeenPlayers(transaction, [{ playerId, nickname: null, at }]);
    await upsertCooldown(transaction, playerId, cooldown, new Date(at.getTime() + cd));
  });
  return {};
}

/** The report of a failed call, without that call's body: it was stored when it came, and may contain names. */
function withoutRequest(body: string): string {
  return JSON.stringify({ ...JSON.parse(body), RequestBody: '' });
}
