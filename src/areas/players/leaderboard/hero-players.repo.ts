import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import { placeSum } from '#areas/games/ingest/roll-up.repo.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { HeroPlayer } from './leaderboard.contract.ts';

const SIZE = 20;
const places = placeSum();
/**
 * The average place, with ten matches of an average player added so that a few lucky ones do not beat many good ones; the index
 * player_hero_stats_best uses the same expression.
 */
const weighted = sql`(${places} + case when mode = 'duo' then 25 else 35 end)::double precision / (games + 10)`;

/**
 * The players with the best places on a hero in a mode, from five counted matches on: by average place weighted by the number of matches;
 * equal ones by more matches, then by id. With the items of their last such match, unless they are hidden.
 */
export async function listBestOfHero(db: Db, hero: string, mode: Mode): Promise<HeroPlayer[]> {
  const { rows } = await sql<Omit<HeroPlayer, 'place'>>`
    select ${listed.playerId} as "playerId", ${listed.nickname} as nickname, ${listed.avatarUrl} as "avatarUrl",
      s.games as "matchCount", s.average as "avgPlace", s.place_1 as "firstPlaces",
      coalesce(last.items, '{}') as items
    from (
      select player_id, games, place_1, ${places}::double precision / games as average, ${weighted} as weighted from player_hero_stats
      where mode = ${mode} and hero = ${hero} and games >= 5
      order by ${weighted}, games desc, player_id limit ${sql.lit(SIZE)}
    ) s
    ${joinPublicPlayer('s.player_id')}
    left join lateral (
      select items from match_players p
      where p.player_id = s.player_id and p.hero = ${hero} and p.mode = ${mode} and p.is_counted and p.ended_at is not null
      order by p.started_at desc, p.match_id desc limit 1
    ) last on n.player_id = s.player_id
    order by s.weighted, s.games desc, s.player_id`.execute(db);
  return rows.map((row, index) => ({ place: index + 1, ...row }));
}
