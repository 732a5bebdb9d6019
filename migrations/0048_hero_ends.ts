import { sql, type Kysely } from 'kysely';

/** The minutes in which a hero's games of two weeks ended, in all map groups and with any talent; the adviser reads them at an offer. */
const statements = [
  `create table hero_ends (
    mode text not null,
    hero text not null,
    minute smallint not null,
    outs integer not null,
    wins integer not null,
    primary key (mode, hero, minute)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
