import { MEMBERSHIP } from '#areas/core/wallet/wallet.rules.ts';
import { sql } from '#db/pool.ts';
import type { Support } from './supporters.rules.ts';

/**
 * The query for what a player has openly paid for Dota Plus (docs/rules.md "Supporters"), as one row: the months of orders that were not
 * refunded and of codes that were sold elsewhere and redeemed by this player; and the milliseconds by which each charge extended a
 * membership, until it went to another player.
 */
export function supportOf(playerId: number) {
  return sql<Support>`select
    (select coalesce(sum(o.product_amount * (select greatest(count(*), 1) from order_grantees r where r.order_id = o.id)), 0)::integer from orders o where o.player_id = ${playerId} and o.product_name = 'dota_plus' and not o.is_anonymous
      and (select sum(m.amount_minor) from money_bookings m where m.order_id = o.id) > 0)
    + (select coalesce(sum(c.product_amount), 0)::integer from codes c join code_batches b on b.id = c.batch_id
      where c.consumer_id = ${playerId} and c.product_name = 'dota_plus' and b.price_source <> 'promo') as months,
    (select coalesce(sum(greatest(extract(epoch from told.until_at - greatest(told.created_at, told.before)), 0)), 0)::double precision * 1000
      from (select t.until_at, t.created_at, max(t.until_at) over (order by t.id rows between unbounded preceding and 1 preceding) as before
        from (select e.id, e.created_at, least(e.until_at, back.created_at) as until_at from plus_entitlements e
          left join plus_entitlements back on back.player_id = e.player_id and back.reverses = e.cause
          where e.player_id = ${playerId} and e.kind = 'until' and e.reason = ${MEMBERSHIP}) t) told) as "memberMs"`;
}
