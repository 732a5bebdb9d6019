import { placeSum } from '#areas/games/ingest/roll-up.repo.ts';
import { sql, type Db } from '#db/pool.ts';
import { buildChoices, scepter, shard } from './looks.rules.ts';
import { instantsOf, type Days } from './period.rules.ts';

/**
 * Recalculates how often each hero was played with each orange talent on these days, and the items: for each stage those that the displayed
 * ones are chosen from.
 */
export async function rollBuilds(db: Db, { from, to }: Days): Promise<void> {
  const onDays = sql`played_on between ${from}::date and ${to}::date`;
  await sql`delete from build_talents`.execute(db);
  await sql`insert into build_talents
    select mode, hero, talent, sum(games), sum(place_sum) from day_places where ${onDays} group by mode, hero, talent`.execute(db);
  await sql`delete from build_items`.execute(db);
  await sql`insert into build_items
    select mode, hero, talent, stage, item, games from (
      select *, row_number() over (partition by mode, hero, talent, stage, is_apart order by games desc, item) as position
      from (
        select mode, hero, talent, stage, item, sum(games) as games, item in ('', ${scepter}, ${shard}) as is_apart
        from day_items where ${onDays} group by mode, hero, talent, stage, item
      ) summed
    ) ordered where is_apart or position <= ${buildChoices}`.execute(db);
}

/** Recalculates in which minute each hero's games ended on these days. */
export async function rollHeroEnds(db: Db, { from, to }: Days): Promise<void> {
  await sql`delete from hero_ends`.execute(db);
  await sql`insert into hero_ends
    select mode, hero, minute, sum(outs), sum(wins) from day_ends where played_on between ${from}::date and ${to}::date
    group by mode, hero, minute`.execute(db);
}

/** Recalculates how many players played each hero with each orange talent on these days. */
export async function rollBuildPlayers(db: Db, days: Days): Promise<void> {
  const { from, to } = instantsOf(days);
  await sql`delete from build_players`.execute(db);
  await sql`insert into build_players
    select mode, hero, coalesce(talent, ''), count(distinct player_id) from match_players
    where is_counted and hero is not null and started_at >= ${from} and started_at < ${to} group by mode, hero, coalesce(talent, '')`.execute(
    db,
  );
}

/** The name of the leaders' state among those of the spans. */
export const LEADERS_SPAN = 'leaders';

/** A span of time for which intervals are calculated, by instants: the first included, the last excluded. */
export type Span = { name: string; from: Date; to: Date };

const places = [1, 2, 3, 4, 5, 6].map((place) => ({ place: sql.lit(place), column: sql.ref(`place_${place}`) }));

/**
 * Recalculates a span: places and sums of each hero and orange talent ('*': all), in each map group ('*': all), with the products of the
 * players' own sums, and the number of matches. The lead is the player's skill above the lobby's.
 */
export async function rollSpan(db: Db, { name, from, to }: Span, at: Date): Promise<void> {
  await sql`delete from place_clusters where span = ${name}`.execute(db);
  await sql`insert into place_clusters (span, mode, rank_group, hero, talent, games, players, place_sum, place_squares, lead_sum, lead_squares, lead_places,
      nn, nnn, ns, ss, nl, sl, ll, ${sql.join(places.map(({ column }) => column))}, matches)
    with played as (
      select mode, coalesce(rank_group, '*') as rank_group, count(*) as matches from matches
      where started_at >= ${from} and started_at < ${to} and is_counted and finished_at is not null
      group by mode, grouping sets ((rank_group), ())
    ), every as materialized (
      select p.player_id, p.mode, p.rank_group, p.hero, coalesce(p.talent, '') as talent, p.place, p.is_counted,
        coalesce(p.skill_mu - avg(p.skill_mu) over (partition by p.match_id), 0) as lead
      from matches m join match_players p on p.match_id = m.id
      where m.started_at >= ${from} and m.started_at < ${to} and m.is_counted
    ), of_player as materialized (
      select mode, coalesce(rank_group, '*') as rank_group, hero, coalesce(talent, '*') as talent, player_id,
        count(*)::double precision as n, sum(place)::double precision as s, sum(place * place) as squares,
        sum(lead) as l, sum(lead * lead) as lead_squares, sum(lead * place) as lead_places,
        ${sql.join(places.map(({ place, column }) => sql`count(*) filter (where place = ${place}) as ${column}`))}
      from every where is_counted and hero is not null
      group by mode, hero, player_id, grouping sets ((rank_group, talent), (rank_group), (talent), ())
    )
    select ${name}, mode, rank_group, hero, talent, sum(n), count(*), sum(s), sum(squares), sum(l), sum(lead_squares), sum(lead_places),
      sum(n * n), sum(n * n * n), sum(n * s), sum(s * s), sum(n * l), sum(s * l), sum(l * l),
      ${sql.join(places.map(({ column }) => sql`sum(${column})`))}, coalesce(max(matches), 0)
    from of_player left join played using (mode, rank_group) group by mode, rank_group, hero, talent`.execute(db);
  await upsertSpanState(db, { name, from, to }, at);
}

