import { orderTypes } from '#areas/money/orders/order.rules.ts';
import { sql, type Db } from '#db/database.ts';

/** A figure of a Moscow day, twice: as the orders tell it, and as it is booked. */
export type DayFigure = { day: string; what: string; said: number; booked: number };

const moscowDay = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Moscow')::date`;

/**
 * Money in minor units (`paid rub`, `refunded rub`), `orders`, `refunds`, `shards` and `months` net, and `codes`, of the days
 * from `from` until before `until`. `said` is counted from the history of the orders, `booked` from the books alone.
 */
export async function listDayFigures(db: Db, from: Date, until: Date): Promise<DayFigure[]> {
  const { rows } = await sql<DayFigure>`with moved as (
      select ${moscowDay('e.at')} as day, e.kind, o.currency, o.amount_minor, o.product_name, o.product_amount, o.type in (${sql.lit(orderTypes.default)}, ${sql.lit(orderTypes.gift)}) as is_for_someone,
        case e.kind when 'paid' then 1 else -1 end as sign
      from order_events e join orders o on o.id = e.order_id
      where e.kind in ('paid', 'refunded') and e.at >= ${from} and e.at < ${until}
        -- What was given back before it counted as paid was never in the books. ("exists" would read the payments of all time.)
        and (e.kind = 'paid' or (select true from order_events p where p.order_id = e.order_id and p.kind = 'paid' limit 1))
    ), said as (
      select m.day, f.what, sum(f.n) as n from moved m cross join lateral (values
        (m.kind || ' ' || m.currency, m.amount_minor::bigint),
        (case m.kind when 'paid' then 'orders' else 'refunds' end, 1),
        (case when m.is_for_someone then case m.product_name when 'shards' then 'shards' else 'months' end end, m.product_amount * m.sign),
        (case when not m.is_for_someone and m.kind = 'paid' then 'codes' end, 1)
      ) f (what, n) where f.what is not null group by 1, 2
    ), entries as (
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
    select to_char(day, 'YYYY-MM-DD') as day, what, coalesce(said.n, 0)::bigint as said, coalesce(booked.n, 0)::bigint as booked
    from said full join booked using (day, what) order by day desc, what`.execute(db);
  return rows;
}
