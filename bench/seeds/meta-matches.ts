import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { grantPlusMonths } from '#areas/core/wallet/grant-goods.command.ts';
import { sql, type Db } from '#db/pool.ts';
import { Random } from '#lib/random.ts';
import { relaxTables } from '../../demo/season/relax-tables.ts';
import { dropIndexes } from './drop-indexes.ts';
import { playMatches, shop } from './meta-choices.ts';
import { benchName } from './names.ts';

const DAYS = 60;
const AT_ONCE = 50_000;
export const FIRST_MATCH = 9_000_000_000;
export const FIRST_PLAYER = 1_000_001;

/** Makes players, one of them a subscriber, whose token it returns. */
export async function makePeople(db: Db, players: number): Promise<string> {
  const random = new Random('bench people');
  const names = Array.from({ length: players }, () => benchName(random));
  await sql`insert into players (id, nickname, seen_at) select 1000000 + place, name, now() from unnest(${names}::text[]) with ordinality as n (name, place)`.execute(
    db,
  );
  await sql`insert into player_modes (player_id, mode, rating, skill_mu, skill_sigma) select id, 'solo', 500, 20 + id % 101 / 10.0, 1.6 from players`.execute(
    db,
  );
  const now = new Date();
  await grantPlusMonths(db, { playerId: FIRST_PLAYER, cause: 'bench', reason: 'bench' }, 1, now);
  return beginSession(db, { playerId: FIRST_PLAYER, kind: 'steam', userAgent: null }, now);
}

/**
 * Adds counted solo matches up to number `until`, spread evenly over the last sixty days, with numbers that grow with time. `players` must
 * be a multiple of six, so that the players of a lobby have six different groups of heroes.
 */
export async function makeMatches(db: Db, players: number, from: number, until: number): Promise<void> {
  const startedAt = performance.now();
  const loaded = ['match_players', 'match_snapshots', 'match_talent_picks'];
  const restore = await relaxTables(db, loaded);
  const restoreIndexes = await dropIndexes(db, ['matches', ...loaded]);
  for (let first = from; first < until; first += AT_ONCE) {
    const last = Math.min(until, first + AT_ONCE) - 1;
    const made = sql`between ${FIRST_MATCH}::bigint + ${first}::bigint and ${FIRST_MATCH}::bigint + ${last}::bigint`;
    await sql`insert into matches (id, match_key, map_name, mode, rank_group, is_ranked, season_id, is_cheats, is_stats, is_safe_to_leave, average_rating,
        player_count, started_at, finished_at, duration_seconds, is_counted)
      select ${FIRST_MATCH}::bigint + n, 'bench', 'ranked_500-1000', 'solo', (array['herald', 'legend', 'immortal'])[1 + n % 3], true, 14, false, true, false, 500, 6,
        at, at + interval '40 minutes', 2400, true
      from generate_series(${first}::bigint, ${last}::bigint) as n
      cross join lateral (select now() - interval '1 hour' - (${until} - n)::double precision / ${until - from} * ${`${DAYS} days`}::interval as at) t`.execute(
      db,
    );
    await playMatches(db, players, first, last);
    await sql`insert into match_players (match_id, player_id, slot, mode, rank_group, started_at, rating_before, is_double, ended_at, end_seconds, end_digest,
        is_counted, place, hero, talent, pick_order, kills, deaths, gpm, items, skill_mu, skill_sigma)
      select m.id, player_id, slot, 'solo', m.rank_group, m.started_at, 400 + (k * 31 + slot * 97) % 200, false,
        m.finished_at, 2400 - place * 240, '', true, place, hero, talent, slot + 1, 5, 5, 700, '{item_blink}', 20 + player_id % 101 / 10.0, 1.6
      from placed join matches m on m.id = ${FIRST_MATCH}::bigint + k where m.id ${made}`.execute(db);
    await makeLooks(db);
    process.stdout.write(`\r  ${last + 1 - from} of ${until - from} matches made `);
  }
  await restore();
  await restoreIndexes();
  await sql`drop table if exists seats, choices, placed`.execute(db);
  await sql`analyze`.execute(db);
  process.stdout.write(`\r  ${until - from} matches made in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
}

/** Adds snapshots of the players' items, which grow in number with time, and the talent choices. Players in form are richer. */
async function makeLooks(db: Db): Promise<void> {
  await sql`insert into match_snapshots (match_id, player_id, position, minute, hero, talent, place, networth, items)
    select ${FIRST_MATCH}::bigint + k, player_id, l.position, l.minute, hero, talent, place, (500 + 300 * l.minute) * exp(0.2 * form + random_normal(0, 0.05)),
      (select array_agg((${shop}::text[])[1 + (bought + 38 + j * 11) % ${shop.length}]) from generate_series(0, l.position + 1) as j)
    from placed cross join (values (0, 5), (1, 10), (2, 15), (3, 20), (4, 25), (5, 31)) as l (position, minute)
    where is_looked_at and l.minute < 40 - place * 4`.execute(db);
  await sql`insert into match_talent_picks (match_id, player_id, position, pick_number, rarity, picked, offered)
    select ${FIRST_MATCH}::bigint + k, player_id, position, position, rarity, picked, offered from choices join placed using (k, slot)`.execute(
    db,
  );
}
