import { sql, type Kysely } from 'kysely';

// Places of a period's days that nothing is added to any more, summed by hero and by hero and talent ('*': all), in each
// map group and in all ('*'): the table reads these and the last two days.
const statements = [
  `create table settled_sums (
    span text not null,
    mode text not null,
    rank_group text not null,
    hero text not null,
    talent text not null,
    place_1 integer not null,
    place_2 integer not null,
    place_3 integer not null,
    place_4 integer not null,
    place_5 integer not null,
    place_6 integer not null,
    primary key (span, mode, rank_group, hero, talent)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
