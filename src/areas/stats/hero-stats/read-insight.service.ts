import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { findPatch, listPatches, type Patch } from '#areas/news/updates/balance-patches.repo.ts';
import { findLastRoll } from '#areas/stats/rollups/days.repo.ts';
import { instantsOf, twoWeeks, type Period } from '#areas/stats/rollups/period.rules.ts';
import { LEADERS_SPAN } from '#areas/stats/rollups/roll-span.repo.ts';
import { findHeroName, readHero } from '#areas/wiki/heroes/heroes.repo.ts';
import { paths } from '#contract/paths.ts';
import type { Db } from '#db/pool.ts';
import { bestNext, offersOf, patchEffects, pickOrders, survivalOf } from './hero-insight.rules.ts';
import type { HeroInsight, MatchesOfHero, OfferSource, PatchEffects } from './insight.contract.ts';
import {
  findOffered,
  findSpanState,
  isPlayed,
  listEnds,
  listMatchesBehind,
  listMatchesOfLeaders,
  listOffers,
  listPickPlaces,
  listTalentWorths,
  type HeroScope,
} from './insight.repo.ts';
import { listClusters, listHeroRows } from './meta.repo.ts';

const MATCHES_SHOWN = 12;
const PATCHES_SHOWN = 3;
const hrefOf = (id: string) => paths.match.to({ id });

/** The game's name of a hero, also if the hero has left the game since its games were counted. Throws Refusal heroNotFound. */
export async function countedHero(db: Db, heroName: string, mode: Mode): Promise<string> {
  const hero = await findHeroName(db, heroName);
  return (await isPlayed(db, hero, mode)) ? hero : (await readHero(db, heroName)).name;
}

/** Everything on the meta page about one hero, or one of its talents. */
export async function readInsight(db: Db, scope: HeroScope, period: Period, now: Date): Promise<HeroInsight> {
  const { hero, talent, mode, rankGroup } = scope;
  const offerDays = twoWeeks(now);
  const recent = { ...scope, ...offerDays };
  const [rows, ends, picks, offers, worths, matches, computedAt, patch] = await Promise.all([
    listHeroRows(db, period, { mode, rankGroup, withTalents: talent !== undefined }),
    listEnds(db, scope),
    listPickPlaces(db, scope),
    listOffers(db, recent),
    listTalentWorths(db, scope),
    listMatchesBehind(db, scope, instantsOf(scope), MATCHES_SHOWN),
    findLastRoll(db),
    lastPatchOf(db, hero, mode),
  ]);
  const row = rows.find((each) => each.hero === hero && (talent === undefined || each.talent === talent));
  const ofRarity = (wanted: string) =>
    offersOf(
      offers.filter(({ rarity }) => rarity === wanted),
      worths.filter(({ rarity }) => rarity === wanted),
    );
  return {
    days: { from: scope.from, to: scope.to },
    computedAt: computedAt?.toISOString() ?? null,
    games: row?.games ?? 0,
    players: row?.players ?? 0,
    averagePlace: row?.averagePlace ?? null,
    estimate: row?.estimate ?? null,
    gained: row?.gained ? { value: row.gained.value, low: row.gained.low, high: row.gained.high } : null,
    lessSkill: row?.lessSkill ?? null,
    pickedBy: row?.pickedBy ?? null,
    matches: matches.map(hrefOf),
    survival: survivalOf(ends),
    picks: pickOrders(picks),
    offerDays,
    offers: { orange: ofRarity('orange'), purple: ofRarity('purple'), blue: ofRarity('blue') },
    next: bestNext(worths),
    patch,
  };
}

/** How often a talent was offered, and the matches behind it. */
export async function readOfferSource(
  db: Db,
  scope: Parameters<typeof findOffered>[1],
  talent: Parameters<typeof findOffered>[2],
): Promise<OfferSource> {
  const [found, computedAt] = await Promise.all([findOffered(db, scope, talent, MATCHES_SHOWN), findLastRoll(db)]);
  return {
    ...found,
    days: { from: scope.from, to: scope.to },
    computedAt: computedAt?.toISOString() ?? null,
    matches: found.matches.map(hrefOf),
  };
}

/** The effect of one update on its heroes, or of the last few that changed the balance. */
export async function listEffectsOfPatches(db: Db, mode: Mode, url: string | undefined): Promise<PatchEffects[]> {
  const patches =
    url === undefined ? await listPatches(db, PATCHES_SHOWN) : [await findPatch(db, url)].filter((patch) => patch !== undefined);
  return Promise.all(
    patches.map(async (patch) => ({
      name: patch.name,
      url: patch.url,
      releasedAt: patch.releasedAt.toISOString(),
      computedAt: (await findSpanState(db, `after:${patch.id}`))?.computedAt.toISOString() ?? null,
      heroes: (await effectsOf(db, patch, mode)).map(({ hero, ...effect }) => ({ heroName: hero, ...effect })),
    })),
  );
}

/** The newest counted matches of a hero that began in a span of time; without `from` it has no beginning. */
export async function readMatchesOfHero(
  db: Db,
  { hero, mode }: { hero: string; mode: Mode },
  from: string | undefined,
  to: Date,
): Promise<MatchesOfHero> {
  const scope = { hero, talent: undefined, mode, rankGroup: undefined };
  const [matches, computedAt] = await Promise.all([
    listMatchesBehind(db, scope, { from: new Date(from ?? 0), to }, MATCHES_SHOWN),
    findLastRoll(db),
  ]);
  return { from: from ?? null, computedAt: computedAt?.toISOString() ?? null, matches: matches.map(hrefOf) };
}

/** The newest matches of a hero, played by its best players. */
export async function readMatchesOfLeaders(db: Db, hero: string, mode: Mode): Promise<MatchesOfHero> {
  const [state, matches] = await Promise.all([findSpanState(db, LEADERS_SPAN), listMatchesOfLeaders(db, hero, mode, MATCHES_SHOWN)]);
  return {
    from: state?.from.toISOString() ?? null,
    computedAt: state?.computedAt.toISOString() ?? null,
    matches: matches.map(hrefOf),
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
