import { sql, type Kysely } from 'kysely';

const statements = [
  // The places that players gain in a period by a hero, or a hero with an orange talent ('*': any), compared with an average hero.
  `create table hero_worths (
    period text not null,
    mode text not null check (mode in ('solo', 'duo')),
    -- '*': all.
    rank_group text not null,
    hero text not null,
    talent text not null,
    value double precision not null,
    low double precision not null,
    high double precision not null,
    primary key (period, mode, rank_group, hero, talent)
  )`,
  // There are claims about heroes and items too: each claim has a kind, and the rarities are among the kinds.
  'alter table claims rename column rarity to kind',
  // The lead is now one in skill; its worth follows from a table's own rows.
  'drop table rating_slopes',
  'alter table day_places drop column lead_sum, drop column lead_squares, drop column lead_places',
  // Everything is calculated again.
  'delete from span_states',
  'delete from statistic_days',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
