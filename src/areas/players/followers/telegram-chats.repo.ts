import { joinPublicPlayer } from '#areas/core/accounts/public-players.repo.ts';
import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { Language } from '#lib/words.ts';
import type { Pace } from './telegram.rules.ts';

/** The row with the quota of all the bot's messages together. */
export const EVERY_CHAT = 0;

/** A chat and its language. `language` is the writer's, undefined if unknown; `guessed` is for a chat whose language is unknown too. */
type Spoken = { chatId: number; language: Language | undefined; guessed: Language };

/**
 * Takes one message from a chat's quota. Returns the milliseconds until it may be sent, and the chat's language. If the wait is longer than
 * `mostMs`, returns undefined and takes nothing. The chat is stored and marked as seen; a person's chat gets the current language, a group
 * keeps the first one.
 */
export async function takeQuota(
  db: Db,
  { chatId, language, guessed, pace, mostMs, now }: Spoken & { pace: Pace; mostMs: number; now: Date },
): Promise<{ waitMs: number; language: Language } | undefined> {
  const { rows } = await sql<{ readyAt: Date; language: Language }>`insert into telegram_chats as c (id, language, ready_at, seen_at)
    values (${chatId}, ${language ?? guessed}, ${later(now, pace.gapMs)}, ${now})
    on conflict (id) do update set seen_at = excluded.seen_at,
      language = case when c.id > 0 and ${language !== undefined} then excluded.language else c.language end,
      ready_at = greatest(c.ready_at, ${now}::timestamptz) + ${pace.gapMs} * interval '1 millisecond'
    where c.ready_at <= ${later(now, pace.burstMs + mostMs)}
    returning ready_at as "readyAt", language`.execute(db);
  const [row] = rows;
  return row && { waitMs: Math.max(0, row.readyAt.getTime() - pace.gapMs - pace.burstMs - now.getTime()), language: row.language };
}

/** Adds a group that the bot was invited to, with this language; a known group stays as it is. */
export async function insertGroup(db: Db, chatId: number, language: Language, now: Date): Promise<void> {
  await sql`insert into telegram_chats (id, language, ready_at, seen_at) values (${chatId}, ${language}, ${now}, ${now})
    on conflict do nothing`.execute(db);
}

/** Sends nothing to these chats before this moment. */
export async function updateChatsReadyAt(db: Db, chatIds: readonly number[], readyAt: Date): Promise<void> {
  await sql`update telegram_chats set ready_at = greatest(ready_at, ${readyAt}) where id = any(${chatIds}::bigint[])`.execute(db);
}

/** Deletes a chat and its follows: the bot is not wanted there. */
export async function deleteChat(db: Db, chatId: number): Promise<void> {
  await sql`delete from telegram_chats where id = ${chatId} and id <> ${EVERY_CHAT}`.execute(db);
}

/** A group has a new id. If it is known under both, the follows are merged, and nothing is sent twice. */
export async function updateChatId(db: Db, from: number, to: number): Promise<void> {
  await sql`update telegram_chats set id = ${to} where id = ${from} and not exists (select from telegram_chats where id = ${to})`.execute(
    db,
  );
  // Its sent and waiting messages move with the follows.
  await sql`update telegram_follows f set chat_id = ${to} where chat_id = ${from}
    and not exists (select from telegram_follows o where o.chat_id = ${to} and o.player_id = f.player_id)`.execute(db);
  await deleteChat(db, from);
}

/** Deletes chats without follows and without a "me" that were not seen since this moment. */
export async function deleteChatsSeenBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from telegram_chats c where seen_at < ${before} and id <> ${EVERY_CHAT}
    and not exists (select from telegram_follows f where f.chat_id = c.id)
    and not exists (select from telegram_selves s where s.chat_id = c.id)`.execute(db);
}

/**
 * The player whom somebody means by "me"; undefined if they never said, or if the player is hidden. A person's id is that of their chat
 * with the bot.
 */
export async function findSelf(db: Db, personId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select player_id as id from telegram_selves where chat_id = ${personId}`.execute(db);
  return rows[0]?.id;
}

/**
 * Stores the player whom somebody means by "me"; that person needs no chat with the bot. False if the player is not public. Must run in a
 * transaction.
 */
export async function upsertSelf(
  db: Db,
  { personId, language, now }: { personId: number; language: Language; now: Date },
  playerId: number,
): Promise<boolean> {
  if (!(await holdPublicPlayer(db, playerId))) return false;
  await sql`insert into telegram_chats (id, language, ready_at, seen_at) values (${personId}, ${language}, ${now}, ${now})
    on conflict do nothing`.execute(db);
  await sql`insert into telegram_selves (chat_id, player_id) values (${personId}, ${playerId})
    on conflict (chat_id) do update set player_id = excluded.player_id`.execute(db);
  return true;
}

export type Followed = { playerId: number; nickname: string };

/** The players that a chat follows, the earliest first; only public ones. */
export async function listFollowed(db: Db, chatId: number): Promise<Followed[]> {
  const { rows } = await sql<Followed>`select n.player_id as "playerId", n.nickname
    from telegram_follows f ${joinPublicPlayer('f.player_id')}
    where f.chat_id = ${chatId} and n.player_id <> ${NOBODY} order by f.followed_at, f.player_id`.execute(db);
  return rows;
}

/**
 * Makes a chat follow a player; nothing changes if it already does. The chat must be known. False if the player is not public. Must run in
 * a transaction.
 */
export async function insertFollow(db: Db, chatId: number, playerId: number, now: Date): Promise<boolean> {
  if (!(await holdPublicPlayer(db, playerId))) return false;
  await sql`insert into telegram_follows (chat_id, player_id, followed_at) values (${chatId}, ${playerId}, ${now})
    on conflict do nothing`.execute(db);
  return true;
}

export async function deleteFollow(db: Db, chatId: number, playerId: number): Promise<void> {
  await sql`delete from telegram_follows where chat_id = ${chatId} and player_id = ${playerId}`.execute(db);
}

/** Deletes all followers of a player and every "me" that means them: the player hides, or is erased. */
export async function deleteFollowers(db: Db, playerId: number): Promise<void> {
  await sql`delete from telegram_follows where player_id = ${playerId}`.execute(db);
  await sql`delete from telegram_selves where player_id = ${playerId}`.execute(db);
}

/** Whether a player is public. They cannot hide before the transaction ends; hiding then deletes what the transaction wrote. */
async function holdPublicPlayer(db: Db, playerId: number): Promise<boolean> {
  const { rows } = await sql`select id from players where id = ${playerId} and visibility = 'public' for share`.execute(db);
  return rows.length > 0;
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
