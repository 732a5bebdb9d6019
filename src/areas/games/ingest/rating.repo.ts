import { insertPlayers } from '#areas/core/accounts/players.repo.ts';
import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import type { RatingChange } from '#areas/games/protocol/end.rules.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { Season } from '#areas/games/protocol/season.rules.ts';
import type { Belief } from '#areas/games/protocol/skill.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import { columnsOf, recordset } from '#db/rows.ts';
import { DAY_MS } from '#lib/durations.ts';

/** Ensures that these players have a record of the mode; a new one starts at rating 0. Writes in the order of the ids. */
export async function upsertPlayers(db: Db, playerIds: readonly number[], mode: Mode, at: Date): Promise<void> {
  const ids = playerIds.toSorted((a, b) => a - b);
  await insertPlayers(db, ids, at);
  await sql`insert into player_modes (player_id, mode) select id, ${mode} from unnest(${ids}::bigint[]) as given (id) order by id on conflict do nothing`.execute(
    db,
  );
}

/** A player's rating in a mode, and the belief about their skill. */
export type Standing = { rating: number } & Belief;

/** The ratings of these players in the mode, locked in the order of the ids until the transaction ends. */
export async function listRatingsForUpdate(db: Db, playerIds: readonly number[], mode: Mode): Promise<Map<number, Standing>> {
  const { rows } = await sql<{ playerId: number } & Standing>`select player_id as "playerId", rating, skill_mu as mu, skill_sigma as sigma
    from player_modes where mode = ${mode} and player_id = any(${playerIds}::bigint[]) order by player_id for update`.execute(db);
  return new Map(rows.map((row) => [row.playerId, row]));
}

/**
 * Books ledger rows: inserts them and adds their changes to the ratings in one statement, so that the sum of the ledger is the rating. The
 * ratings are locked, so everything booked for them before came earlier, whatever another server's clock says, or this one's before it was
 * set back: a row gets a time after all those.
 */
export async function insertRatingChanges(db: Db, changes: readonly RatingChange[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const { createdAt: _, ...rest } = first;
  const columns = columnsOf(rest);
  await sql`with booked as (
      insert into rating_changes (${columns}, created_at)
      select ${columns}, greatest(created_at, (select max(o.created_at) + interval '1 millisecond' from rating_changes o
        where o.player_id = given.player_id and o.mode = given.mode and o.created_at >= given.created_at))
      from ${recordset('rating_changes', changes)} given returning player_id, mode, change
    ), sums as (
      select player_id, mode, sum(change)::integer as change from booked group by player_id, mode
    )
    update player_modes m set rating = m.rating + sums.change from sums where m.player_id = sums.player_id and m.mode = sums.mode`.execute(
    db,
  );
}

/** The change booked for a player of a match; 0 where ratings did not change. */
export async function findRatingChange(db: Db, matchId: string, playerId: number): Promise<number> {
  const { rows } = await sql<{
    change: number;
  }>`select change from rating_changes where match_id = ${matchId} and player_id = ${playerId}`.execute(db);
  return rows[0]?.change ?? 0;
}

/** What was booked for the players of a match. */
export async function listRatingChanges(db: Db, matchId: string): Promise<Pick<RatingChange, 'matchId' | 'playerId' | 'change'>[]> {
  const { rows } = await sql<{
    playerId: number;
    change: number;
  }>`select player_id as "playerId", change from rating_changes where match_id = ${matchId}`.execute(db);
  return rows.map((row) => ({ ...row, matchId }));
}

export type TopPlayer = { playerId: number; rating: number; favouriteHero: string | null; games: number };

/**
 * The best of a mode with at least one counted match, best first; equal ratings by more games, then by id. Players who are anonymous in
 * lists have the id 0.
 */
export async function listTopPlayers(db: Db, mode: Mode, count: number): Promise<TopPlayer[]> {
  const { rows } =
    await sql<TopPlayer>`select ${listed.playerId} as "playerId", m.rating, m.favourite_hero as "favouriteHero", m.games from (
      select * from player_modes where mode = ${mode} and games > 0 order by rating desc, games desc, player_id limit ${sql.lit(count)}
    ) m ${joinPublicPlayer('m.player_id')} order by m.rating desc, m.games desc, m.player_id`.execute(db);
  return rows;
}

/** What the opening of a season did to ratings: how many changed, and the sum of the changes, which is negative. */
export type OpenedRatings = { changed: number; points: number };

/**
 * Cuts every rating to the share that carries over into a season (in per cent, the result rounded down) and books the cuts. Their ledger
 * rows have no match: their match_id is the negated season id. All ratings stay locked until the transaction ends, in the order of the ids.
 */
export async function insertOpeningChanges(db: Db, season: Pick<Season, 'id' | 'keptPercent'>, at: Date): Promise<OpenedRatings> {
  const { rows } = await sql<OpenedRatings>`with found as (
      select player_id, mode, rating from player_modes where rating > 0 order by player_id, mode for update
    ), opened as (
      select player_id, mode, rating, rating * ${season.keptPercent}::integer / 100 as kept from found
    ), booked as (
      insert into rating_changes (match_id, player_id, mode, season_id, rating_before, change, rating_after, is_double, created_at, place)
      select ${-season.id}::bigint, player_id, mode, ${season.id}::integer, rating, kept - rating, kept, false, ${at}::timestamptz, null
      from opened where kept <> rating returning player_id, mode, change
    ), written as (
      update player_modes m set rating = m.rating + b.change from booked b where b.player_id = m.player_id and b.mode = m.mode returning b.change
    )
    select count(*) as changed, coalesce(sum(change), 0) as points from written`.execute(db);
  await moveBehindBooked(db, season, at);
  return rows[0] ?? { changed: 0, points: 0 };
}

/**
 * Changes booked just before the opening, or while it waited for a rating, precede its row although they came later than `at`: the row's
 * time moves behind them, so that the ledger is ordered as it was booked. A separate query, which sees the changes that the previous one
 * waited for.
 */
async function moveBehindBooked(db: Db, season: Pick<Season, 'id'>, at: Date): Promise<void> {
  await sql`update rating_changes o set created_at = later.at + interval '1 millisecond' from (
      select c.player_id, c.mode, max(c.created_at) as at from matches m join rating_changes c on c.match_id = m.id
      where m.started_at > ${new Date(at.getTime() - DAY_MS)} and c.created_at >= ${at} group by c.player_id, c.mode
    ) later where o.match_id = ${-season.id}::bigint and o.player_id = later.player_id and o.mode = later.mode`.execute(db);
}
