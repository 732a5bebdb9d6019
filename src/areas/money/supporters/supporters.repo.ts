import { MEMBERSHIP } from '#areas/core/wallet/wallet.rules.ts';
import { sql } from '#db/pool.ts';
import type { Support } from './supporters.rules.ts';

/**
 * The query for what a player has openly paid of Dota Plus (docs/rules.md "Supporters"), as one row: months of orders whose money stayed and
 * of codes that were sold elsewhere and used by this player, and the milliseconds that a membership reached further with each charge.
 */
export function supportOf(playerId: number) {
  return sql<Support>`select
    (select coalesce(sum(o.product_amount * (select greatest(count(*), 1) from order_grantees r where r.order_id = o.id)), 0)::integer from orders o where o.player_id = ${playerId} and o.product_name = 'dota_plus' and not o.is_anonymous
      and (select sum(m.amount_minor) from money_bookings m where m.order_id = o.id) > 0)
    + (select coalesce(sum(c.product_amount), 0)::integer from codes c join code_batches b on b.id = c.batch_id
      where c.consumer_id = ${playerId} and c.product_name = 'dota_plus' and b.price_source <> 'promo') as months,
    (select coalesce(sum(greatest(extract(epoch from told.until_at - greatest(told.created_at, told.before)), 0)), 0)::double precision * 1000
      from (select until_at, created_at, max(until_at) over (order by id rows between unbounded preceding and 1 preceding) as before
        from plus_entitlements where player_id = ${playerId} and kind = 'until' and reason = ${MEMBERSHIP}) told) as "memberMs"`;
}
