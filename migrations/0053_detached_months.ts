import { sql, type Kysely } from 'kysely';

const statements = [
  // Days of Moscow, the first and the last on which a match of the month began; numbers as in the bounds of its parts.
  `create table detached_months (
    name text primary key check (name ~ '^20\\d\\d-(0[1-9]|1[0-2])$'),
    from_number bigint,
    until_number bigint not null,
    first_on date not null,
    last_on date not null check (last_on >= first_on),
    archive text not null,
    sha256 text not null,
    row_count bigint not null,
    bytes bigint not null,
    detached_at timestamptz not null
  )`,
];

/** Months whose course of matches was taken out of the tables into a file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
