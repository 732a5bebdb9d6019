import { sql, type Db } from '#db/pool.ts';
import type { NewRow } from '#db/rows.ts';

export type FoundAccount = { nickname: string | null; avatarUrl: string | null; isBannedOnSocials: boolean };

/** A player's name and avatar, and whether they may not change the links of their profile; undefined for an unknown player. */
export async function findAccount(db: Db, playerId: number): Promise<FoundAccount | undefined> {
  const { rows } =
    await sql<FoundAccount>`select p.nickname, p.avatar_url as "avatarUrl", coalesce(a.is_banned_on_socials, false) as "isBannedOnSocials"
    from players p left join accounts a on a.player_id = p.id where p.id = ${playerId}`.execute(db);
  return rows[0];
}

/** Sets the given fields of an account; the others stay, or get an ordinary account's values. */
export async function upsertAccount(db: Db, { playerId, isAdmin, isBannedOnSocials }: NewRow<'accounts'>): Promise<void> {
  await sql`insert into accounts (player_id, is_admin, is_banned_on_socials) values (${playerId}, ${isAdmin ?? false}, ${isBannedOnSocials ?? false})
    on conflict (player_id) do update set
      is_admin = coalesce(${isAdmin ?? null}::boolean, accounts.is_admin),
      is_banned_on_socials = coalesce(${isBannedOnSocials ?? null}::boolean, accounts.is_banned_on_socials)`.execute(db);
}
