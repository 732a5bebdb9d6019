import { sql, type Kysely } from 'kysely';

const statements = [
  // `body` is what editors work on, `shown` what readers see, so that a published update can be corrected without showing the draft.
  `create table updates (
    id integer generated always as identity primary key,
    url text not null unique check (url ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(url) <= 80),
    state text not null default 'draft' check (state in ('draft', 'scheduled', 'published')),
    version integer not null,
    body jsonb not null,
    publish_at timestamptz,
    is_waived boolean not null default false,
    shown jsonb,
    shown_version integer,
    published_at timestamptz,
    corrected_at timestamptz,
    created_at timestamptz not null,
    edited_at timestamptz not null,
    check ((state = 'scheduled') = (publish_at is not null)),
    check ((state = 'published') = (shown is not null and shown_version is not null and published_at is not null))
  )`,
  `create index updates_published on updates (published_at desc, id desc) where state = 'published'`,
  `create index updates_scheduled on updates (publish_at) where state = 'scheduled'`,

  // Every version that was ever saved; successive autosaves of one editor are one version.
  `create table update_versions (
    update_id integer not null references updates on delete cascade,
    version integer not null,
    author text not null,
    is_autosave boolean not null default false,
    source text,
    body jsonb not null,
    saved_at timestamptz not null,
    primary key (update_id, version)
  )`,

  // What a published update says of each hero.
  `create table update_heroes (
    hero text not null,
    update_id integer not null references updates on delete cascade,
    body jsonb not null,
    primary key (hero, update_id)
  )`,
  `create index on update_heroes (update_id)`,

  // The outbox of announcements by target. Nothing is due when next_at is null. While a sender sends, it holds the lease.
  `create table announcements (
    update_id integer not null references updates on delete cascade,
    target text not null check (target in ('telegram-ru', 'telegram-en', 'discord-ru', 'discord-en')),
    wanted_version integer not null,
    sent_version integer,
    message_id text,
    attempts integer not null default 0,
    next_at timestamptz,
    leased_until timestamptz,
    problem text,
    primary key (update_id, target)
  )`,
  `create index announcements_due on announcements (target, next_at) where next_at is not null`,

  // When a target may be written to again, or why it is disabled.
  `create table announcement_targets (
    target text primary key,
    address_digest text not null,
    ready_at timestamptz not null,
    disabled_reason text
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
