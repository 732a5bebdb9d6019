import { sql, type Kysely } from 'kysely';

/** A giver may ask not to be named to the recipient. */
const statements = [
  `alter table orders add column is_anonymous boolean not null default false`,
  `alter table player_gifts add column is_anonymous boolean not null default false`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
