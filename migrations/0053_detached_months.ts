import { sql, type Kysely } from 'kysely';

const statements = [
  // `first_on` and `last_on`: the first and last Moscow days on which a match of the month began. The numbers are the bounds of its
  // partitions.
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

/** The months whose match details were moved from the tables to a file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
