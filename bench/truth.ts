import type { Estimate } from '#areas/stats/sources/estimate.rules.ts';
import { Balance, unfairOf } from '#areas/stats/talents/balance.rules.ts';
import { learnBias } from '#areas/stats/talents/mixture.rules.ts';
import { effectsAfter, offerEffects, poolOf, type Choice } from '#areas/stats/talents/offer-effects.rules.ts';
import { talentWorths, type HeroEffects } from '#areas/stats/talents/talent-worths.rules.ts';
import { Random } from '#lib/random.ts';
import { gainOf, openPool, plantChoices, plantedPool, plantedWorths, type PlantedTalent } from '../tests/kits/planted-choices.ts';
import type { Figure } from './sections.ts';

const POOLS = 12;
const TRUTH_CHOICES = 400_000;
const GAIN_CHOICES = 2000;

type Pool = { talents: readonly PlantedTalent[]; worths: number[]; possible: number };

/**
 * The accuracy of talent worths in planted seasons with this many choices per pool: coverage, the talents called best, and the gain from
 * following them.
 */
export function truth(seasons: number, sizes: readonly number[]): Promise<Figure[]> {
  const pools = Array.from({ length: POOLS }, (_, index) => plantPool(index));
  return Promise.resolve([
    ...sizes.flatMap((size) => asTheyCome(seasonsOf(pools, seasons, size))),
    ...[15, 30, 100].flatMap((taken) => asTheyCome([nothingNext(seasons, taken)])),
    ...[false, true].flatMap((isUnfair) => asTheyCome([drawHealth(seasons, isUnfair)])),
  ]);
}

/** Prints figures as soon as they are known: all of them take half an hour. */
export function asTheyCome(figures: Figure[]): Figure[] {
  for (const { name, value } of figures) process.stdout.write(`  ${name}: ${value}\n`);
  return figures;
}

/** The same talents in every pool, but each leans more or less there, and is worth more or less. */
function plantPool(index: number): Pool {
  const random = new Random(`pool ${index}`);
  const talents = plantedPool.map((talent) => {
    const lean = random.between(0.5, 1.3);
    return { ...talent, worth: talent.worth * random.between(0.7, 1.3), bySkill: talent.bySkill * lean, byForm: talent.byForm * lean };
  });
  const possible = gainOf(
    random.fork('gain'),
    talents,
    talents.map(({ worth }) => worth),
    200 * GAIN_CHOICES,
  );
  return { talents, worths: plantedWorths(random.fork('truth'), talents, TRUTH_CHOICES), possible };
}

/** The site's estimates from a hero's choices; talents are named by number. */
function effectsOf(choices: readonly Choice[], hero: number): HeroEffects {
  const pool = poolOf(choices);
  const names = choices.flatMap(({ offered }) => offered).reduce((most, talent) => Math.max(most, talent), 0);
  return {
    hero: `${hero}`,
    names: Array.from({ length: names + 1 }, (_, talent) => `${talent}`),
    overall: offerEffects(pool),
    after: effectsAfter(pool),
  };
}

type Kind = { held: number; rows: number; off: number };

function countRow(kind: Kind | undefined, { value, low, high }: Estimate, truth: number): void {
  if (!kind) return;
  kind.rows += 1;
  kind.off += value - truth;
  kind.held += Number(low <= truth && truth <= high);
}

