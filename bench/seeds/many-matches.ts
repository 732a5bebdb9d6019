import { closeSeasons } from '#areas/players/leaderboard/close-seasons.command.ts';
import { socialHosts } from '#areas/players/socials/socials.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import { Random } from '#lib/random.ts';
import { readConfig } from '#services/config.ts';
import { heroNames } from '../../demo/game-server/game-content.ts';
import { relaxTables } from '../../demo/season/relax-tables.ts';
import { benchName } from './names.ts';

/** The belief about a player's skill: from 20 to 30. */
const skillMu = sql.raw('20 + player_id % 101 / 10.0');

/** A number from 0 to 1 that depends only on a match and a second number. */
const chance = (second: string) => sql.raw(`(abs(hashint8(id * 64 + ${second})) % 1000003) / 1000003.0`);

/**
 * Fills an empty site with players and half a year of matches, a fifth of them 2x8. Some players have thousands of games, most have few.
 * Ledger, records and profile roll-ups agree with the matches, as if the commands had written them.
 */
export async function makeMatches(db: Db, players: number, matches: number): Promise<void> {
  const { steam } = readConfig({});
  const [twitchHost] = socialHosts.twitch;
  const random = new Random('bench matches');
  const names = Array.from({ length: players }, () => benchName(random));
  await sql`insert into players (id, nickname, seen_at) select place, name, now() from unnest(${names}::text[]) with ordinality as n (name, place)`.execute(
    db,
  );
  await sql`insert into social_links (player_id, twitch, updated_at) select id, 'https://' || ${twitchHost}::text || '/bench' || id, now() from players where id % 4 = 0`.execute(
    db,
  );
  await sql`insert into live_states (player_id, kind, is_live, checked_at) select player_id, 'twitch', true, now() from social_links`.execute(
    db,
  );
  await sql`insert into steam_profiles (player_id, persona_name, profile_url, fetched_at)
    select id, nickname, ${steam.communityBase}::text || '/id/bench' || id || '/', now() from players where id % 2 = 0`.execute(db);
  const restore = await relaxTables(db, ['match_players', 'rating_changes', 'player_hero_stats']);
  await sql`insert into seasons select 13, 13, 'Season 13', now() - interval '400 days', null on conflict do nothing`.execute(db);
  await sql`update seasons set starts_at = now() - interval '90 days' where id = 14`.execute(db);
  await insertMatches(db, matches);
  await insertPlayers(db, players);
  await insertRatings(db);
  await restore();
  await sql`drop table drafted`.execute(db);
  await closeSeasons(db, new Date());
  await sql`vacuum analyze`.execute(db);
}

async function insertMatches(db: Db, matches: number): Promise<void> {
  await sql`insert into matches (id, match_key, map_name, mode, rank_group, is_ranked, season_id, is_cheats, is_stats, is_safe_to_leave,
      average_rating, player_count, started_at, finished_at, duration_seconds, is_counted)
    select id, md5(id::text), case mode when 'duo' then 'ranked_duo' else 'ranked_1000-x' end, mode, case mode when 'duo' then 'legend' else 'immortal' end,
      true, case when at < now() - interval '90 days' then 13 else 14 end, false, true, false, 1500, case mode when 'duo' then 8 else 6 end, at, at + interval '35 minutes', 2100, true
    from (
      select 7000000000 + n as id, case when n % 5 = 0 then 'duo' else 'solo' end as mode, date_trunc('second', now()) - interval '180 days' * ((${matches}::bigint - n + 60) / ${matches}::float) as at
      from generate_series(1, ${matches}::bigint) n
    ) m`.execute(db);
}

