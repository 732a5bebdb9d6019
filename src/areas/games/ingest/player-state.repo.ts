import { listWallets } from '#areas/core/wallet/wallet.repo.ts';
import { listConduct } from '#areas/games/conduct/conduct.repo.ts';
import { countedSince, noConduct } from '#areas/games/conduct/conduct.rules.ts';
import type { CooldownKind, LobbyPlayer } from '#areas/games/protocol/lobby.rules.ts';
import type { Match } from '#areas/games/protocol/match.rules.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { ParkableCall } from '#areas/games/protocol/post.contract.ts';
import { sql, type Db } from '#db/pool.ts';
import { insertRows } from '#db/rows.ts';

/** Settings shared by this many other players are the script's defaults. */
const SAME_AMONG = 3;

type Input = {
  playerIds: readonly number[];
  mode: Mode;
  /** Admins by configuration, in addition to those in the database. */
  adminIds: readonly number[];
  at: Date;
};

/** What the site knows of these players for a lobby of the mode; players without any record are there too. */
export async function listLobbyPlayers(db: Db, { playerIds, mode, adminIds, at }: Input): Promise<LobbyPlayer[]> {
  const wallets = await listWallets(db, playerIds);
  const conduct = await listConduct(db, playerIds, countedSince(at), at);
  const { rows } = await sql<
    Omit<LobbyPlayer, 'shards' | 'plusExpiresAt' | 'conduct'>
  >`select given.id as "playerId", coalesce(m.rating, 0) as rating, coalesce(s.lp_count, 0) as "lpCount", s.saved_data as "savedData",
      coalesce(s.free_builds, 0) as "freeBuilds",
      (select coalesce(json_agg(i.item_id order by i.bought_at, i.item_id), '[]') from player_items i where i.player_id = given.id) as items,
      coalesce((select b.balance from vote_bookings b where b.player_id = given.id order by b.number desc limit 1), 0) as votes,
      coalesce((select p.is_wrong_map from match_players p where p.player_id = given.id and p.ended_at is not null order by p.started_at desc, p.match_id desc limit 1), false) as "usedWrongMap",
      coalesce(o.is_admin, false) or given.id = any(${adminIds}::bigint[]) as "isAdmin",
      (select coalesce(json_agg(a.achievement_id order by a.achievement_id), '[]') from player_achievements a where a.player_id = given.id) as achievements,
      (select coalesce(json_object_agg(h.hero, json_build_object('xp', h.xp, 'quests', h.quests)), '{}') from player_heroes h where h.player_id = given.id) as heroes,
      (select coalesce(json_object_agg(c.kind, (extract(epoch from c.ready_at) * 1000)::bigint), '{}') from player_cooldowns c where c.player_id = given.id) as cooldowns
    from unnest(${playerIds}::bigint[]) with ordinality as given (id, slot)
    left join player_modes m on m.player_id = given.id and m.mode = ${mode}
    left join player_states s on s.player_id = given.id
    left join accounts o on o.player_id = given.id
    order by given.slot`.execute(db);
  return rows.map((row) => ({
    ...row,
    shards: 0,
    plusExpiresAt: null,
    ...wallets.get(row.playerId),
    conduct: conduct.get(row.playerId) ?? noConduct,
  }));
}

/** Stores the count of lost points that the game reports. */
export async function upsertLpCount(db: Db, playerId: number, lpCount: number): Promise<void> {
  await sql`insert into player_states (player_id, lp_count) values (${playerId}, ${lpCount})
    on conflict (player_id) do update set lp_count = excluded.lp_count where player_states.lp_count <> excluded.lp_count`.execute(db);
}

/** Stores a player's in-game settings as JSON text, which is returned unchanged. */
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

/** Whether something may not be used again yet. */
export async function isCoolingDown(db: Db, playerId: number, kind: CooldownKind, at: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from player_cooldowns where player_id = ${playerId} and kind = ${kind} and ready_at > ${at}`.execute(
    db,
  );
  return rows.length > 0;
}

/** What a player bought in the game: shop items in the order of purchase, and the votes left. */
export async function findBelongings(db: Db, playerId: number): Promise<{ items: number[]; votes: number }> {
  const { rows } = await sql<{ items: number[]; votes: number }>`select
    (select coalesce(json_agg(item_id order by bought_at, item_id), '[]') from player_items where player_id = ${playerId}) as items,
    coalesce((select balance from vote_bookings where player_id = ${playerId} order by number desc limit 1), 0) as votes`.execute(db);
  return rows[0] ?? { items: [], votes: 0 };
}

/** Whether a player owns an item of the game's shop. */
export async function hasItem(db: Db, playerId: number, itemId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from player_items where player_id = ${playerId} and item_id = ${itemId}`.execute(db);
  return rows.length > 0;
}

/** Notes that a player owns an item. */
export function insertItem(db: Db, playerId: number, itemId: number, at: Date): Promise<void> {
  return insertRows(db, 'player_items', [{ playerId, itemId, boughtAt: at }]);
}

type HeroQuests = { hero: string; quests: readonly string[] };

/** Replaces a player's quests of every hero. */
export async function replaceQuests(db: Db, playerId: number, heroes: readonly HeroQuests[]): Promise<void> {
  await sql`update player_heroes set quests = '[]' where player_id = ${playerId} and quests <> '[]'`.execute(db);
  const rows = [...new Map(heroes.map((each) => [each.hero, each])).values()];
  await sql`insert into player_heroes (player_id, hero, xp, quests)
    select ${playerId}::bigint, hero, 0, quests from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (hero text, quests jsonb) order by hero
    on conflict (player_id, hero) do update set quests = excluded.quests`.execute(db);
}

/** Counts a free build that a player used. */
export async function addFreeBuild(db: Db, playerId: number): Promise<void> {
  await sql`insert into player_states (player_id, free_builds) values (${playerId}, 1)
    on conflict (player_id) do update set free_builds = player_states.free_builds + 1`.execute(db);
}

/**
 * Whether a match that the player began later has brought one of these calls; what an earlier match says about the player is outdated then.
 */
export async function hasLaterPost(
  db: Db,
  playerId: number,
  match: Pick<Match, 'id' | 'startedAt'>,
  calls: readonly ParkableCall[],
): Promise<boolean> {
  const { rows } =
    await sql`select 1 from match_players p where p.player_id = ${playerId} and (p.started_at, p.match_id) > (${match.startedAt}, ${match.id})
    and exists (select from game_posts g where g.match_id = p.match_id and g.player_id = p.player_id and g.call = any(${calls}) and g.outcome in ('applied', 'repeated'))
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether settings of a player are stored. */
export async function hasSavedData(db: Db, playerId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from player_states where player_id = ${playerId} and saved_data is not null`.execute(db);
  return rows.length > 0;
}

/** Whether several others have the very same settings, which nobody chose then. */
export async function hasCommonSettings(db: Db, playerId: number, savedData: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from player_states where saved_data = ${savedData} and player_id <> ${playerId} limit ${SAME_AMONG}`.execute(db);
  return rows.length === SAME_AMONG;
}
