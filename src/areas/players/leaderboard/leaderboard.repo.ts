import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import { placeCount, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { socialOf } from '#areas/players/socials/socials.repo.ts';
import { queryBatch } from '#db/batch.ts';
import { sql, type Db } from '#db/pool.ts';
import { moscowDay } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { LeaderboardRow, Standing } from './leaderboard.contract.ts';

const SIZE = 100;

type Found = {
  player_id: number;
  nickname: string;
  avatar_url: string | null;
  rating: number;
  games: number;
  favourite_hero: string | null;
  places: number[];
  place_before: number | null;
  social: LeaderboardRow['social'];
};

/** The hundred best of a mode with a counted match; equal ratings by more games, then by id. */
export async function listTopPlayers(db: Db, mode: Mode, now: Date): Promise<LeaderboardRow[]> {
  // As one JSON value: reading a hundred rows field by field is a tenth of the page's cost.
  const { rows } = await queryBatch(db, {
    rows: sql<Found>`select ${listed.playerId} as player_id, ${listed.nickname} as nickname, ${listed.avatarUrl} as avatar_url, m.rating, m.games, m.favourite_hero, array[m.place_1, m.place_2, m.place_3, m.place_4, m.place_5, m.place_6] as places, d.place as place_before,
      ${socialOf(listed.playerId, now)} as social
    from (
      select * from player_modes
      where mode = ${mode} and games > 0
      order by rating desc, games desc, player_id
      limit ${sql.lit(SIZE)}
    ) m
    ${joinPublicPlayer('m.player_id')}
    left join leaderboard_days d on d.mode = m.mode and d.player_id = m.player_id
      and d.taken_on = (select max(taken_on) from leaderboard_days where mode = ${mode} and taken_on >= ${moscowDay(new Date(now.getTime() - DAY_MS))}::date)
    order by m.rating desc, m.games desc, m.player_id`,
  });
  return rows.map((row, index) => ({
    place: index + 1,
    playerId: row.player_id,
    nickname: row.nickname,
    avatarUrl: row.avatar_url,
    rating: row.rating,
    matchCount: row.games,
    places: row.places.slice(0, placeCount[mode]),
    favoriteHero: row.favourite_hero,
    social: row.social,
    placeChange: row.place_before === null ? null : row.place_before - (index + 1),
  }));
}

/** A player's place among all of a mode, in the table's order; null without a counted match. */
export async function findStanding(db: Db, playerId: number, mode: Mode): Promise<Standing | null> {
  const { rows } = await sql<Standing>`select m.rating, m.games as "matchCount", 1 + (
      select count(*) from player_modes o where o.mode = ${mode} and o.games > 0 and o.rating >= m.rating
        and (o.rating > m.rating or o.games > m.games or (o.games = m.games and o.player_id < m.player_id))
    ) as place from player_modes m where m.player_id = ${playerId} and m.mode = ${mode} and m.games > 0`.execute(db);
  return rows[0] ?? null;
}

/**
 * Stores a day's first thousand places of each mode, once: a second call for the same day changes nothing, otherwise the table would mix
 * two moments. Days older than a month are deleted.
 */
export async function upsertLeaderboardDay(db: Db, takenOn: string): Promise<void> {
  await sql`
    insert into leaderboard_days (taken_on, mode, player_id, place)
    select ${takenOn}::date, mode, player_id, place
    from (
      select mode, player_id, row_number() over (partition by mode order by rating desc, games desc, player_id) as place
      from player_modes where games > 0
    ) ranked
    where place <= 1000 and not exists (select from leaderboard_days where taken_on = ${takenOn}::date)
    on conflict do nothing`.execute(db);
  await sql`delete from leaderboard_days where taken_on < ${takenOn}::date - 31`.execute(db);
}
