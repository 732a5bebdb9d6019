import { MEMBERSHIP } from '#areas/core/wallet/wallet.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { Membership } from './patreon.contract.ts';

/** Makes everyone else who links this Patreon account wait until the transaction ends. */
export async function lockMember(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('patreon'), hashtext(${userId}))`.execute(db);
}

/** Unlinks a Patreon account from any other player. */
export async function deleteLinkOfOther(db: Db, userId: string, playerId: number): Promise<void> {
  await sql`delete from patreon_links where patreon_user_id = ${userId} and player_id <> ${playerId}`.execute(db);
}

/** The other players with time from a Patreon account that still runs, whether it is linked to them or not. */
export async function listOtherHolders(db: Db, userId: string, playerId: number, at: Date): Promise<number[]> {
  const { rows } = await sql<{ playerId: number }>`select distinct player_id as "playerId" from plus_entitlements
    where reason = ${sql.lit(MEMBERSHIP)} and split_part(cause, ':', 2) = ${userId} and coalesce(until_at, expires_at) > ${at}
      and player_id <> ${playerId} order by player_id`.execute(db);
  return rows.map((row) => row.playerId);
}

/** Links a Patreon account, which is linked to nobody else, to a player. */
export async function upsertLink(db: Db, playerId: number, membership: Membership, at: Date): Promise<void> {
  await sql`insert into patreon_links (player_id, patreon_user_id, full_name, patron_status, next_charge_at, linked_at, synced_at)
    values (${playerId}, ${membership.userId}, ${membership.fullName}, ${membership.patronStatus}, ${membership.nextChargeAt}, ${at}, ${at})
    on conflict (player_id) do update set patreon_user_id = excluded.patreon_user_id, full_name = excluded.full_name,
      patron_status = excluded.patron_status, next_charge_at = excluded.next_charge_at, linked_at = excluded.linked_at, synced_at = excluded.synced_at`.execute(
    db,
  );
}

/** Stores the state of a membership; returns the player it is linked to, if any. */
export async function updateLink(db: Db, membership: Membership, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{ playerId: number }>`update patreon_links set patron_status = ${membership.patronStatus},
      next_charge_at = ${membership.nextChargeAt}, synced_at = ${at}
    where patreon_user_id = ${membership.userId} returning player_id as "playerId"`.execute(db);
  return rows[0]?.playerId;
}

/** A linked Patreon account, with the last known state of its membership. */
export type StoredLink = Pick<Membership, 'userId' | 'fullName' | 'patronStatus' | 'nextChargeAt'>;

/** A player's Patreon account. */
export async function findLink(db: Db, playerId: number): Promise<StoredLink | undefined> {
  const { rows } = await sql<StoredLink>`select patreon_user_id as "userId", full_name as "fullName", patron_status as "patronStatus",
      next_charge_at as "nextChargeAt"
    from patreon_links where player_id = ${playerId}`.execute(db);
  return rows[0];
}

/** Locks a player's link until the transaction ends. */
export async function lockLink(db: Db, playerId: number): Promise<void> {
  await sql`select 1 from patreon_links where player_id = ${playerId} for update`.execute(db);
}

/** Locks a player's link and the link of this Patreon account's holder until the transaction ends, always in the same order. */
export async function lockLinks(db: Db, playerId: number, userId: string): Promise<void> {
  await sql`select 1 from patreon_links where player_id = ${playerId} or patreon_user_id = ${userId} order by player_id for update`.execute(
    db,
  );
}

/** Deletes a player's Patreon link. */
export async function deleteLink(db: Db, playerId: number): Promise<void> {
  await sql`delete from patreon_links where player_id = ${playerId}`.execute(db);
}

/** The creator's stored tokens: sealed. */
export type StoredTokens = { accessCipher: string | null; refreshCipher: string | null; expiresAt: Date | null };

/** The stored tokens of a campaign. */
export async function findTokens(db: Db, campaignId: string): Promise<StoredTokens | undefined> {
  const { rows } =
    await sql<StoredTokens>`select access_cipher as "accessCipher", refresh_cipher as "refreshCipher", expires_at as "expiresAt"
    from patreon_tokens where campaign_id = ${campaignId}`.execute(db);
  return rows[0];
}

/** Makes everyone else who changes a campaign's tokens wait until the transaction ends. */
export async function lockTokens(db: Db, campaignId: string): Promise<void> {
  await sql`insert into patreon_tokens (campaign_id) values (${campaignId}) on conflict do nothing`.execute(db);
  await sql`select 1 from patreon_tokens where campaign_id = ${campaignId} for update`.execute(db);
}

/** Stores new tokens of a campaign. */
export async function updateTokens(
  db: Db,
  campaignId: string,
  { accessCipher, refreshCipher, expiresAt }: StoredTokens,
  at: Date,
): Promise<void> {
  await sql`update patreon_tokens set access_cipher = ${accessCipher}, refresh_cipher = ${refreshCipher}, expires_at = ${expiresAt}, refreshed_at = ${at}
    where campaign_id = ${campaignId}`.execute(db);
}
