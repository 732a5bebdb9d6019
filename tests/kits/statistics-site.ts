import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { rollStatistics } from '#areas/stats/rollups/roll-statistics.command.ts';
import { rollWorths } from '#areas/stats/rollups/roll-worths.command.ts';
import { demoRoles } from '../../demo/season/roster.ts';
import { makeTemplate, openSeason, type Template } from './seasons/season-templates.ts';
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

/** Enough games of few enough players that some have played a hero twenty times, and some heroes are rated, on any day the tests run. */
const statistics: Template = {
  name: 'test_statistics',
  season: { matches: 900, players: 90 },
  async finish({ db }, now) {
    await rollStatistics(db, now);
    await rollWorths(db, now);
  },
};

/** A world of its own with that season, and the moment at which it stands. */
export const openStatisticsWorld = () => openSeason(statistics);

export async function openStatisticsSite(): Promise<StatisticsSite> {
  const now = await makeTemplate(statistics);
  const site = await openWebSite({}, statistics.name);
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
