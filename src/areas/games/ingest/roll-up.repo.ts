import type { RawBuilder } from 'kysely';
import type { MatchDay, RollUps } from '#areas/games/protocol/roll-up.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import { columnsOf, recordset } from '#db/rows.ts';

/**
 * The sum of the places that a row counts in `place_1` to `place_6`; `row` is its alias in the surrounding query. The index
 * player_hero_stats_best uses this very expression.
 */
export function placeSum(row?: string): RawBuilder<number> {
  const counts = [1, 2, 3, 4, 5, 6].map((place) => {
    const count = sql.ref(row === undefined ? `place_${place}` : `${row}.place_${place}`);
    return place === 1 ? count : sql`${sql.lit(place)} * ${count}`;
  });
  return sql`(${sql.join(counts, sql` + `)})`;
}

const places = ['place_1', 'place_2', 'place_3', 'place_4', 'place_5', 'place_6'];

/** `games = t.games + excluded.games, …` */
function sums(table: string, columns: readonly string[]) {
  return sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`));
}

/**
 * Adds counted rows to the statistics of heroes by day and of players, and chooses favourite heroes anew. Lock the players' ratings first
 * (`listRatingsForUpdate`), so that two of these never deadlock.
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
        skill_mu = coalesce(r.skill_mu, m.skill_mu), skill_sigma = coalesce(r.skill_sigma, m.skill_sigma),
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

const placeCounts = [1, 2, 3, 4, 5, 6].map((place) => sql`count(*) filter (where p.place = ${sql.lit(place)})`);

/** Blocks matches from being added to the roll-ups until the transaction ends, after waiting for those that are being added now. */
export async function stopRollUps(db: Db): Promise<void> {
  // Ratings first, as matches do, and in a mode that conflicts with their row locks: otherwise this and a match that holds one could
  // deadlock.
  await sql`lock table player_modes, player_hero_stats, hero_day_stats, match_day_stats in exclusive mode`.execute(db);
}

/** Rebuilds the day's heroes and matches from the raw rows between its instants; the tables must be locked. */
export async function rebuildDay(db: Db, day: string, { from, to }: { from: Date; to: Date }): Promise<void> {
  await sql`delete from hero_day_stats where played_on = ${day}::date`.execute(db);
  await sql`delete from match_day_stats where played_on = ${day}::date`.execute(db);
  await sql`insert into hero_day_stats
    select ${day}::date, p.mode, p.rank_group, hero, coalesce(talent, '') as talent, count(*), ${sql.join(placeCounts)}
    from matches m join match_players p on p.match_id = m.id
    where m.started_at >= ${from} and m.started_at < ${to} and p.is_counted and hero is not null
    group by p.mode, p.rank_group, hero, coalesce(talent, '')`.execute(db);
  await sql`insert into match_day_stats
    select ${day}::date, mode, rank_group, count(*) from matches
    where started_at >= ${from} and started_at < ${to} and is_counted and finished_at is not null group by mode, rank_group`.execute(db);
}

/** Rebuilds each player's figures by hero and by mode from the raw rows; the tables must be locked. Ratings stay. */
export async function rebuildPlayers(db: Db): Promise<void> {
  await sql`delete from player_hero_stats`.execute(db);
  await sql`insert into player_hero_stats
    select p.player_id, p.mode, hero, count(*), ${sql.join(placeCounts)}, sum(coalesce(kills, 0)), sum(coalesce(deaths, 0)), sum(coalesce(c.change, 0))
    from match_players p left join rating_changes c on c.match_id = p.match_id and c.player_id = p.player_id
    where is_counted and hero is not null group by p.player_id, p.mode, hero`.execute(db);
  await sql`update player_modes m set games = coalesce(r.games, 0), place_1 = coalesce(r.p1, 0), place_2 = coalesce(r.p2, 0), place_3 = coalesce(r.p3, 0),
      place_4 = coalesce(r.p4, 0), place_5 = coalesce(r.p5, 0), place_6 = coalesce(r.p6, 0), gpm_sum = coalesce(r.gpm, 0), last_match_at = r.last_at,
      favourite_hero = (select h.hero from player_hero_stats h where h.player_id = m.player_id and h.mode = m.mode
        order by h.games desc, ${placeSum('h')}::numeric / h.games, h.hero limit 1)
    from player_modes o left join (
      select player_id, mode, count(*) as games, ${sql.join(placeCounts.map((count, index) => sql`${count} as ${sql.ref(`p${index + 1}`)}`))},
        sum(coalesce(gpm, 0)) as gpm, max(started_at) as last_at
      from match_players p where is_counted group by player_id, mode
    ) r on r.player_id = o.player_id and r.mode = o.mode
    where o.player_id = m.player_id and o.mode = m.mode`.execute(db);
}
