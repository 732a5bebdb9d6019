import pg from 'pg';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { rollStatistics } from '#areas/stats/rollups/roll-statistics.command.ts';
import { rollWorths } from '#areas/stats/rollups/roll-worths.command.ts';
import { demoRoles } from '../../demo/season/roster.ts';
import { seedSeason } from '../../demo/season/seed-season.ts';
import { openWorld, type World } from '../world/world.ts';
import { Databases } from './databases.ts';
import { openWebSite, type WebSite } from './web-site.ts';

type Answer = { status: number; caching: string | null; data: never; errors: { text: string }[]; hasErrors: boolean };
/** A site with statistics of a small season, as a subscriber and a player without a subscription ask it. */
export type StatisticsSite = {
  site: WebSite;
  now: Date;
  subscriber: string;
  visitor: string;
  get: (path: string, token?: string) => Promise<Answer>;
};

const TEMPLATE = 'test_statistics';

/**
 * Enough games of few enough players that some have played a hero twenty times, and some heroes are rated, on any day the tests run. The first
 * file that asks has it made, all get a copy. Returns the moment at which the season stands.
 */
async function makeTemplate(): Promise<Date> {
  const client = new pg.Client(Databases.server);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7)');
    const { rows } = await client.query<{ at: string | null }>(
      `select shobj_description(oid, 'pg_database') as at from pg_database where datname = '${TEMPLATE}'`,
    );
    const [made] = rows;
    if (made?.at) return new Date(made.at);
    const now = new Date();
    const world = await openWorld();
    await seedSeason({ db: world.db, log: world.context.log, now, matches: 900, players: 90 });
    await rollStatistics(world.db, now);
    await rollWorths(world.db, now);
    await world.close(TEMPLATE);
    await client.query(`comment on database ${TEMPLATE} is '${now.toISOString()}'`);
    return now;
  } finally {
    await client.end();
  }
}

/** A world of its own with that season, and the moment at which it stands. */
export async function openStatisticsWorld(): Promise<{ world: World; now: Date }> {
  const now = await makeTemplate();
  return { world: await openWorld({}, TEMPLATE), now };
}

export async function openStatisticsSite(): Promise<StatisticsSite> {
  const now = await makeTemplate();
  const site = await openWebSite({}, TEMPLATE);
  const [first] = demoRoles.subscribers;
  const tokenOf = (playerId: number) => beginSession(site.db, { playerId, kind: 'steam', userAgent: null }, now);
  return {
    site,
    now,
    subscriber: await tokenOf(first),
    visitor: await tokenOf(demoRoles.visitor),
    async get(path, token) {
      const response = await fetch(site.origin + path, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
      const answer = (await response.json()) as Pick<Answer, 'data' | 'errors' | 'hasErrors'>;
      return { status: response.status, caching: response.headers.get('cache-control'), ...answer };
    },
  };
}
