import { sql, type Kysely } from 'kysely';

const statements = [
  // The hash chain of a season's ledger: each row's hash covers the previous hash and the row's own commitment
  // (docs/decisions/0019-ledger-chain.md). A ledger row with a link cannot be deleted.
  `create table rating_links (
    season_id integer not null references seasons,
    position integer not null check (position > 0),
    match_id bigint not null,
    player_id bigint not null,
    mode text not null,
    salt bytea not null check (length(salt) = 16),
    commitment bytea not null check (length(commitment) = 32),
    link bytea not null check (length(link) = 32),
    primary key (season_id, position),
    unique (match_id, player_id, mode),
    foreign key (match_id, player_id, mode) references rating_changes
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
