import type { MatchDay, RollUps } from '#areas/games/protocol/roll-up.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import { columnsOf, recordset } from '#db/rows.ts';
import { placeSum } from './place-sum.repo.ts';

const places = ['place_1', 'place_2', 'place_3', 'place_4', 'place_5', 'place_6'];

/** `games = t.games + excluded.games, …` */
function sums(table: string, columns: readonly string[]) {
  return sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`));
}

/**
 * Adds counted rows to the statistics of heroes by day and of players, and chooses favourite heroes anew.
 * Lock the players' ratings first (`listRatingsForUpdate`), so that two of these never wait for each other.
 */
export async function addRollUps(db: Db, { heroDays, playerHeroes, playerModes }: RollUps): Promise<void> {
  const [heroDay] = heroDays;
  const [playerHero] = playerHeroes;
  const [playerMode] = playerModes;
  if (playerHero) {
    const columns = columnsOf(playerHero);
    await sql`insert into player_hero_stats (${columns}) select ${columns} from ${recordset('player_hero_stats', playerHeroes)}
      on conflict (player_id, mode, hero) do update set ${sums('player_hero_stats', ['games', ...places, 'kills', 'deaths', 'rating_change'])}`.execute(
      db,
    );
  }
  if (playerMode) {
    // Favourite hero: most counted matches, then the better average place (docs/rules.md "Favourite hero").
    await sql`update player_modes m set
        games = m.games + r.games, place_1 = m.place_1 + r.place_1, place_2 = m.place_2 + r.place_2, place_3 = m.place_3 + r.place_3,
        place_4 = m.place_4 + r.place_4, place_5 = m.place_5 + r.place_5, place_6 = m.place_6 + r.place_6,
        gpm_sum = m.gpm_sum + r.gpm_sum, last_match_at = greatest(m.last_match_at, r.last_match_at),
        favourite_hero = (select h.hero from player_hero_stats h where h.player_id = m.player_id and h.mode = m.mode
          order by h.games desc, ${placeSum('h')}::numeric / h.games, h.hero limit 1)
      from ${recordset('player_modes', playerModes)} r where m.player_id = r.player_id and m.mode = r.mode`.execute(db);
  }
  if (heroDay) {
    const columns = columnsOf(heroDay);
    await sql`insert into hero_day_stats (${columns}) select ${columns} from ${recordset('hero_day_stats', heroDays)}
      on conflict (played_on, mode, rank_group, hero, talent) do update set ${sums('hero_day_stats', ['games', ...places])}`.execute(db);
  }
}

/** Adds counted matches to the number of matches by day. */
export async function addMatchDays(db: Db, days: readonly MatchDay[]): Promise<void> {
  if (days.length === 0) return;
  await sql`insert into match_day_stats (played_on, mode, rank_group, matches) select played_on, mode, rank_group, matches from ${recordset('match_day_stats', days)}
    on conflict (played_on, mode, rank_group) do update set matches = match_day_stats.matches + excluded.matches`.execute(db);
}
