import { subscription } from '#areas/core/wallet/subscription.service.ts';
import { modeOf } from '#areas/games/protocol/modes.rules.ts';
import { WEEK_BEFORE } from '#areas/stats/rollups/period.rules.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { recipesOf } from '#areas/wiki/content/content.rules.ts';
import type { HeroContent } from '#areas/wiki/content/hero-content.contract.ts';
import { listContentHeroes } from '#areas/wiki/heroes/heroes.repo.ts';
import { tag } from '#contract/tags.ts';
import { handle, type Route } from '#web/server/route.ts';
import { weekChanges } from './hero-insight.rules.ts';
import { heroLeaders } from './hero-meta.rules.ts';
import { metaAnswer, teaserAnswer } from './meta-answer.rules.ts';
import { getMetaTeaser, listHeroLeaders, listHeroMeta } from './meta.contract.ts';
import { listClusters, listLeaderRows, listHeroRows } from './meta.repo.ts';

const urlNames = (heroes: readonly HeroContent[]) => {
  const known = new Map(heroes.map(({ name, urlName }) => [name, urlName]));
  return (hero: string) => known.get(hero) ?? hero.replace(/^npc_dota_hero_/, '');
};

export const metaApi: Route[] = [
  handle(
    listHeroMeta,
    async (context, { period, withTalents, isduo, rankGroup }) => {
      const { db } = context;
      const mode = modeOf(isduo);
      const [rows, heroes] = await Promise.all([listHeroRows(db, period, { mode, rankGroup, withTalents }), listContentHeroes(db)]);
      return metaAnswer(rows, mode, urlNames(heroes));
    },
    { needs: subscription },
  ),
  handle(
    getMetaTeaser,
    async ({ db }) => {
      const scope = { mode: 'solo', rankGroup: undefined, withTalents: false } as const;
      const rows = await listHeroRows(db, 'prev_week', scope);
      const changes = weekChanges(await listClusters(db, WEEK_BEFORE, scope), await listClusters(db, 'prev_week', scope));
      return teaserAnswer(rows, changes, urlNames(await listContentHeroes(db)));
    },
    { tags: () => [tag.meta, tag.heroes] },
  ),
  handle(
    listHeroLeaders,
    async (context, { isduo }) => {
      const content = await readContent(context.db);
      return heroLeaders(await listLeaderRows(context.db, modeOf(isduo)), urlNames(content.heroes), recipesOf(content));
    },
    { needs: subscription },
  ),
];
