import type { SessionKind } from '#contract/caller.ts';
import { sql, type Db } from '#db/pool.ts';
import { insertRows, type NewRow } from '#db/rows.ts';

export type FoundSession = { kind: SessionKind; usedAt: Date; isAdmin: boolean };

/** An active session, by its token's digest. */
export async function findSession(db: Db, playerId: number, tokenHash: string, at: Date): Promise<FoundSession | undefined> {
  const { rows } = await sql<FoundSession>`select s.kind, s.used_at as "usedAt", coalesce(a.is_admin, false) as "isAdmin"
    from sessions s left join accounts a on a.player_id = s.player_id
    where s.player_id = ${playerId} and s.token_hash = ${tokenHash} and s.expires_at > ${at}`.execute(db);
  return rows[0];
}

export function insertSession(db: Db, session: NewRow<'sessions'>): Promise<void> {
  return insertRows(db, 'sessions', [session]);
}

/** Notes that a session is in use, and prolongs it. */
export async function updateSessionEnd(db: Db, playerId: number, tokenHash: string, usedAt: Date, expiresAt: Date): Promise<void> {
  await sql`update sessions set used_at = ${usedAt}, expires_at = ${expiresAt} where player_id = ${playerId} and token_hash = ${tokenHash}`.execute(
    db,
  );
}

export async function deleteSession(db: Db, playerId: number, tokenHash: string): Promise<void> {
  await sql`delete from sessions where player_id = ${playerId} and token_hash = ${tokenHash}`.execute(db);
}

export async function deleteSessionsOfPlayer(db: Db, playerId: number): Promise<void> {
  await sql`delete from sessions where player_id = ${playerId}`.execute(db);
}

export type FoundKey = { keyId: string; name: string; createdAt: Date; usedAt: Date; endsAt: Date };

/** The part of the digest by which the owner identifies a key. */
const keyId = sql<string>`left(token_hash, 16)`;

/** A player's active sessions held by programs, the newest first. */
export async function listKeysOfPlayer(db: Db, playerId: number, at: Date): Promise<FoundKey[]> {
  const { rows } =
    await sql<FoundKey>`select ${keyId} as "keyId", coalesce(name, '') as name, created_at as "createdAt", used_at as "usedAt",
      expires_at as "endsAt"
    from sessions where player_id = ${playerId} and kind = 'program' and expires_at > ${at} order by created_at desc, token_hash`.execute(
      db,
    );
  return rows;
}

/** Ends an API key for good, if it belongs to its player. */
export async function deleteKey(db: Db, playerId: number, id: string): Promise<void> {
  await sql`delete from sessions where player_id = ${playerId} and kind = 'program' and ${keyId} = ${id}`.execute(db);
}

/** Deletes a player's browser sessions except the `most` last used. */
export async function deleteOldestSessions(db: Db, playerId: number, most: number): Promise<void> {
  await sql`delete from sessions where player_id = ${playerId} and kind <> 'program' and token_hash not in (
    select token_hash from sessions where player_id = ${playerId} and kind <> 'program' order by used_at desc, created_at desc limit ${most})`.execute(
    db,
  );
}

/** Deletes sessions, links and nonces that ended before this moment. */
export async function deleteEnded(db: Db, before: Date): Promise<void> {
  await sql`delete from sessions where expires_at < ${before}`.execute(db);
  await sql`delete from login_links where expires_at < ${before}`.execute(db);
  await sql`delete from sign_in_nonces where expires_at < ${before}`.execute(db);
}

/** Notes a nonce from Steam; false if it was noted before. */
export async function insertNonce(db: Db, nonce: string, expiresAt: Date): Promise<boolean> {
  const { rows } =
    await sql`insert into sign_in_nonces (nonce, expires_at) values (${nonce}, ${expiresAt}) on conflict do nothing returning 1`.execute(
      db,
    );
  return rows.length > 0;
}

export function insertLoginLink(db: Db, link: NewRow<'login_links'>): Promise<void> {
  return insertRows(db, 'login_links', [link]);
}

export async function deleteLinksOfPlayer(db: Db, playerId: number): Promise<void> {
  await sql`delete from login_links where player_id = ${playerId}`.execute(db);
}

/** The path of a link, used or not. */
export async function findLinkPath(db: Db, playerId: number, codeHash: string): Promise<string | undefined> {
  const { rows } = await sql<{
    path: string;
  }>`select path from login_links where player_id = ${playerId} and code_hash = ${codeHash}`.execute(db);
  return rows[0]?.path;
}

/** Marks a link as used; false if it was used before or is too old. Of several at once, one wins. */
export async function updateLinkUsed(db: Db, playerId: number, codeHash: string, at: Date): Promise<boolean> {
  const { rows } = await sql`update login_links set used_at = ${at}
    where player_id = ${playerId} and code_hash = ${codeHash} and used_at is null and expires_at > ${at} returning 1`.execute(db);
  return rows.length > 0;
}
