import { sql, type Db } from '#db/pool.ts';
import type { Visibility } from './visibility.rules.ts';

export type FoundVisibility = { visibility: Visibility; setAt: Date | null };

export async function findVisibility(db: Db, playerId: number): Promise<FoundVisibility | undefined> {
  const { rows } = await sql<FoundVisibility>`select visibility, visibility_set_at as "setAt" from players where id = ${playerId}`.execute(
    db,
  );
  return rows[0];
}

/** The same, with the player locked until the transaction ends. */
export async function findVisibilityForUpdate(db: Db, playerId: number): Promise<FoundVisibility | undefined> {
  const { rows } =
    await sql<FoundVisibility>`select visibility, visibility_set_at as "setAt" from players where id = ${playerId} for update`.execute(db);
  return rows[0];
}

export async function updateVisibility(db: Db, playerId: number, visibility: Visibility, setAt: Date): Promise<void> {
  await sql`update players set visibility = ${visibility}, visibility_set_at = ${setAt} where id = ${playerId}`.execute(db);
}

/** Erases a player's name and avatar, and notes the avatar's files for deletion. */
export async function eraseAppearance(db: Db, playerId: number, at: Date): Promise<void> {
  await sql`insert into erased_avatars (hash, erased_at)
    select avatar_hash, ${at}::timestamptz from steam_profiles where player_id = ${playerId} and avatar_hash is not null on conflict do nothing`.execute(
    db,
  );
  await sql`delete from steam_profiles where player_id = ${playerId}`.execute(db);
  await sql`update players set nickname = null, avatar_url = null, visibility = 'erased', visibility_set_at = null, steam_due_at = 'infinity'
    where id = ${playerId}`.execute(db);
}

/** Revokes an account's role; a ban stays, otherwise an erasure would lift it. */
export async function eraseRole(db: Db, playerId: number): Promise<void> {
  await sql`update accounts set is_admin = false where player_id = ${playerId} and is_admin`.execute(db);
}

export async function listErasedAvatars(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select hash from erased_avatars order by erased_at, hash limit ${most}`.execute(db);
  return rows.map(({ hash }) => hash);
}

export async function deleteErasedAvatars(db: Db, hashes: readonly string[]): Promise<void> {
  await sql`delete from erased_avatars where hash = any(${hashes}::text[])`.execute(db);
}