/** Notes a span's instants, and when it was calculated. */
export async function upsertSpanState(db: Db, { name, from, to }: Span, at: Date): Promise<void> {
  await sql`insert into span_states (span, from_at, to_at, computed_at) values (${name}, ${from}, ${to}, ${at})
    on conflict (span) do update set from_at = excluded.from_at, to_at = excluded.to_at, computed_at = excluded.computed_at`.execute(db);
}

/** Whether a span was calculated for the same instants after all of its days were rolled up: then nothing in it can have changed. */
export async function hasFreshSpan(db: Db, { name, from, to }: Span): Promise<boolean> {
  const { rows } =
    await sql`select 1 from span_states s where span = ${name} and from_at = ${from} and to_at = ${to} and computed_at > to_at
    and computed_at >= (select coalesce(max(d.rolled_at), '-infinity') from statistic_days d
      where d.played_on between (${from}::timestamptz at time zone 'UTC' + interval '3 hours')::date and (${to}::timestamptz at time zone 'UTC' + interval '3 hours')::date)`.execute(
      db,
    );
  return rows.length > 0;
}

const placeSquares = sql.raw(`(${[1, 2, 3, 4, 5, 6].map((place) => `${place * place} * place_${place}`).join(' + ')})`);

type LeaderRules = { leastGames: number; priorGames: number; count: number };

/**
 * Recalculates the best players of every hero: at least `leastGames` games, by their average place shrunk towards the mode's mean as if
 * they had `priorGames` more games at the mean. Their talent and items are those of their last twenty games. Their ranks are those they may
 * truly have among all players with as many games: each is compared with everyone, and the chance that any of a hero's leaders is ranked
 * wrongly is at most 5 % (Bonferroni, with e^(−z²/2) ÷ 2 for the tail of the normal curve).
 */
export async function rollLeaders(db: Db, { leastGames, priorGames, count }: LeaderRules, at: Date): Promise<void> {
  await sql`delete from hero_leaders`.execute(db);
  await sql`insert into hero_leaders (mode, hero, position, player_id, games, average_place, score, talent, items, rank_from, rank_to, ranked)
    with summed as (
      select mode, hero, player_id, games, ${placeSum()}::double precision as places, ${placeSquares}::double precision as squares
      from player_hero_stats where games >= ${leastGames}
    ), within as (
      select mode, sum(squares - places * places / games) / sum(games - 1) as variance from summed group by mode
    ), ranked as materialized (
      select mode, hero, player_id, games, places / games as average_place, variance / games as variance, score,
        row_number() over (partition by mode, hero order by score, games desc, player_id) as position, count(*) over (partition by mode, hero) as ranked
      from (
        select *, (places + ${priorGames} * case mode when 'solo' then 3.5 else 2.5 end) / (games + ${priorGames}) as score from summed
      ) scored join within using (mode)
    )
    select ranked.mode, ranked.hero, position, ranked.player_id, ranked.games, average_place, score, coalesce(played.talent, ''), coalesce(late.items, '{}'),
      1 + better, ranked - worse, ranked
    from ranked
    cross join lateral (
      select count(*) filter (where apart > z) as worse, count(*) filter (where apart < -z) as better
      from (
        select (other.average_place - ranked.average_place) / sqrt(other.variance + ranked.variance) as apart
        from ranked other where other.mode = ranked.mode and other.hero = ranked.hero and other.player_id <> ranked.player_id
      ) others, (select sqrt(2 * ln(greatest(1, ${count} * (ranked.ranked - 1)) / 0.1)) as z) bound
    ) apart
    left join lateral (
      select talent, count(*) as games from (
        select talent from match_players p where p.player_id = ranked.player_id and p.hero = ranked.hero and p.mode = ranked.mode and p.is_counted
        order by started_at desc limit 20
      ) last where talent is not null group by talent order by games desc, talent limit 1
    ) played on true
    left join lateral (
      select array_agg(item order by games desc, item) as items from (
        select item, count(*) as games from (
          select items from match_players p where p.player_id = ranked.player_id and p.hero = ranked.hero and p.mode = ranked.mode and p.is_counted and p.end_seconds >= 1860
          order by started_at desc limit 20
        ) last cross join lateral (select distinct item from unnest(items) as held (item)) i group by item order by games desc, item limit ${buildChoices}
      ) common
    ) late on true
    where position <= ${count}`.execute(db);
  const { rows } = await sql<{ from: Date }>`select started_at as "from" from matches where is_counted order by started_at limit 1`.execute(
    db,
  );
  await upsertSpanState(db, { name: LEADERS_SPAN, from: rows[0]?.from ?? at, to: at }, at);
}
