import { around, type Estimate } from '#areas/stats/sources/estimate.rules.ts';
import { drawn, drawnAfter, spreadAfter, spreadWithin, surelyBest, type After } from './best.rules.ts';
import type { Measured } from './contrast.rules.ts';
import { learnBias, mixOf, withoutForm, type Bias } from './mixture.rules.ts';
import type { OfferEffect } from './offer-effects.rules.ts';

/** The effects of one rarity of a hero: whatever is held, and after each talent that may be held. */
export type HeroEffects = {
  hero: string;
  names: readonly string[];
  overall: readonly OfferEffect[];
  after: ReadonlyMap<number, OfferEffect[]>;
};

/** What a worth rests on: chance (the game draws its offers), or a comparison of a player's own games. */
export type Basis = 'lottery' | 'within';

/**
 * The worth of a hero's talent, in places. `held` is '' whatever is held, or the talent already held. `worth` is shrunk towards its pool,
 * its interval is not. `best`: the probability of being the best of its pool, if it is certain enough.
 */
export type TalentWorth = {
  hero: string;
  held: string;
  name: string;
  basis: Basis;
  offered: number;
  taken: number;
  players: number;
  worth: Estimate;
  best: number | null;
};

type Known = { effect: OfferEffect; basis: Basis; measured: Measured };

/** The biases of comparing: among talents of the rarity, and among all of the mode for those that are never drawn. */
type Biases = { ofRarity: Bias; ofMode: Bias };

/** The worths of the talents of one rarity, learned from all heroes of a mode together; `ofMode`: `learnBias` over all its rarities. */
export function talentWorths(heroes: readonly HeroEffects[], ofMode: Bias): TalentWorth[] {
  const bias = { ofRarity: learnBias(heroes.flatMap(({ overall }) => overall)), ofMode };
  const pools = heroes.map(({ overall }) => knownOf(overall, bias));
  const spread = spreadWithin(pools.map((pool) => pool.map(({ measured }) => measured)));
  const shown = pools.map((pool) => drawnOf(pool, spread));
  const after = heroes.map((hero, index) => afterOf(hero, shown[index] ?? [], bias));
  const change = spreadAfter(after.flatMap((of) => of.flatMap(({ options }) => options.map(({ after: option }) => option))));
  return heroes.flatMap((hero, index) => [
    ...rowsOf(hero, '', pools[index] ?? [], shown[index] ?? []),
    ...(after[index] ?? []).flatMap(({ held, options }) => {
      const worths = options.map(({ after: option }) => drawnAfter(option, change));
      // A worth shrunk towards the talent's worth elsewhere gets the interval of the displayed value.
      const known = options.map(({ known: of }, at) => ({ ...of, measured: worths[at] ?? of.measured }));
      return rowsOf(hero, hero.names[held] ?? '', known, worths);
    }),
  ]);
}

function knownOf(effects: readonly OfferEffect[], { ofRarity, ofMode }: Biases): Known[] {
  return effects.flatMap((effect): Known[] => {
    const mixed = mixOf(effect, ofRarity);
    if (mixed) return [{ effect, basis: 'lottery', measured: mixed }];
    const own = withoutForm(effect, ofMode);
    return own ? [{ effect, basis: 'within', measured: own }] : [];
  });
}

function drawnOf(pool: readonly Known[], spread: number): Measured[] {
  return pool.length > 1
    ? drawn(
        pool.map(({ measured }) => measured),
        spread,
      )
    : pool.map(({ measured }) => measured);
}

/** What is measured for each talent after another was held, beside the belief whatever is held. */
function afterOf({ after, overall }: HeroEffects, shown: readonly Measured[], bias: Biases) {
  const believed = new Map(knownOf(overall, bias).map(({ effect }, at) => [effect.talent, shown[at]]));
  return [...after].map(([held, effects]) => ({
    held,
    options: knownOf(effects, bias).flatMap((known): { known: Known; after: After }[] => {
      const worth = believed.get(known.effect.talent);
      return worth && known.effect.talent !== held ? [{ known, after: { seen: known.measured, overall: worth } }] : [];
    }),
  }));
}

function rowsOf({ hero, names }: HeroEffects, held: string, pool: readonly Known[], shown: readonly Measured[]): TalentWorth[] {
  const best = surelyBest(shown);
  return pool.map(({ effect: { talent, offered, taken, players }, basis, measured }, index) => {
    const { value, low, high } = around(measured.value, Math.sqrt(measured.variance));
    const worth = { value: Math.min(high, Math.max(low, shown[index]?.value ?? value)), low, high };
    return {
      hero,
      held,
      name: names[talent] ?? '',
      basis,
      offered,
      taken,
      players,
      worth,
      best: best?.index === index ? best.chance : null,
    };
  });
}
