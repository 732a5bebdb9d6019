import { sql, type Kysely } from 'kysely';

const statements = [
  // The range of a leader's true rank among all players ranked on the hero; 0 until it is calculated.
  `alter table hero_leaders
    add column rank_from integer not null default 0,
    add column rank_to integer not null default 0,
    add column ranked integer not null default 0`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
