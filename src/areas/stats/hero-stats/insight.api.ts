import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { readHero } from '#areas/wiki/heroes/heroes.repo.ts';
import { findLastRoll } from '#areas/stats/rollups/days.repo.ts';
import { daysOf, instantsOf, twoWeeks, type Period } from '#areas/stats/rollups/period.rules.ts';
import { LEADERS_SPAN } from '#areas/stats/rollups/roll-span.repo.ts';
import { findPatch, listPatches, type Patch } from '#areas/news/updates/patches.repo.ts';
import { paths } from '#contract/paths.ts';
import type { Db } from '#db/database.ts';
import { handle, type Route } from '#web/server/route.ts';
import { patchEffects, bestNext, offersOf, pickOrders, survivalOf } from './hero-insight.rules.ts';
import { shownEffects } from './meta-answer.rules.ts';
import {
  getHeroInsight,
  getOfferSource,
  listItemEffects,
  listMatchesOfHero,
  listPatchEffects,
  type HeroInsight,
} from './insight.contract.ts';
import {
  findItemEffects,
  findOffered,
  findSpanState,
  listEnds,
  listMatchesBehind,
  listMatchesOfLeaders,
  listNextOffers,
  listOffers,
  listPickPlaces,
  type HeroScope,
} from './insight.repo.ts';
import { listClusters, listHeroRows } from './meta.repo.ts';
import { requireSubscriber } from '#areas/core/wallet/require-subscriber.service.ts';

const MATCHES_SHOWN = 12;
const PATCHES_SHOWN = 3;
const hrefOf = (id: string) => paths.match.to({ id });
const modeOf = (isduo: boolean): Mode => (isduo ? 'duo' : 'solo');

async function insightOf(db: Db, scope: HeroScope, period: Period, now: Date): Promise<HeroInsight> {
  const { hero, talent, mode, rankGroup } = scope;
  const offerDays = twoWeeks(now);
  const recent = { ...scope, ...offerDays };
  const [rows, ends, picks, offers, next, matches, computedAt, patch] = await Promise.all([
    listHeroRows(db, period, now, { mode, rankGroup, withTalents: talent !== undefined }),
    listEnds(db, scope),
    listPickPlaces(db, scope),
    listOffers(db, recent),
    listNextOffers(db, recent),
    listMatchesBehind(db, scope, instantsOf(scope), MATCHES_SHOWN),
    findLastRoll(db),
    lastPatchOf(db, hero, mode),
  ]);
  const row = rows.find((each) => each.hero === hero && (talent === undefined || each.talent === talent));
  const ofRarity = (rarity: string) => offersOf(offers.filter((offer) => offer.rarity === rarity));
  return {
    days: { from: scope.from, to: scope.to },
    computedAt: computedAt?.toISOString() ?? null,
    games: row?.games ?? 0,
    players: row?.players ?? 0,
    averagePlace: row?.averagePlace ?? null,
    estimate: row?.estimate ?? null,
    gained: row?.gained ?? null,
    matches: matches.map(hrefOf),
    survival: survivalOf(ends),
    picks: pickOrders(picks),
    offerDays,
    offers: { orange: ofRarity('orange'), purple: ofRarity('purple'), blue: ofRarity('blue') },
    next: bestNext(next),
    patch,
  };
}

async function effectsOf(db: Db, { id, heroes }: Patch, mode: Mode) {
  const scope = { mode, rankGroup: undefined, withTalents: false };
  return patchEffects(await listClusters(db, `before:${id}`, scope), await listClusters(db, `after:${id}`, scope), heroes);
}

async function lastPatchOf(db: Db, hero: string, mode: Mode): Promise<HeroInsight['patch']> {
  const [patch] = await listPatches(db, 1);
  const effect = patch && (await effectsOf(db, patch, mode)).find((each) => each.hero === hero);
  if (!patch || !effect) return null;
  return {
    name: patch.name,
    url: patch.url,
    releasedAt: patch.releasedAt.toISOString(),
    isChanged: effect.isChanged,
    gained: effect.gained,
  };
}

export const insightApi: Route[] = [
  handle(getHeroInsight, async (context, { heroName, talentName, period, isduo, rankGroup }) => {
    await requireSubscriber(context);
    const { name: hero } = await readHero(context.db, heroName);
    const now = context.now();
    const scope = { hero, talent: talentName?.toLowerCase(), mode: modeOf(isduo), rankGroup, ...daysOf(period, now) };
    return insightOf(context.db, scope, period, now);
  }),
  handle(getOfferSource, async (context, { heroName, talentName, isduo, rankGroup, offered, held }) => {
    await requireSubscriber(context);
    const { db, now } = context;
    const { name: hero } = await readHero(db, heroName);
    const days = twoWeeks(now());
    const scope = { hero, talent: talentName?.toLowerCase(), mode: modeOf(isduo), rankGroup, ...days };
    const [found, computedAt] = await Promise.all([findOffered(db, scope, { name: offered, held }, MATCHES_SHOWN), findLastRoll(db)]);
    return { ...found, days, computedAt: computedAt?.toISOString() ?? null, matches: found.matches.map(hrefOf) };
  }),
  handle(listItemEffects, async (context, { isduo }) => {
    await requireSubscriber(context);
    return shownEffects(await findItemEffects(context.db, modeOf(isduo)));
  }),
  handle(listPatchEffects, async (context, { isduo, url }) => {
    await requireSubscriber(context);
    const { db } = context;
    const patches =
      url === undefined ? await listPatches(db, PATCHES_SHOWN) : [await findPatch(db, url)].filter((patch) => patch !== undefined);
    return Promise.all(
      patches.map(async (patch) => ({
        name: patch.name,
        url: patch.url,
        releasedAt: patch.releasedAt.toISOString(),
        computedAt: (await findSpanState(db, `after:${patch.id}`))?.computedAt.toISOString() ?? null,
        heroes: (await effectsOf(db, patch, modeOf(isduo))).map(({ hero, ...effect }) => ({ heroName: hero, ...effect })),
      })),
    );
  }),
  handle(listMatchesOfHero, async (context, { heroName, isduo, from, to, leaders }) => {
    await requireSubscriber(context);
    const { db, now } = context;
    const { name: hero } = await readHero(db, heroName);
    const mode = modeOf(isduo);
    if (leaders) {
      const [state, matches] = await Promise.all([findSpanState(db, LEADERS_SPAN), listMatchesOfLeaders(db, hero, mode, MATCHES_SHOWN)]);
      return {
        from: state?.from.toISOString() ?? null,
        computedAt: state?.computedAt.toISOString() ?? null,
        matches: matches.map(hrefOf),
      };
    }
    const span = { from: new Date(from ?? 0), to: new Date(to ?? now()) };
    const [matches, computedAt] = await Promise.all([
      listMatchesBehind(db, { hero, talent: undefined, mode, rankGroup: undefined }, span, MATCHES_SHOWN),
      findLastRoll(db),
    ]);
    return { from: from ?? null, computedAt: computedAt?.toISOString() ?? null, matches: matches.map(hrefOf) };
  }),
];