/** Eight classes of players, one for each slot, so that nobody is twice in a match; within a class the first play most. */
async function insertPlayers(db: Db, players: number): Promise<void> {
  await sql`create unlogged table drafted as
    select id, mode, season_id, started_at, slot, player_id, rank() over (partition by id order by luck)::smallint as solo_place, luck, slot / 2 as team
    from (
      select m.id, m.mode, m.season_id, m.started_at, slot, 1 + slot + 8 * floor(${players / 8}::integer * power(${chance('slot')}, 2))::bigint as player_id, ${chance('8 + slot')} as luck
      from matches m cross join lateral generate_series(0, m.player_count - 1) slot
    ) s`.execute(db);
  await sql`alter table drafted add place smallint, add change integer, add hero text`.execute(db);
  await sql`create table teams as select id, team, rank() over (partition by id order by sum(luck), team)::smallint as place from drafted where mode = 'duo' group by id, team`.execute(
    db,
  );
  await sql`analyze drafted, teams`.execute(db);
  const heroes = heroNames;
  await sql`update drafted d set place = f.place, hero = f.hero, change = case d.mode when 'solo' then (array[40, 30, 10, -10, -30, -40])[f.place] else (array[40, 20, -20, -40])[f.place] end
    from (
      select d.id, d.slot, coalesce(t.place, d.solo_place) as place, (${heroes}::text[])[1 + abs(hashint8(d.id * 64 + 16 + d.slot + d.player_id % 3)) % ${heroes.length}] as hero
      from drafted d left join teams t on t.id = d.id and t.team = d.team and d.mode = 'duo'
    ) f where f.id = d.id and f.slot = d.slot`.execute(db);
  await sql`drop table teams`.execute(db);
}

/** Writes the ledger, with openings that keep every rating from falling below 0, the players' rows, and their totals. */
async function insertRatings(db: Db): Promise<void> {
  await sql`create unlogged table ledger as
    select *, sum(change) over run as so_far, greatest(0, -min(lowest) over (partition by player_id, mode)) as opening
    from (select *, sum(change) over run as lowest from drafted window run as (partition by player_id, mode order by started_at, id)) d
    window run as (partition by player_id, mode order by started_at, id)`.execute(db);
  await sql`insert into rating_changes (match_id, player_id, mode, season_id, rating_before, change, rating_after, is_double, place, created_at)
    select id, player_id, mode, season_id, opening + so_far - change, change, opening + so_far, false, place, started_at + interval '35 minutes' from ledger
    union all select 0, player_id, mode, 13, 0, opening, opening, false, null, now() - interval '200 days' from ledger where opening > 0 group by player_id, mode, opening`.execute(
    db,
  );
  await sql`insert into match_players (match_id, player_id, slot, mode, rank_group, started_at, rating_before, is_double, ended_at, end_seconds, is_counted, team_id, place, hero, talent,
      purple_count, blue_count, white_count, kills, deaths, assists, level, networth, gpm, xpm, last_hits, items, base, is_leaver, skill_mu, skill_sigma)
    select id, player_id, slot, mode, case mode when 'duo' then 'legend' else 'immortal' end, started_at, opening + so_far - change, false, started_at + interval '35 minutes', 2100, true,
      case mode when 'duo' then team + 1 end, place, hero, 'mist', 3, 4, 5, 10, 8, 6, 25, 30000, 700, 800, 300, array['item_black_king_bar', 'item_butterfly'], 1 + slot % 6, false, ${skillMu}, 1.6
    from ledger`.execute(db);
  const places = sql.raw([1, 2, 3, 4, 5, 6].map((place) => `count(*) filter (where place = ${place})`).join(', '));
  await sql`insert into player_modes (player_id, mode, rating, games, place_1, place_2, place_3, place_4, place_5, place_6, gpm_sum, favourite_hero, last_match_at, skill_mu, skill_sigma)
    select player_id, mode, max(opening) + sum(change), count(*), ${places}, 700 * count(*), mode() within group (order by hero), max(started_at), ${skillMu}, 1.6
    from ledger group by player_id, mode`.execute(db);
  await sql`insert into player_hero_stats (player_id, mode, hero, games, place_1, place_2, place_3, place_4, place_5, place_6, kills, deaths, rating_change)
    select player_id, mode, hero, count(*), ${places}, 10 * count(*), 8 * count(*), sum(change) from ledger group by player_id, mode, hero`.execute(
    db,
  );
  await sql`drop table ledger`.execute(db);
}
