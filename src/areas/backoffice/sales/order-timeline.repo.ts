import { orderTypes } from '#areas/money/orders/order.rules.ts';
import { sql, type Db } from '#db/pool.ts';

/** A figure of a Moscow day, twice: from the orders, and from the bookings. */
export type DayFigure = { day: string; what: string; said: number; booked: number };

const moscowDay = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Moscow')::date`;

/**
 * Money in minor units (`paid rub`, `refunded rub`), `orders`, `refunds`, `shards` and `months` net, and `codes`, of the days from `from`
 * until before `until`. `said` is counted from the history of the orders, `booked` from the bookings alone.
 */
export async function listDayFigures(db: Db, from: Date, until: Date): Promise<DayFigure[]> {
  const { rows } = await sql<DayFigure>`with moved as (
      select ${moscowDay('e.at')} as day, e.kind, o.currency, o.amount_minor, o.product_name, o.product_amount, o.type = ${sql.lit(orderTypes.coupon)} or o.type = ${sql.lit(orderTypes.promo)} as is_for_code,
        -- How many got it. A gift counts when it is taken, and its refund takes something back only then.
        case when g.made = 0 then (o.type in (${sql.lit(orderTypes.default)}, ${sql.lit(orderTypes.gift)}))::integer when e.kind = 'refunded' then g.taken else 0 end as got,
        case e.kind when 'paid' then 1 else -1 end as sign
      from order_events e join orders o on o.id = e.order_id 
        cross join lateral (select count(*)::integer as made, count(*) filter (where taken_at is not null)::integer as taken
          from player_gifts where cause = 'order:' || o.id) g
      where e.kind in ('paid', 'refunded') and e.at >= ${from} and e.at < ${until}
        -- What was given back before it counted as paid was never in the books. ("exists" would read the payments of all time.)
        and (e.kind = 'paid' or (select true from order_events p where p.order_id = e.order_id and p.kind = 'paid' limit 1))
    ), said as (
      select m.day, f.what, sum(f.n) as n from moved m cross join lateral (values
        (m.kind || ' ' || m.currency, m.amount_minor::bigint),
        (case m.kind when 'paid' then 'orders' else 'refunds' end, 1),
        (case when m.got > 0 then case m.product_name when 'shards' then 'shards' else 'months' end end, m.product_amount * m.got * m.sign),
        (case when m.is_for_code and m.kind = 'paid' then 'codes' end, 1)
      ) f (what, n) where f.what is not null group by 1, 2
      union all
      select ${moscowDay('g.taken_at')}, case g.product_name when 'shards' then 'shards' else 'months' end, sum(g.product_amount)
      from player_gifts g where g.taken_at >= ${from} and g.taken_at < ${until} group by 1, 2
    ), told as (select day, what, sum(n) as n from said group by 1, 2), entries as (
      select ${moscowDay('m.booked_at')} as day, f.what, f.n
      from money_bookings m cross join lateral (values
        (m.kind || ' ' || m.currency, abs(m.amount_minor)::bigint), (case m.kind when 'paid' then 'orders' else 'refunds' end, 1)
      ) f (what, n) where m.booked_at >= ${from} and m.booked_at < ${until}
      union all
      select ${moscowDay('b.booked_at')}, 'shards', b.amount from shard_bookings b
      where b.account = 'sales' and b.booked_at >= ${from} and b.booked_at < ${until}
      union all
      select ${moscowDay('p.created_at')}, 'months', coalesce(p.months, -r.months) from plus_entitlements p
        left join plus_entitlements r on r.player_id = p.player_id and r.cause = p.reverses
      where (p.reason = 'order' or (p.reason = 'reversal' and r.reason = 'order')) and p.created_at >= ${from} and p.created_at < ${until}
      union all
      select ${moscowDay('c.created_at')}, 'codes', 1 from codes c where c.order_id is not null and c.created_at >= ${from} and c.created_at < ${until}
    ), booked as (select day, what, sum(n) as n from entries group by 1, 2)
    select to_char(day, 'YYYY-MM-DD') as day, what, coalesce(told.n, 0)::bigint as said, coalesce(booked.n, 0)::bigint as booked
    from told full join booked using (day, what) order by day desc, what`.execute(db);
  return rows;
}

/**
 * One event of an order. `source` says where it is recorded: the order's history, the money bookings, shards, the subscription, its code,
 * its gift, a notice to a player, or a notification of the provider.
 */
export type TimelineRow = {
  at: Date;
  source: 'order' | 'money' | 'shards' | 'plus' | 'code' | 'gift' | 'notice' | 'notification';
  kind: string;
  /** The author, or the player concerned. */
  playerId: number | null;
  /** Minor units, shards, months, or how often a notification came. */
  amount: number | null;
  /** The balance after a booking of shards. */
  balance: number | null;
  /** The end of the subscription, or when a notice was read. */
  until: Date | null;
  detail: string | null;
};

/** What is recorded about an order, in chronological order: the first 1,000 events. */
export async function listTimeline(db: Db, orderId: number): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`with o as (select * from orders where id = ${orderId}),
    -- Who holds what the order bought, and the cause it is booked under there.
    holders as (
      select r.player_id, 'order:' || o.id as cause from o join order_grantees r on r.order_id = o.id
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
      select made.at, 4, 0, 'gift', made.kind, g.player_id, null, null, null, null
      from player_gifts g cross join lateral (values ('given', g.given_at), ('taken', g.taken_at), ('revoked', g.revoked_at)) made (kind, at)
      where g.cause = 'order:' || ${orderId}::bigint and made.at is not null
      union all
      select n.created_at, 5, n.id, 'notice', n.kind, n.player_id, null, null, n.seen_at, null
      from player_notices n join o on n.player_id in (select o.player_id union select player_id from holders) where n.cause = 'order:' || o.id
      union all
      select p.received_at, 6, 0, 'notification', coalesce(p.event, ''), null, p.times, null, null, p.outcome
      from payment_notifications p join o on p.payment_id = o.payment_id
    )
    select at, source, kind, "playerId", amount, balance, until, detail from rows order by at, rank, number limit 1000`.execute(db);
  return rows;
}
