import { joinPublicPlayer } from '#areas/core/accounts/public-players.repo.ts';
import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { Language } from '#lib/words.ts';
import type { Pace } from './telegram.rules.ts';

/** The row in which everything that the bot writes has its turn. */
export const EVERY_CHAT = 0;

/**
 * Takes the next turn to write to a chat, which is thereby known, and seen with this language: milliseconds until it comes.
 * Undefined, and nothing taken, when that is longer than `mostMs`.
 */
export async function takeTurn(
  db: Db,
  { chatId, language, pace, mostMs, now }: { chatId: number; language: Language; pace: Pace; mostMs: number; now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ readyAt: Date }>`insert into telegram_chats as c (id, language, ready_at, seen_at)
    values (${chatId}, ${language}, ${later(now, pace.gapMs)}, ${now})
    on conflict (id) do update set language = excluded.language, seen_at = excluded.seen_at,
      ready_at = greatest(c.ready_at, ${now}::timestamptz) + ${pace.gapMs} * interval '1 millisecond'
    where c.ready_at <= ${later(now, pace.burstMs + mostMs)}
    returning ready_at as "readyAt"`.execute(db);
  const [row] = rows;
  return row && Math.max(0, row.readyAt.getTime() - pace.gapMs - pace.burstMs - now.getTime());
}

/** Nothing is written to these chats before. */
export async function updateChatsReadyAt(db: Db, chatIds: readonly number[], readyAt: Date): Promise<void> {
  await sql`update telegram_chats set ready_at = greatest(ready_at, ${readyAt}) where id = any(${chatIds}::bigint[])`.execute(db);
}

/** Forgets a chat and whom it follows: the bot is not wanted there. */
export async function deleteChat(db: Db, chatId: number): Promise<void> {
  await sql`delete from telegram_chats where id = ${chatId} and id <> ${EVERY_CHAT}`.execute(db);
}

/** A group has another number now. One that is known under both follows whom either follows, and is told nothing twice. */
export async function updateChatId(db: Db, from: number, to: number): Promise<void> {
  await sql`update telegram_chats set id = ${to} where id = ${from} and not exists (select from telegram_chats where id = ${to})`.execute(
    db,
  );
  // What it was told and what waits for it goes with whom it follows.
  await sql`update telegram_follows f set chat_id = ${to} where chat_id = ${from}
    and not exists (select from telegram_follows o where o.chat_id = ${to} and o.player_id = f.player_id)`.execute(db);
  await deleteChat(db, from);
}

/** Deletes chats that follow nobody, know nobody as themselves and were not seen since. */
export async function deleteChatsSeenBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from telegram_chats c where seen_at < ${before} and id <> ${EVERY_CHAT}
    and not exists (select from telegram_follows f where f.chat_id = c.id)
    and not exists (select from telegram_selves s where s.chat_id = c.id)`.execute(db);
}

/** Whom a chat means by itself; undefined when it never said, and for who is hidden. */
export async function findSelf(db: Db, chatId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select player_id as id from telegram_selves where chat_id = ${chatId}`.execute(db);
  return rows[0]?.id;
}

/** Notes whom a chat means by itself. The chat must be known. */
export async function upsertSelf(db: Db, chatId: number, playerId: number): Promise<void> {
  await sql`insert into telegram_selves (chat_id, player_id) values (${chatId}, ${playerId})
    on conflict (chat_id) do update set player_id = excluded.player_id`.execute(db);
}

export type Followed = { playerId: number; nickname: string };

/** Whom a chat follows, the one followed first at first; only who is found by everyone. */
export async function listFollowed(db: Db, chatId: number): Promise<Followed[]> {
  const { rows } = await sql<Followed>`select n.player_id as "playerId", n.nickname
    from telegram_follows f ${joinPublicPlayer('f.player_id')}
    where f.chat_id = ${chatId} and n.player_id <> ${NOBODY} order by f.followed_at, f.player_id`.execute(db);
  return rows;
}

/** A chat follows a player from now on; nothing changes when it does already. The chat must be known; false for a player who is not public. */
export async function insertFollow(db: Db, chatId: number, playerId: number, now: Date): Promise<boolean> {
  // The player's row is held, so that who hides meanwhile is either seen here or takes this row away.
  const { rows } = await sql`select id from players where id = ${playerId} and visibility = 'public' for share`.execute(db);
  if (rows.length === 0) return false;
  await sql`insert into telegram_follows (chat_id, player_id, followed_at) values (${chatId}, ${playerId}, ${now})
    on conflict do nothing`.execute(db);
  return true;
}

export async function deleteFollow(db: Db, chatId: number, playerId: number): Promise<void> {
  await sql`delete from telegram_follows where chat_id = ${chatId} and player_id = ${playerId}`.execute(db);
}

/** Nobody follows a player any more, and no chat means itself by them: they hide, or are erased. */
export async function deleteFollowers(db: Db, playerId: number): Promise<void> {
  await sql`delete from telegram_follows where player_id = ${playerId}`.execute(db);
  await sql`delete from telegram_selves where player_id = ${playerId}`.execute(db);
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