function seasonsOf(pools: readonly Pool[], seasons: number, size: number): Figure[] {
  const kinds = new Map([...plantedPool, ...openPool].map(({ kind }): [string, Kind] => [kind, { held: 0, rows: 0, off: 0 }]));
  const openTruth = plantedWorths(new Random('truth of open'), openPool, TRUTH_CHOICES, { isOpen: true });
  const best = { called: 0, off: 0, right: 0 };
  let [gained, possible] = [0, 0];
  for (let season = 0; season < seasons; season += 1) {
    const random = new Random(`season ${season} of ${size}`);
    const heroes = pools.map(({ talents }, index) => effectsOf(plantChoices(random.fork(`${index}`), talents, size), index));
    const bias = learnBias(heroes.flatMap(({ overall }) => overall));
    const ofHero = Map.groupBy(talentWorths(heroes, bias), ({ hero }) => hero);
    const open = effectsOf(plantChoices(random.fork('open'), openPool, size, { isOpen: true }), 0);
    for (const { name, worth } of talentWorths([open], bias))
      countRow(kinds.get(openPool[Number(name)]?.kind ?? ''), worth, openTruth[Number(name)] ?? 0);
    for (const [index, pool] of pools.entries()) {
      const shown = new Map(ofHero.get(`${index}`)?.map((row) => [Number(row.name), row]));
      for (const [talent, { worth, best: chance }] of shown) {
        const truly = pool.worths[talent] ?? 0;
        countRow(kinds.get(plantedPool[talent]?.kind ?? ''), worth, truly);
        if (chance === null) continue;
        best.called += 1;
        best.off += worth.value - truly;
        best.right += Number(truly === Math.max(...pool.worths));
      }
      gained += gainOf(
        random.fork(`gain ${index}`),
        pool.talents,
        pool.talents.map((_, talent) => shown.get(talent)?.worth.value ?? 0),
        GAIN_CHOICES,
      );
      possible += pool.possible;
    }
  }
  const at = `${size} choices`;
  const share = gained / possible;
  const least = size >= 8000 ? 0.9 : 0.6;
  return [
    ...[...kinds].map(([kind, { held, rows, off }]) => ({
      name: `${at}, ${kind}`,
      value: `95 % intervals hold the truth in ${percent(held / rows)}, shown less truth ${signed(off / rows)}`,
      bound: '93–97 %',
      isMet: held / rows >= 0.93 && held / rows <= 0.97,
    })),
    {
      name: `${at}, what is called best`,
      value: `shown less truth ${signed(best.off / Math.max(1, best.called))}, called in ${percent(best.called / (seasons * pools.length))} of pools, right in ${percent(best.right / Math.max(1, best.called))}`,
      bound: 'within 0.02 places',
      isMet: Math.abs(best.off) <= 0.02 * best.called,
    },
    {
      name: `${at}, following the site`,
      value: `wins ${percent(share)} of what can be won`,
      bound: `≥ ${percent(least)}`,
      isMet: share >= least,
    },
  ];
}

const nothing: readonly PlantedTalent[] = Array.from({ length: 11 }, () => ({ kind: 'zero', worth: 0, appeal: 0, bySkill: 0, byForm: 0 }));

/** How often a best next talent is shown although none is worth anything, with `taken` choices of each after each other. */
function nothingNext(seasons: number, taken: number): Figure {
  let [rows, called, above] = [0, 0, 0];
  for (let season = 0; season < seasons; season += 1) {
    const random = new Random(`nothing ${season} of ${taken}`);
    const choices = plantChoices(random, nothing, taken * nothing.length * (nothing.length - 1), { isLater: true });
    const of = effectsOf(choices, 0);
    const worths = talentWorths([of], learnBias(of.overall)).filter(({ held }) => held !== '');
    rows += new Set(worths.map(({ held }) => held)).size;
    const best = worths.filter((row) => row.best !== null);
    called += best.length;
    above += best.filter(({ worth }) => worth.low > 0).length;
  }
  return {
    name: `nothing is worth anything, ${taken} taken of each`,
    value: `a best next talent is called in ${percent(called / rows)} of ${rows} rows, with an interval above 0 in ${percent(above / rows)}`,
    bound: '≤ 2.5 %',
    isMet: above / rows <= 0.025,
  };
}

/** How often the balance check names a talent of a fair draw, and of an unfair one, at 5,000 choices. */
function drawHealth(seasons: number, isUnfair: boolean): Figure {
  let [flagged, wrong] = [0, 0];
  for (let season = 0; season < seasons; season += 1) {
    const random = new Random(`draw ${season} ${isUnfair}`);
    const balance = new Balance();
    balance.add(
      poolOf(plantChoices(random, plantedPool, 5000, { isUnfair })),
      plantedPool.map(({ kind }) => kind),
    );
    const [named = []] = unfairOf([balance]);
    flagged += Number(named.includes(plantedPool[0]?.kind ?? ''));
    wrong += Number(named.length > 0);
  }
  return isUnfair
    ? {
        name: 'an unfair draw at 5,000 choices',
        value: `named in ${percent(flagged / seasons)} of seasons`,
        bound: 'all',
        isMet: flagged === seasons,
      }
    : {
        name: 'a fair draw at 5,000 choices',
        value: `called unfair in ${percent(wrong / seasons)} of seasons`,
        bound: '≤ 8 %, being 5 % and chance',
        isMet: wrong / seasons <= 0.08,
      };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
