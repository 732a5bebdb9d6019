import { sql, type Kysely } from 'kysely';

// How many people played each hero with each orange talent in the two weeks that builds are counted over; worked out by the
// hour, with the worth of items.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table build_players (
    mode text not null,
    hero text not null,
    talent text not null,
    players integer not null,
    primary key (mode, hero, talent)
  )`.execute(db);
}
