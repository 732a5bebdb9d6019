import { sql, type Kysely } from 'kysely';

/** A gift may be bought without signing in: the order then has no player and is opened by its own key. */
const statements = [
  `alter table orders alter column player_id drop not null`,
  `alter table orders add constraint orders_buyer check (player_id is not null or (type = 2 and is_anonymous and renewal_key is null))`,
  `create unique index orders_signed_out on orders (idempotency_key) where player_id is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
