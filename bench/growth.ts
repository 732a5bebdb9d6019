import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeBackup } from '#areas/backoffice/backups/make-backup.command.ts';
import { countDays } from '#areas/games/hero-lists/count-hero-lists.command.ts';
import { getMatch, listMatchHistory, searchMatches } from '#areas/games/matches/matches.contract.ts';
import { listLeaderboard } from '#areas/players/leaderboard/leaderboard.contract.ts';
import { getMet, getProfile } from '#areas/players/players/profile.contract.ts';
import { search } from '#areas/players/search/search.contract.ts';
import { sql, type Db } from '#db/pool.ts';
import { Random } from '#lib/random.ts';
import { demoGameKey } from '#services/config.ts';
import { heroes } from '../demo/game-server/game-content.ts';
import { ingest } from './ingest.ts';
import { load } from './load.ts';
import { openOwnSite, type OwnSite, type OwnWeb } from './own-site.ts';
import type { Figure } from './sections.ts';
import { closeMonths } from './seeds/closed-months.ts';
import { FIRST_MATCH, FIRST_PLAYER, makeMatches, makePeople } from './seeds/meta-matches.ts';

const GAMES = 120;
/** For each query, to see what it reads. */
const ASKED = 200;
/** PostgreSQL publishes a connection's read statistics only after ten idle seconds. */
const TOLD_MS = 11_000;
const MEGABYTE = 1024 * 1024;
/** A prime, so that the most requested rows are not adjacent in the tables. */
const SPREAD = 7919;

type Size = { matches: number; closedMonths?: number };

/**
 * The cost of the same queries as the site grows, uncached, with one caller. The number of players grows with the matches, so that each has
 * about 120 games; the number of tables that a query by player reads grows with the closed months. Matches and players are drawn uniformly,
 * and by popularity: mostly the newest matches and a few players.
 */
