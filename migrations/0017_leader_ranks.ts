import { sql, type Kysely } from 'kysely';

const statements = [
  // The ranks that a leader may truly have among all who are ranked on the hero; 0 until they are worked out.
  `alter table hero_leaders
    add column rank_from integer not null default 0,
    add column rank_to integer not null default 0,
    add column ranked integer not null default 0`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
