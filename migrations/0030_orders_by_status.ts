import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Admins list the orders of one state, the newest first, and count them.
  await sql`create index orders_status on orders (status, id)`.execute(db);
}
