import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { grantPlusMonths } from '#areas/core/wallet/grant-goods.command.ts';
import { sql, type Db } from '#db/pool.ts';
import { heroes, itemsOfCategory } from '../demo/game-server/game-content.ts';
import { relaxTables } from '../demo/season/relax-tables.ts';

const DAYS = 60;
const PLAYERS = 50_000;
/** Of the first so many matches every one has item looks and talent choices; of the others one in so many, or there would be hundreds of millions of rows. */
const ALL_LOOKED_AT = 10_000;
const LOOKED_AT = 25;
const AT_ONCE = 50_000;
const SUBSCRIBER = 1_000_001;
const shop = itemsOfCategory('basics', 'support', 'magics', 'defense', 'weapons', 'artifacts').slice(0, 60);

/** Players, one of whom is a subscriber whose token is returned. */
export async function makePeople(db: Db): Promise<string> {
  await sql`insert into players (id, nickname, seen_at) select 1000000 + n, 'Player ' || n, now() from generate_series(1, ${PLAYERS}) as n`.execute(
    db,
  );
  await sql`insert into player_modes (player_id, mode, rating, skill_mu, skill_sigma) select id, 'solo', 500, 20 + id % 101 / 10.0, 1.6 from players`.execute(
    db,
  );
  const now = new Date();
  await grantPlusMonths(db, { playerId: SUBSCRIBER, cause: 'bench', reason: 'bench' }, 1, now);
  return beginSession(db, { playerId: SUBSCRIBER, kind: 'steam', userAgent: null }, now);
}

/** Heroes with their talents and the items of the shop, as arrays that a statement can take from by number. */
const cast = JSON.stringify(
  heroes.map(({ name, skills }, number) => ({
    number,
    hero: name,
    talents: skills.map(({ talent }) => talent),
    orange: skills.map(({ orange }) => orange),
    purple: skills.flatMap(({ purple }) => purple),
    blue: skills.flatMap(({ blue }) => blue),
  })),
);
const castRows = sql`jsonb_to_recordset(${cast}::jsonb) as h (number integer, hero text, talents text[], orange text[], purple text[], blue text[])`;

/** Fills up to `until` counted solo matches, spread evenly over the last sixty days, numbers growing with time. */
export async function makeMatches(db: Db, from: number, until: number): Promise<void> {
  const startedAt = performance.now();
  const restore = await relaxTables(db, ['match_players', 'match_snapshots', 'match_talent_picks']);
  for (let first = from; first < until; first += AT_ONCE) {
    const last = Math.min(until, first + AT_ONCE) - 1;
    const made = sql`between 9000000000 + ${first}::bigint and 9000000000 + ${last}::bigint`;
    await sql`insert into matches (id, match_key, map_name, mode, rank_group, is_ranked, season_id, is_cheats, is_stats, is_safe_to_leave, average_rating,
        player_count, started_at, finished_at, duration_seconds, is_counted)
      select 9000000000 + n, 'bench', 'ranked_500-1000', 'solo', (array['herald', 'legend', 'immortal'])[1 + n % 3], true, 14, false, true, false, 500, 6,
        at, at + interval '40 minutes', 2400, true
      from generate_series(${first}::bigint, ${last}::bigint) as n
      cross join lateral (select now() - interval '1 hour' - (${until} - n)::double precision / ${until - from} * ${`${DAYS} days`}::interval as at) t`.execute(
      db,
    );
    await sql`insert into match_players (match_id, player_id, slot, mode, rank_group, started_at, rating_before, is_double, ended_at, end_seconds, end_digest,
        is_counted, place, hero, talent, pick_order, kills, deaths, gpm, items, skill_mu, skill_sigma)
      select m.id, player_id, slot, 'solo', m.rank_group, m.started_at, 400 + (k * 31 + slot * 97) % 200, false,
        m.finished_at, 2400 - place * 240, '', true, place, h.hero, h.talents[1 + (k / 36 + slot) % cardinality(h.talents)], slot + 1, 5, 5, 700, '{item_blink}', 20 + player_id % 101 / 10.0, 1.6
      from matches m cross join lateral (select m.id - 9000000000 as k) i cross join generate_series(0, 5) as slot
      cross join lateral (select 1000001 + (k * 104729 + slot * 8191) % ${PLAYERS} as player_id) w
      cross join lateral (select 1 + (slot + k * 7 / 3) % 6 as place) p
      join ${castRows} on h.number = (k * 11 / 7 + slot * 6) % 36
      where m.id ${made}`.execute(db);
    await makeLooks(db, made);
    process.stdout.write(`\r  ${last + 1 - from} of ${until - from} matches made `);
  }
  await restore();
  await sql`analyze`.execute(db);
  process.stdout.write(`\r  ${until - from} matches made in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
}

/** Four looks at a player's bag, which fills with time, and five choices of three talents each. */
async function makeLooks(db: Db, made: ReturnType<typeof sql>): Promise<void> {
  const looked = sql`p.match_id ${made} and (p.match_id < 9000000000 + ${ALL_LOOKED_AT} or p.match_id % ${LOOKED_AT} = 0)`;
  await sql`insert into match_snapshots (match_id, player_id, position, minute, hero, talent, place, networth, items)
    select p.match_id, p.player_id, l.position, l.minute, p.hero, p.talent, p.place, 500 + (250 + (p.match_id * 7 + slot * 13) % 100) * l.minute,
      (select array_agg((${shop}::text[])[1 + ((p.match_id * 13 + slot * 7 + j * 11) % ${shop.length})::integer]) from generate_series(0, l.position + 1) as j)
    from match_players p cross join (values (0, 5), (1, 10), (2, 15), (3, 20), (4, 25), (5, 31)) as l (position, minute)
    where ${looked} and l.minute * 60 < p.end_seconds`.execute(db);
  await sql`insert into match_talent_picks (match_id, player_id, position, pick_number, rarity, picked, offered)
    select p.match_id, p.player_id, position, position, rarity, offered[1], offered
    from match_players p join ${castRows} using (hero)
    cross join lateral (values (1, 'orange', h.orange), (2, 'purple', h.purple), (3, 'blue', h.blue), (4, 'purple', h.purple), (5, 'blue', h.blue)) as c (position, rarity, pool)
    cross join lateral (select array_agg(pool[1 + ((p.match_id * 5 + slot + position * 3 + j * 7) % cardinality(pool))::integer]) as offered from generate_series(0, 2) as j) o
    where ${looked} and cardinality(pool) > 0`.execute(db);
}
