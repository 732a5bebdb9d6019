import { sql, type Kysely } from 'kysely';

const statements = [
  // What the pages of the admins look things up by.
  `create index orders_email on orders (lower(email)) where email is not null`,
  `create index order_events_money on order_events (at) where kind in ('paid', 'refunded')`,
  `create index plus_entitlements_sales on plus_entitlements (created_at) where reason in ('order', 'reversal')`,
  `create index payment_notifications_payment on payment_notifications (payment_id)`,
  `create index codes_of_orders on codes (created_at) where order_id is not null`,

  // The creator's tokens change every month. They are sealed; what was given in the configuration is not kept.
  `create table patreon_tokens (
    campaign_id text primary key,
    access_cipher text,
    refresh_cipher text,
    expires_at timestamptz,
    refreshed_at timestamptz
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
