import type { Db } from '#db/pool.ts';
import { rowsOf, type StoredRow } from './stored.ts';

/** The rows in which ratings or roll-ups of the games differ from what the ledger and the raw rows add up to: none where all is right. */
export async function sumsThatDisagree(db: Db): Promise<StoredRow[]> {
  const counted = `match_players p join matches m on m.id = p.match_id where m.is_counted and p.ended_at is not null`;
  const places = [1, 2, 3, 4, 5, 6].map((place) => `count(*) filter (where place = ${place})`).join(', ');
  const storedPlaces = 'place_1, place_2, place_3, place_4, place_5, place_6';
  const difference = (stored: string, computed: string) =>
    rowsOf(db, `(${stored} except ${computed}) union all (${computed} except ${stored})`);
  const found = await Promise.all([
    rowsOf(
      db,
      `select player_id, mode, rating from player_modes m
       where rating <> (select coalesce(sum(change), 0) from rating_changes c where c.player_id = m.player_id and c.mode = m.mode)`,
    ),
    difference(
      `select played_on, mode, rank_group, hero, talent, games::bigint, ${storedPlaces} from hero_day_stats`,
      `select (p.started_at at time zone 'Europe/Moscow')::date, p.mode, p.rank_group, hero, talent, count(*), ${places} from ${counted} group by 1, 2, 3, 4, 5`,
    ),
    difference(
      `select player_id, mode, hero, games::bigint, ${storedPlaces}, kills::bigint, deaths::bigint, rating_change::bigint from player_hero_stats`,
      `select p.player_id, p.mode, hero, count(*), ${places}, sum(kills), sum(deaths), coalesce(sum((select change from rating_changes c where c.match_id = p.match_id and c.player_id = p.player_id)), 0) from ${counted} group by 1, 2, 3`,
    ),
    difference(
      `select player_id, mode, games::bigint, ${storedPlaces}, round(gpm_sum::numeric, 3) from player_modes where games > 0`,
      `select p.player_id, p.mode, count(*), ${places}, round(sum(gpm)::numeric, 3) from ${counted} group by 1, 2`,
    ),
    difference(
      `select played_on, mode, rank_group, matches::bigint from match_day_stats`,
      `select (started_at at time zone 'Europe/Moscow')::date, mode, rank_group, count(*) from matches where is_counted group by 1, 2, 3`,
    ),
    rowsOf(
      db,
      `select p.match_id, p.player_id from match_players p join matches m on m.id = p.match_id where p.is_counted <> (m.is_counted and p.ended_at is not null)`,
    ),
  ]);
  return found.flat();
}
