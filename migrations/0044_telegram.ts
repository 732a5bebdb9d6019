import { sql, type Kysely } from 'kysely';

/** Chats in which the bot was asked for something: what it knows about each, and the messages it has still to send. */
const statements = [
  // `ready_at`: when the chat may be written to again. Row 0 is not a chat but the limit of all messages of the bot together.
  `create table telegram_chats (
    id bigint primary key,
    language text not null check (language in ('ru', 'en')),
    ready_at timestamptz not null,
    seen_at timestamptz not null
  )`,
  `insert into telegram_chats (id, language, ready_at, seen_at) values (0, 'ru', '2000-01-01T00:00:00Z', '2000-01-01T00:00:00Z')`,

  // The player that "me" means in a chat.
  `create table telegram_selves (
    chat_id bigint primary key references telegram_chats on delete cascade on update cascade,
    player_id bigint not null references players
  )`,
  `create index telegram_selves_player on telegram_selves (player_id)`,

  `create table telegram_follows (
    chat_id bigint not null references telegram_chats on delete cascade on update cascade,
    player_id bigint not null references players,
    followed_at timestamptz not null,
    primary key (chat_id, player_id)
  )`,
  `create index telegram_follows_player on telegram_follows (player_id)`,

  // One row per follower and match. `asked_at`: when Telegram was asked to send it, unless that is known to have failed; such a row is
  // never sent again. `next_at`: when it is to be sent, or taken over from a process that died before asking.
  `create table telegram_messages (
    chat_id bigint not null,
    player_id bigint not null,
    match_id bigint not null,
    noted_at timestamptz not null,
    next_at timestamptz,
    asked_at timestamptz,
    attempts smallint not null default 0,
    primary key (chat_id, player_id, match_id),
    foreign key (chat_id, player_id) references telegram_follows on delete cascade on update cascade
  )`,
  `create index telegram_messages_due on telegram_messages (next_at) where next_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
