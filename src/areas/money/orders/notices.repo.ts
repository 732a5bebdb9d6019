import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { Notice, NoticeFacts } from './orders.contract.ts';

export type NewNotice = { playerId: number; cause: string; kind: Notice['kind']; facts: NoticeFacts };

/** Adds a notice for a player's next visit, once per cause. */
export async function insertNotice(db: Db, { playerId, cause, kind, facts }: NewNotice, at: Date): Promise<void> {
  await sql`insert into player_notices (player_id, cause, kind, facts, created_at) values (${playerId}, ${cause}, ${kind}, ${JSON.stringify(facts)}, ${at})
    on conflict (player_id, cause) do nothing`.execute(db);
}

export type FoundNotice = Pick<Notice, 'noticeId' | 'kind' | 'facts'> & { createdAt: Date };

/** A player's unread notices, the oldest first, 20 at most. A giver who hides by now is left out. */
export async function listUnread(db: Db, playerId: number): Promise<FoundNotice[]> {
  const { rows } = await sql<FoundNotice>`select u.id as "noticeId", u.kind, u.created_at as "createdAt",
      case when ${listed.playerId} = ${NOBODY} then u.facts - 'from' else u.facts end as facts
    from player_notices u
    left join orders o on o.id = case when u.kind = 'gift' then substring(u.cause from '^order:([0-9]+)$')::bigint end
    ${joinPublicPlayer('o.player_id')}
    where u.player_id = ${playerId} and u.seen_at is null order by u.id limit 20`.execute(db);
  return rows;
}

/** Deletes a notice of a player. */
export async function deleteNotice(db: Db, playerId: number, cause: string): Promise<void> {
  await sql`delete from player_notices where player_id = ${playerId} and cause = ${cause}`.execute(db);
}

/** Marks notices as read by their player. */
export async function updateNoticesRead(db: Db, playerId: number, noticeIds: readonly number[], at: Date): Promise<void> {
  await sql`update player_notices set seen_at = ${at} where player_id = ${playerId} and id = any(${noticeIds}::bigint[]) and seen_at is null`.execute(
    db,
  );
}

/** Deletes every notice of a player. */
export async function deleteNotices(db: Db, playerId: number): Promise<void> {
  await sql`delete from player_notices where player_id = ${playerId}`.execute(db);
}

/** Erases a player's name and words from notices about gifts to others. */
export async function eraseSenders(db: Db, playerId: number): Promise<void> {
  await sql`update player_notices n set facts = n.facts - 'from' - 'message' from orders o join order_grantees r on r.order_id = o.id
    where o.player_id = ${playerId} and n.player_id = r.player_id and n.kind = 'gift' and n.cause = 'order:' || o.id`.execute(db);
}
