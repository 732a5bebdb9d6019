import { sql, type Db } from '#db/pool.ts';
import { columnsOf, recordset, type NewRow } from '#db/rows.ts';

export type FoundProfile = { personaName: string; profileUrl: string | null; avatarHash: string | null };

/** A player's name and last Steam profile; undefined for an unknown player. */
export async function findProfile(db: Db, playerId: number): Promise<FoundProfile | undefined> {
  const { rows } =
    await sql<FoundProfile>`select coalesce(s.persona_name, p.nickname, p.id::text) as "personaName", s.profile_url as "profileUrl", s.avatar_hash as "avatarHash"
    from players p left join steam_profiles s on s.player_id = p.id where p.id = ${playerId}`.execute(db);
  return rows[0];
}

/**
 * Claims up to `most` players whose profile is due at this moment, and makes each due again in about a day: spread over a fifth of a day,
 * so that they do not all come back at once.
 */
export async function claimDuePlayers(db: Db, at: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`update players set steam_due_at = ${at}::timestamptz + interval '1 day' * (0.9 + 0.2 * random())
    where id in (select id from players where steam_due_at <= ${at} order by steam_due_at limit ${most} for update skip locked) returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Makes players due again after half to one and a half intervals from this moment; players erased meanwhile are skipped. */
export async function updateDueAfter(db: Db, playerIds: readonly number[], at: Date, seconds: number): Promise<void> {
  await sql`update players set steam_due_at = ${at}::timestamptz + make_interval(secs => ${seconds}) * (0.5 + random())
    where id in (select id from players where id = any(${playerIds}::bigint[]) and visibility <> 'erased' order by id for update)`.execute(
    db,
  );
}

/** Stores Steam's profiles, except for players who were erased meanwhile. */
export async function upsertProfiles(db: Db, profiles: readonly NewRow<'steam_profiles'>[]): Promise<void> {
  const [first] = profiles;
  if (!first) return;
  const columns = columnsOf(first);
  await sql`insert into steam_profiles (${columns}) select ${columns} from ${recordset('steam_profiles', profiles)} given
    where exists (select 1 from players p where p.id = given.player_id and p.visibility <> 'erased') order by player_id
    on conflict (player_id) do update set persona_name = excluded.persona_name, profile_url = excluded.profile_url,
      avatar_hash = excluded.avatar_hash, fetched_at = excluded.fetched_at`.execute(db);
}

export type Appearance = { playerId: number; nickname: string | null; avatarUrl: string | null };

/** Updates the names and avatars of players from their profiles. Returns the players whose appearance changed. */
export async function updateAppearances(db: Db, appearances: readonly Appearance[]): Promise<number[]> {
  const rows = JSON.stringify(appearances.map(({ playerId, nickname, avatarUrl }) => ({ id: playerId, nickname, avatar_url: avatarUrl })));
  const { rows: changed } = await sql<{ id: number }>`update players p set nickname = given.nickname, avatar_url = given.avatar_url
    from (
      select locked.id, r.nickname, r.avatar_url
      from (select id from players where id = any(${appearances.map(({ playerId }) => playerId)}::bigint[]) and visibility <> 'erased' order by id for update) locked
      join json_populate_recordset(null::players, ${rows}::json) r on r.id = locked.id
    ) given
    where p.id = given.id and (p.nickname, p.avatar_url) is distinct from (given.nickname, given.avatar_url)
    returning p.id`.execute(db);
  return changed.map(({ id }) => id);
}
