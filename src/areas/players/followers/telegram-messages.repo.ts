import { joinPublicPlayer } from '#areas/core/accounts/public-players.repo.ts';
import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import { LONGEST_MATCH_MS } from '#areas/games/matches/matches.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import { HOUR_MS, MINUTE_MS } from '#lib/durations.ts';
import type { Language } from '#lib/words.ts';
import { EVERY_CHAT } from './telegram-chats.repo.ts';
import { paces, type EndedMatch } from './telegram.rules.ts';

const LEASE_MS = MINUTE_MS;
/** A message that was not sent within this time is no news any more. */
const NEWS_MS = HOUR_MS;

/** Puts finished matches of followed players into the outbox, unless their followers already know of them. */
export async function insertEndedMatches(db: Db, now: Date): Promise<void> {
  await sql`insert into telegram_messages (chat_id, player_id, match_id, noted_at, next_at)
    select f.chat_id, f.player_id, p.match_id, ${now}, ${now}
    from telegram_follows f join match_players p on p.player_id = f.player_id and p.started_at > ${before(now, LONGEST_MATCH_MS)}
    where p.ended_at > greatest(f.followed_at, ${before(now, NEWS_MS)}) and p.place is not null
    on conflict do nothing`.execute(db);
}

/** Drops messages that have waited too long. */
export async function updateStale(db: Db, now: Date): Promise<void> {
  await sql`update telegram_messages set next_at = null where next_at <= ${now} and noted_at < ${before(now, NEWS_MS)}`.execute(db);
}

/** Whether any message may be due; called often, so it locks nothing. */
export async function hasDueMessages(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`select from telegram_messages where next_at <= ${now} limit 1`.execute(db);
  return rows.length > 0;
}

export type MessageKey = { chatId: number; playerId: number; matchId: string };
export type DueMessage = MessageKey & { language: Language; attempts: number };

/**
 * Claims the next message that is still news and whose chat may be written to now. Keeps it from other senders for a minute, and its chat
 * quiet for its gap. Must run in a transaction.
 */
export async function claimMessage(db: Db, now: Date): Promise<DueMessage | undefined> {
  const quota = await sql`select id from telegram_chats
    where id = ${EVERY_CHAT} and ready_at <= ${after(now, paces.all.burstMs)} for update`.execute(db);
  if (quota.rows.length === 0) return undefined;
  const { rows } = await sql<DueMessage>`with next as (
      select m.chat_id, m.player_id, m.match_id, c.language from telegram_messages m join telegram_chats c on c.id = m.chat_id
      where m.next_at <= ${now} and m.noted_at >= ${before(now, NEWS_MS)} and c.ready_at <= ${now} order by m.next_at limit 1 for update of m, c skip locked
    ), quiet as (
      update telegram_chats c set ready_at = greatest(c.ready_at, ${now}::timestamptz) + interval '1 millisecond' *
        case when c.id = ${EVERY_CHAT} then ${paces.all.gapMs}::integer when c.id < 0 then ${paces.group.gapMs}::integer else ${paces.chat.gapMs}::integer end
      where exists (select from next) and (c.id = ${EVERY_CHAT} or c.id = (select chat_id from next))
    )
    update telegram_messages m set next_at = ${after(now, LEASE_MS)}, attempts = attempts + 1 from next n
    where (m.chat_id, m.player_id, m.match_id) = (n.chat_id, n.player_id, n.match_id)
    returning m.chat_id as "chatId", m.player_id as "playerId", m.match_id::text as "matchId", n.language, m.attempts`.execute(db);
  return rows[0];
}

/**
 * Notes that a message is being handed to Telegram: from now on nobody sends it again, unless it turns out to have failed. False if it must
 * not be sent any more.
 */
export async function updateHandedOver(db: Db, key: MessageKey, now: Date): Promise<boolean> {
  const { rows } = await sql`update telegram_messages set asked_at = ${now}, next_at = null
    where ${isMessage(key)} and next_at is not null and asked_at is null returning match_id`.execute(db);
  return rows.length > 0;
}

/** Telegram did not send it: makes it due again at this moment. */
export async function updateDueAgain(db: Db, key: MessageKey, nextAt: Date): Promise<void> {
  await sql`update telegram_messages set asked_at = null, next_at = ${nextAt} where ${isMessage(key)}`.execute(db);
}

/** Deletes messages older than any match that could still be announced. */
export async function deleteMessagesBefore(db: Db, then: Date): Promise<void> {
  await sql`delete from telegram_messages where noted_at < ${then}`.execute(db);
}

/** A player's result in a match; undefined if the player is hidden. */
export async function findEndedMatch(db: Db, { playerId, matchId }: MessageKey): Promise<EndedMatch | undefined> {
  const { rows } =
    await sql<EndedMatch>`select n.nickname, p.mode, p.place, p.hero, r.change as "ratingChange", coalesce(r.is_double, false) as "isDouble"
    from match_players p ${joinPublicPlayer('p.player_id')}
    left join rating_changes r on r.match_id = p.match_id and r.player_id = p.player_id and r.mode = p.mode
    where p.match_id = ${matchId} and p.player_id = ${playerId} and p.place is not null and n.player_id <> ${NOBODY}`.execute(db);
  return rows[0];
}

function isMessage({ chatId, playerId, matchId }: MessageKey) {
  return sql`chat_id = ${chatId} and player_id = ${playerId} and match_id = ${matchId}`;
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
const after = (now: Date, ms: number) => new Date(now.getTime() + ms);
