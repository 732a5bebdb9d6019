import { listWallets } from '#areas/core/wallet/wallet.repo.ts';
import type { LobbyPlayer } from '#areas/games/protocol/lobby.rules.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { sql, type Db } from '#db/pool.ts';

type Asked = {
  playerIds: readonly number[];
  mode: Mode;
  /** Admins by configuration, besides those by the database. */
  adminIds: readonly number[];
};

/** What the site knows of these players for a lobby of the mode; players without any record are there too. */
export async function listLobbyPlayers(db: Db, { playerIds, mode, adminIds }: Asked): Promise<LobbyPlayer[]> {
  const wallets = await listWallets(db, playerIds);
  const { rows } = await sql<
    Omit<LobbyPlayer, 'shards' | 'plusExpiresAt'>
  >`select given.id as "playerId", coalesce(m.rating, 0) as rating, coalesce(s.lp_count, 0) as "lpCount", s.saved_data as "savedData",
      coalesce(o.is_admin, false) or given.id = any(${adminIds}::bigint[]) as "isAdmin",
      (select coalesce(json_agg(a.achievement_id order by a.achievement_id), '[]') from player_achievements a where a.player_id = given.id) as achievements,
      (select coalesce(json_object_agg(h.hero, json_build_object('xp', h.xp, 'quests', h.quests)), '{}') from player_heroes h where h.player_id = given.id) as heroes,
      (select coalesce(json_object_agg(c.kind, (extract(epoch from c.ready_at) * 1000)::bigint), '{}') from player_cooldowns c where c.player_id = given.id) as cooldowns
    from unnest(${playerIds}::bigint[]) with ordinality as given (id, slot)
    left join player_modes m on m.player_id = given.id and m.mode = ${mode}
    left join player_states s on s.player_id = given.id
    left join accounts o on o.player_id = given.id
    order by given.slot`.execute(db);
  return rows.map((row) => ({ ...row, shards: 0, plusExpiresAt: null, ...wallets.get(row.playerId) }));
}

/** Keeps the count of lost points that the game reports. */
export async function upsertLpCount(db: Db, playerId: number, lpCount: number): Promise<void> {
  await sql`insert into player_states (player_id, lp_count) values (${playerId}, ${lpCount})
    on conflict (player_id) do update set lp_count = excluded.lp_count where player_states.lp_count <> excluded.lp_count`.execute(db);
}

/** Keeps a player's in-game settings, as JSON text to be handed back unchanged. */
export async function upsertSavedData(db: Db, playerId: number, savedData: string): Promise<void> {
  await sql`insert into player_states (player_id, saved_data) values (${playerId}, ${savedData})
    on conflict (player_id) do update set saved_data = excluded.saved_data where player_states.saved_data is distinct from excluded.saved_data`.execute(
    db,
  );
}

/** Adds experience to a player's hero. */
export async function addHeroXp(db: Db, playerId: number, hero: string, xp: number): Promise<void> {
  await sql`insert into player_heroes (player_id, hero, xp) values (${playerId}, ${hero}, ${xp})
    on conflict (player_id, hero) do update set xp = least(2000000000, player_heroes.xp::bigint + excluded.xp)::integer`.execute(db);
}

/** Notes achievements; those completed before keep their time. */
export async function insertAchievements(db: Db, playerId: number, achievementIds: readonly string[], at: Date): Promise<void> {
  await sql`insert into player_achievements (player_id, achievement_id, completed_at)
    select ${playerId}::bigint, id, ${at}::timestamptz from unnest(${achievementIds}::text[]) as given (id) order by id on conflict do nothing`.execute(
    db,
  );
}

/** Notes when something may be used again. */
export async function upsertCooldown(db: Db, playerId: number, kind: string, readyAt: Date): Promise<void> {
  await sql`insert into player_cooldowns (player_id, kind, ready_at) values (${playerId}, ${kind}, ${readyAt})
    on conflict (player_id, kind) do update set ready_at = excluded.ready_at`.execute(db);
}
