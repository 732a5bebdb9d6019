import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import type { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { sql, type Db } from '#db/pool.ts';
import { limitToPage } from '#db/rows.ts';
import { orderTypes } from './order.rules.ts';
import type { OrderStatus } from './orders.contract.ts';

export type GiftHistoryRow = {
  type: number;
  cipher: string | null;
  createdAt: Date;
  consumerPlayerId: number | null;
  usedAt: Date | null;
  consumerNickname: string | null;
  isAnonymous: boolean;
  productName: GoodsName;
  amount: number;
};

/** Gifts, one row per recipient, and codes that a player bought and paid for, the newest first, 200 at most; a gift is used once taken. */
export async function listGiftHistory(db: Db, playerId: number): Promise<GiftHistoryRow[]> {
  const { rows } =
    await sql<GiftHistoryRow>`select o.type, c.cipher, o.created_at as "createdAt", case when who.id is not null then ${listed.playerId} end as "consumerPlayerId",
      case when r.player_id is null then c.used_at when g.id is null then o.paid_at else g.taken_at end as "usedAt", case when who.id is not null then ${listed.nickname} end as "consumerNickname",
      o.is_anonymous as "isAnonymous", o.product_name as "productName", o.product_amount as amount
    from orders o left join order_grantees r on r.order_id = o.id left join codes c on c.order_id = o.id
    left join player_gifts g on g.player_id = r.player_id and g.cause = 'order:' || o.id
    left join lateral (select coalesce(c.consumer_id, r.player_id) as id) who on true ${joinPublicPlayer('who.id')}
    where o.player_id = ${playerId} and o.type <> ${sql.lit(orderTypes.default)} and o.status = 'paid' order by o.created_at desc, o.id desc, r.position limit 200`.execute(
      db,
    );
  return rows;
}

export type PaidOrder = {
  orderId: number;
  type: number;
  status: 'paid' | 'refunded' | 'disputed';
  productName: GoodsName;
  amount: number;
  currency: 'rub' | 'usd';
  price: number;
  paidAt: Date;
  email: string | null;
  isRenewal: boolean;
  recipientNicknames: string[];
  recipientIds: number[];
  isAnonymous: boolean;
  cipher: string | null;
  codeUsedAt: Date | null;
};

/**
 * A player's orders that were paid, those refunded since too, the newest first, 200 at most; gifts with the recipients' public names, codes
 * that were not refunded as a cipher.
 */
export async function listPaidOrders(db: Db, playerId: number): Promise<PaidOrder[]> {
  const { rows } =
    await sql<PaidOrder>`select o.id as "orderId", o.type, o.status, o.product_name as "productName", o.product_amount as amount,
      o.currency, o.amount_minor as price, o.paid_at as "paidAt", o.email, o.renewal_key is not null as "isRenewal",
      coalesce(to_whom.nicknames, '[]') as "recipientNicknames", coalesce(to_whom.ids, '[]') as "recipientIds", o.is_anonymous as "isAnonymous",
      c.cipher, c.used_at as "codeUsedAt"
    from orders o left join codes c on c.order_id = o.id and o.status = 'paid'
    left join lateral (select json_agg(${listed.nickname} order by r.position) as nicknames, json_agg(${listed.playerId} order by r.position) as ids
      from order_grantees r ${joinPublicPlayer('r.player_id')} where r.order_id = o.id and o.type = ${sql.lit(orderTypes.gift)}) to_whom on true
    where o.player_id = ${playerId} and o.paid_at is not null order by o.paid_at desc, o.id desc limit 200`.execute(db);
  return rows;
}

/** The cipher of the code that an order bought. */
export async function findOrderCipher(db: Db, orderId: number): Promise<string | undefined> {
  const { rows } = await sql<{ cipher: string | null }>`select cipher from codes where order_id = ${orderId}`.execute(db);
  return rows[0]?.cipher ?? undefined;
}

export type FoundOrder = {
  orderId: number;
  status: OrderStatus;
  type: number;
  /** Null: a gift from somebody who was not signed in. */
  playerId: number | null;
  recipientIds: number[];
  productName: GoodsName;
  productAmount: number;
  currency: 'rub' | 'usd';
  amountMinor: number;
  paymentId: string | null;
  decline: string | null;
  createdAt: Date;
  paidAt: Date | null;
};

export type OrderSearch = { text: string; status: OrderStatus | undefined; page: number; count: number };

/** Orders by number, player, recipient, payment or e-mail, the newest first, and their total. */
export async function listOrders(db: Db, { text, status, ...page }: OrderSearch): Promise<{ total: number; orders: FoundOrder[] }> {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  const named =
    number === undefined
      ? sql`(o.payment_id = ${text} or lower(o.email) = lower(${text}))`
      : sql`(o.id = ${number} or o.player_id = ${number} or o.recipient_id = ${number}
          or o.id in (select order_id from order_recipients where player_id = ${number}))`;
  // A search finds few orders, so they are materialized once; all orders, or all with a status, are read from an index page by page.
  const [once, wanted] = text === '' ? [sql`not materialized`, sql`true`] : [sql`materialized`, named];
  const { rows } = await sql<FoundOrder & { total: number }>`with found as ${once} (
      select o.id from orders o where ${wanted} and ${status === undefined ? sql`true` : sql`o.status = ${status}`}
    ), page as (select id from found order by id desc ${limitToPage(page)})
    select o.id as "orderId", o.status, o.type, o.player_id as "playerId",
      (select coalesce(json_agg(r.player_id order by r.position), '[]') from order_grantees r where r.order_id = o.id) as "recipientIds", o.product_name as "productName", o.product_amount as "productAmount", o.currency, o.amount_minor as "amountMinor",
      o.payment_id as "paymentId", o.decline, o.created_at as "createdAt", o.paid_at as "paidAt",
      (select count(*)::integer from found) as total
    from page join orders o using (id) order by o.id desc`.execute(db);
  return { total: rows[0]?.total ?? 0, orders: rows };
}

/** The admin who made the last refund request that was not refused; null if there is none. */
export async function findRefundAsker(db: Db, orderId: number): Promise<number | null> {
  const { rows } = await sql<{
    actorId: number | null;
  }>`select case kind when 'refund asked' then actor_id end as "actorId" from order_events
    where order_id = ${orderId} and kind in ('refund asked', 'refund refused') order by number desc limit 1`.execute(db);
  return rows[0]?.actorId ?? null;
}

/** How many refunds of an order were refused. */
export async function countRefusedRefunds(db: Db, orderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from order_events
    where order_id = ${orderId} and kind = 'refund refused'`.execute(db);
  return rows[0]?.count ?? 0;
}

export type Recipient = { playerId: number; nickname: string; avatarUrl: string | null };

/** The recipients of a gift by their public names, in the order they were named. */
export async function listPublicRecipients(db: Db, orderId: number): Promise<Recipient[]> {
  const { rows } =
    await sql<Recipient>`select ${listed.playerId} as "playerId", ${listed.nickname} as nickname, ${listed.avatarUrl} as "avatarUrl"
    from order_grantees r ${joinPublicPlayer('r.player_id')} where r.order_id = ${orderId} order by r.position`.execute(db);
  return rows;
}

/** A player's public name. */
export async function findPublicName(db: Db, playerId: number): Promise<string> {
  const { rows } = await sql<{
    nickname: string;
  }>`select ${listed.nickname} as nickname from (select ${playerId}::bigint as id) who ${joinPublicPlayer('who.id')}`.execute(db);
  return rows[0]?.nickname ?? '';
}
