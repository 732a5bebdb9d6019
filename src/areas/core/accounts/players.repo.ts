import { sql, type Db } from '#db/pool.ts';

/** Adds a player, who may never have played. */
export async function insertPlayer(db: Db, playerId: number, seenAt: Date): Promise<void> {
  await sql`insert into players (id, seen_at) values (${playerId}, ${seenAt}) on conflict do nothing`.execute(db);
}

/** Adds players who may never have been seen, in the order of the ids; for known players it does not wait for concurrent writers. */
export async function insertPlayers(db: Db, playerIds: readonly number[], seenAt: Date): Promise<void> {
  await sql`insert into players (id, seen_at) select id, ${seenAt}::timestamptz from unnest(${playerIds}::bigint[]) as given (id)
    where not exists (select 1 from players p where p.id = given.id) order by id on conflict do nothing`.execute(db);
}

type Seen = { playerId: number; nickname: string | null; at: Date };

/**
 * Adds unknown players and stores everybody's latest name. Without a new name the old one stays; an erased player gets none. While Steam is
 * asked for names, a Steam name of the last three days takes precedence.
 */
export async function upsertSeenPlayers(db: Db, seen: readonly Seen[]): Promise<void> {
  if (seen.length === 0) return;
  const rows = seen
    .toSorted((a, b) => a.playerId - b.playerId)
    .map(({ playerId, nickname, at }) => ({ id: playerId, nickname, seen_at: at }));
  await sql`insert into players (id, nickname, seen_at) select id, nickname, seen_at from json_populate_recordset(null::players, ${JSON.stringify(rows)}::json) order by id
    on conflict (id) do update set nickname = case when players.visibility = 'erased' then null
      when exists (select from steam_profiles s where s.player_id = players.id and s.fetched_at > excluded.seen_at - interval '3 days') then players.nickname
      else coalesce(excluded.nickname, players.nickname) end, seen_at = greatest(players.seen_at, excluded.seen_at)`.execute(db);
}

/** Gives an erased player their record back; only they see it until they choose otherwise. */
export async function updateReturned(db: Db, playerId: number): Promise<void> {
  await sql`update players set visibility = 'private', steam_due_at = '-infinity' where id = ${playerId} and visibility = 'erased'`.execute(
    db,
  );
}

/** Stores how much these players play; the search orders names by it. Skips players who are being written right now. */
export async function updateSearchWeights(db: Db, weights: readonly { playerId: number; weight: number }[]): Promise<void> {
  if (weights.length === 0) return;
  const rows = JSON.stringify(weights.map(({ playerId, weight }) => ({ id: playerId, search_weight: weight })));
  await sql`update players p set search_weight = given.search_weight
    from (
      select locked.id, r.search_weight from json_populate_recordset(null::players, ${rows}::json) r
      join players locked on locked.id = r.id order by locked.id for update of locked skip locked
    ) given
    where p.id = given.id`.execute(db);
}

/** Whether a player was erased; locks the player's row against an erasure until the transaction ends. */
export async function isErasedForUpdate(db: Db, playerId: number): Promise<boolean> {
  const { rows } = await sql<{
    isErased: boolean;
  }>`select visibility = 'erased' as "isErased" from players where id = ${playerId} for no key update`.execute(db);
  return rows[0]?.isErased ?? false;
}

/** Blocks the erasure of a player until the transaction ends. False if the player is already erased. */
export async function holdPlayer(db: Db, playerId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from players where id = ${playerId} and visibility <> 'erased' for key share`.execute(db);
  return rows.length > 0;
}

/** Locks a player's row until the transaction ends; transactions that only refer to it do not wait. */
export async function lockPlayer(db: Db, playerId: number): Promise<void> {
  await sql`select 1 from players where id = ${playerId} for no key update`.execute(db);
}

/** The next player ids after this one, in order; hidden and erased players too. */
export async function listPlayerIdsAfter(db: Db, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from players where id > ${after} order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
