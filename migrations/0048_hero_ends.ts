import { sql, type Kysely } from 'kysely';

/** In which minute the games of a hero ended over two weeks, in all map groups and with any talent: what the adviser reads at an offer. */
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
