import { sql, type Kysely } from 'kysely';

/**
 * How many rows the heroes' match lists have, by the Moscow day on which the matches began. A day that is not in `hero_list_days` is
 * counted from the matches themselves.
 */
const statements = [
  `create table hero_list_days (
    played_on date primary key,
    last_finished_at timestamptz not null
  )`,
  `create table hero_list_counts (
    played_on date not null references hero_list_days on delete cascade,
    hero text not null,
    talent text not null,
    matches integer not null,
    last_finished_at timestamptz not null,
    primary key (played_on, hero, talent)
  )`,
  `create index hero_list_counts_hero on hero_list_counts (hero, talent)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
