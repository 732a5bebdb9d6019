import { sql, type Db } from '#db/database.ts';

/**
 * One thing that happened because of an order. `source` says where it is written: its own history, the book of money,
 * shards, the subscription, its code, a notice to a player, or a notification of the provider.
 */
export type TimelineRow = {
  at: Date;
  source: 'order' | 'money' | 'shards' | 'plus' | 'code' | 'notice' | 'notification';
  kind: string;
  /** Who did it, or whom it is about. */
  playerId: number | null;
  /** Minor units, shards, months, or how often a notification came. */
  amount: number | null;
  /** The balance after a booking of shards. */
  balance: number | null;
  /** The end of the subscription, or when a notice was read. */
  until: Date | null;
  detail: string | null;
};

/** Everything that is written anywhere of an order, in order. */
export async function listTimeline(db: Db, orderId: number): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`with o as (select * from orders where id = ${orderId}),
    -- Who holds what the order bought, and the cause it is booked under there.
    holders as (
      select recipient_id as player_id, 'order:' || id as cause from o where recipient_id is not null
      union all select c.consumer_id, 'code:' || c.code_hash from codes c where c.order_id = ${orderId} and c.consumer_id is not null
    ), causes as (
      select player_id, cause from holders union all select player_id, cause || ':reversed' from holders
    ), rows as (
      select at, 1 as rank, number, 'order' as source, kind, actor_id as "playerId", null::bigint as amount, null::bigint as balance,
        null::timestamptz as until, detail
      from order_events where order_id = ${orderId}
      union all
      select booked_at, 2, 0, 'money', kind, null, amount_minor, null, null, currency from money_bookings where order_id = ${orderId}
      union all
      select b.booked_at, 3, b.number, 'shards', b.account, b.player_id, b.amount, b.balance, null, b.note
      from shard_bookings b join causes c on c.player_id = b.player_id and c.cause = b.cause
      union all
      select e.created_at, 3, e.id, 'plus', e.kind, e.player_id, e.months, null, e.expires_at, e.reason
      from plus_entitlements e join causes c on c.player_id = e.player_id and c.cause = e.cause
      union all
      select made.at, 4, 0, 'code', made.kind, made.player_id, null, null, null, c.last_four
      from codes c cross join lateral (values ('made', c.created_at, null::bigint), ('used', c.used_at, c.consumer_id), ('revoked', c.revoked_at, null)) made (kind, at, player_id)
      where c.order_id = ${orderId} and made.at is not null
      union all
      select n.created_at, 5, n.id, 'notice', n.kind, n.player_id, null, null, n.seen_at, null
      from player_notices n join o on n.player_id in (o.player_id, o.recipient_id) where n.cause = 'order:' || o.id
      union all
      select p.received_at, 6, 0, 'notification', coalesce(p.event, ''), null, p.times, null, null, p.outcome
      from payment_notifications p join o on p.payment_id = o.payment_id
    )
    select at, source, kind, "playerId", amount, balance, until, detail from rows order by at, rank, number limit 1000`.execute(db);
  return rows;
}