export async function growth(sizes: readonly Size[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  let fewest: Map<string, number> | undefined;
  for (const size of sizes) {
    await using site = await openOwnSite();
    const medians = await measure(site, size, figures, fewest);
    fewest ??= medians;
  }
  return figures;
}

async function measure(
  site: OwnSite,
  { matches, closedMonths = 0 }: Size,
  figures: Figure[],
  fewest: Map<string, number> | undefined,
): Promise<Map<string, number>> {
  // A multiple of six, as the seed asks for.
  const players = 6 * Math.round((6 * matches) / GAMES / 6);
  await closeMonths(site.db, closedMonths, matches);
  await makePeople(site.db, players);
  await makeMatches(site.db, players, 0, matches);
  // The state after the hourly job.
  await countDays(site.db);
  await sql`vacuum analyze`.execute(site.db);
  await site.settle();
  const size = `${matches} matches${closedMonths > 0 ? ` in ${closedMonths} closed months` : ''}`;
  figures.push({ name: `the database of ${size}`, value: await sizeOf(site.db), bound: 'shown', isMet: true });
  await using web = await site.startWeb({ CACHE_MB: '0', GAME_KEYS: demoGameKey });
  const { rows: names } = await sql<{ nickname: string }>`select nickname from players order by id limit 1000`.execute(site.db);
  const medians = await questions(site.db, web, { size, matches, players, names }, figures, fewest);
  const posted = await ingest(web.origin, 60, 4, 0);
  figures.push(...posted.map((figure) => ({ ...figure, name: `${figure.name}, beside ${size}` })));
  figures.push(await backup(site, size));
  return medians;
}

async function questions(
  db: Db,
  web: OwnWeb,
  { size, matches, players, names }: { size: string; matches: number; players: number; names: readonly { nickname: string }[] },
  figures: Figure[],
  fewest: Map<string, number> | undefined,
): Promise<Map<string, number>> {
  const random = new Random('bench growth');
  const anyone = () => `?playerId=${FIRST_PLAYER + random.whole(0, players - 1)}`;
  const wanted = () => `?playerId=${FIRST_PLAYER + ((wantedRank(random, players) * SPREAD) % players)}`;
  const asked: Record<string, () => string> = {
    'any match': () => `${getMatch.path}?dotaMatchId=${FIRST_MATCH + random.whole(0, matches - 1)}`,
    'any profile': () => getProfile.path + anyone(),
    'the first page of any history': () => listMatchHistory.path + anyone(),
    'the opponents of any player': () => getMet.path + anyone(),
    'the leaderboard': () => listLeaderboard.path,
    'the leaderboard’s page': () => '/leaderboard',
    'a search by name': () => `${search.path}?text=${encodeURIComponent(random.pick(names).nickname)}`,
    'matches of a hero': () => `${searchMatches.path}?heroName=${random.pick(heroes).name}`,
  };
  const askedAsPeopleAsk: Record<string, () => string> = {
    'a match as people ask': () => `${getMatch.path}?dotaMatchId=${FIRST_MATCH + matches - 1 - wantedRank(random, matches)}`,
    'a profile as people ask': () => getProfile.path + wanted(),
    'the first page of a history as people ask': () => listMatchHistory.path + wanted(),
    'a player’s opponents as people ask': () => getMet.path + wanted(),
  };
  const medians = new Map<string, number>();
  const all = [
    ...Object.entries(asked).map(([name, nextPath]) => ({ name, nextPath, warmUpSeconds: 5 })),
    // Popular rows are in memory only after a while.
    ...Object.entries(askedAsPeopleAsk).map(([name, nextPath]) => ({ name, nextPath, warmUpSeconds: 60 })),
  ];
  for (const { name, nextPath, warmUpSeconds } of all) {
    const { p50Ms, p99Ms, errors } = await load(web.origin, { connections: 1, seconds: 8, warmUpSeconds, nextPath });
    const pages = await pagesOf(db, web.origin, nextPath);
    medians.set(name, p50Ms);
    figures.push({
      name: `${name} of ${size}`,
      value: `p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${pages.toFixed(0)} pages of 8 KB, ${errors} errors${fewest ? `; p50 ${(p50Ms / (fewest.get(name) ?? p50Ms)).toFixed(1)} times that of the fewest` : ''}`,
      bound: 'no error',
      isMet: errors === 0,
    });
  }
  return medians;
}

/**
 * The n-th most popular of `count` is requested 1/n times as often as the first (Zipf's law), from 0: half of all requests are for one of
 * the first √count.
 */
function wantedRank(random: Random, count: number): number {
  return Math.floor((count + 1) ** random.uniform()) - 1;
}

/** The mean number of pages that a query reads, in memory or not. */
async function pagesOf(db: Db, origin: string, nextPath: () => string): Promise<number> {
  const pagesRead = async () => {
    await sleep(TOLD_MS);
    const { rows } = await sql<{
      pages: number;
    }>`select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()`.execute(db);
    return rows[0]?.pages ?? 0;
  };
  const before = await pagesRead();
  for (let n = 0; n < ASKED; n++) await (await fetch(origin + nextPath())).arrayBuffer();
  return ((await pagesRead()) - before) / ASKED;
}

async function sizeOf(db: Db): Promise<string> {
  const { rows } = await sql<{ database: string; name: string; size: string }>`
    select pg_size_pretty(pg_database_size(current_database())) as database, root::text as name, pg_size_pretty(sum(pg_total_relation_size(oid))) as size
    from pg_class cross join lateral (select coalesce(pg_partition_root(oid), oid::regclass) as root) r
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    group by root order by sum(pg_total_relation_size(oid)) desc limit 1`.execute(db);
  const [largest] = rows;
  return `${largest?.database}; its largest table ${largest?.name} ${largest?.size}`;
}

async function backup({ db, connection }: OwnSite, size: string): Promise<Figure> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-bench-backup-'));
  const { bytes, rows, seconds } = await makeBackup({ db, database: connection.config, now: () => new Date() }, folder);
  fs.rmSync(folder, { recursive: true });
  const value = `${seconds.toFixed(1)} s, ${(bytes / MEGABYTE).toFixed(1)} MB, ${rows} rows`;
  return { name: `a backup of ${size}`, value, bound: 'shown', isMet: true };
}
