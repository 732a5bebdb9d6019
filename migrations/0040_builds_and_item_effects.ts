import { sql, type Kysely } from 'kysely';

// What is asked of the last two weeks is worked out by the job, so that an answer reads the rows it shows and no days:
// builds by hero and talent, of each stage the items that are shown and '' for all who were looked at; and what items are
// worth, with how many people bought them and the newest matches behind it.
const statements = [
  `create table build_talents (
    mode text not null,
    hero text not null,
    talent text not null,
    games integer not null,
    place_sum bigint not null,
    primary key (mode, hero, talent)
  )`,
  `create table build_items (
    mode text not null,
    hero text not null,
    talent text not null,
    stage text not null check (stage in ('start', 'early', 'mid', 'late')),
    item text not null,
    games integer not null,
    primary key (mode, hero, talent, stage, item)
  )`,
  `create table item_effects (
    mode text not null,
    minute smallint not null,
    item text not null,
    games integer not null,
    players integer not null,
    raw double precision not null,
    value double precision not null,
    low double precision not null,
    high double precision not null,
    matches bigint[] not null,
    primary key (mode, minute, item)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
