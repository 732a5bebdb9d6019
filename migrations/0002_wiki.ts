import { sql, type Kysely } from 'kysely';

const statements = [
  // One row per publication; `id` counts them without gaps. `digest`: the hash of the whole content, equal for equal content.
  `create table content_revisions (
    id integer primary key,
    digest text not null,
    author text not null,
    source text not null,
    restores integer references content_revisions,
    added integer not null,
    changed integer not null,
    removed integer not null,
    published_at timestamptz not null
  )`,
  `create index on content_revisions (restores)`,

  // An entity is stored once per change: it is valid from one revision until another, or until now when `valid_until` is null.
  `create table content_entities (
    kind text not null check (kind in ('hero', 'general', 'item', 'shop')),
    key text not null,
    valid_from integer not null references content_revisions,
    valid_until integer references content_revisions,
    digest text not null,
    body jsonb not null,
    primary key (kind, key, valid_from)
  )`,
  `create index on content_entities (valid_from)`,
  `create index on content_entities (valid_until)`,

  // Content that may be published later and is not visible until then.
  `create table content_drafts (
    id integer generated always as identity primary key,
    digest text not null,
    author text not null,
    source text not null,
    body jsonb not null,
    created_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
