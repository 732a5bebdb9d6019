import type { ColumnType, Generated } from 'kysely';

type PlayerId = ColumnType<number, number, never>;
type OrderStatus = 'created' | 'pending' | 'paid' | 'cancelled' | 'expired' | 'refunded' | 'disputed';

type OrderTable = {
  id: Generated<number>;
  player_id: PlayerId;
  idempotency_key: string;
  type: number;
  product_id: number;
  product_name: 'dota_plus' | 'shards';
  product_amount: number;
  currency: 'rub' | 'usd';
  amount_minor: number;
  /** Who gets it; nobody yet when a code is bought. */
  recipient_id: number | null;
  gift_message: string | null;
  email: string | null;
  is_renewing: boolean;
  /** The period of a renewal: it is charged once. */
  renewal_key: string | null;
  status: OrderStatus;
  provider: string;
  provider_key: string;
  payment_id: string | null;
  payment_url: string | null;
  decline: string | null;
  checks: Generated<number>;
  next_check_at: Date | null;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
  paid_at: Date | null;
};

export interface MoneyTables {
  shard_bookings: {
    player_id: PlayerId;
    number: number;
    cause: string;
    account: 'sales' | 'codes' | 'matches' | 'bonus' | 'spending';
    amount: number;
    balance: number;
    note: string | null;
    booked_at: Date;
  };
  products: {
    id: Generated<number>;
    name: 'dota_plus' | 'shards';
    amount: number;
    position: number;
    is_listed: Generated<boolean>;
    rub_lot_url: string | null;
    usd_lot_url: string | null;
    created_at: Date;
  };
  product_prices: {
    product_id: number;
    number: number;
    rub: number | null;
    usd: number | null;
    discount: number;
    set_at: Date;
    set_by: number | null;
  };
  orders: OrderTable;
  order_events: {
    order_id: number;
    number: number;
    at: Date;
    kind: string;
    status: OrderStatus;
    detail: string | null;
    actor_id: number | null;
  };
  money_bookings: {
    order_id: number;
    kind: 'paid' | 'refunded';
    provider: string;
    currency: string;
    amount_minor: number;
    booked_at: Date;
  };
  payment_notifications: {
    provider: string;
    digest: string;
    event: string | null;
    payment_id: string | null;
    body: string;
    outcome: string;
    times: Generated<number>;
    received_at: Date;
  };
  code_batches: {
    id: Generated<number>;
    name: string;
    product_id: number;
    product_name: 'dota_plus' | 'shards';
    product_amount: number;
    size: number;
    price_source: 'funpay' | 'rub' | 'usd' | 'promo';
    expires_at: Date | null;
    created_at: Date;
    created_by: number;
    exported_at: Date | null;
    revoked_at: Date | null;
  };
  codes: {
    code_hash: string;
    last_four: string;
    batch_id: number | null;
    order_id: number | null;
    product_name: 'dota_plus' | 'shards';
    product_amount: number;
    cipher: string | null;
    created_at: Date;
    expires_at: Date | null;
    used_at: Date | null;
    consumer_id: number | null;
    revoked_at: Date | null;
  };
  patreon_tokens: {
    campaign_id: string;
    access_cipher: string | null;
    refresh_cipher: string | null;
    expires_at: Date | null;
    refreshed_at: Date | null;
  };
  code_attempts: { player_id: PlayerId; id: Generated<number>; source: string; attempted_at: Date };
  plus_renewals: {
    player_id: PlayerId;
    product_id: number;
    months: number;
    currency: 'rub' | 'usd';
    amount_minor: number;
    email: string | null;
    provider: string;
    method_ref: string;
    method_title: string;
    card_ends_at: Date | null;
    status: 'active' | 'stopped' | 'failed';
    period_ends_at: Date;
    next_try_at: Date | null;
    tries: number;
    announced_at: Date | null;
    decline: string | null;
    started_at: Date;
    ended_at: Date | null;
  };
  player_notices: {
    player_id: PlayerId;
    id: Generated<number>;
    cause: string;
    kind: string;
    facts: unknown;
    created_at: Date;
    seen_at: Date | null;
  };
}
