import { heroRows, type HeroRow } from '#areas/stats/hero-stats/hero-meta.rules.ts';
import { certainlyLowest, type Estimate } from '#areas/stats/sources/estimate.rules.ts';
import { rankSets } from '#areas/stats/sources/rank-sets.rules.ts';
import { Random } from '#lib/random.ts';
import { countHeroes, plantHeroSeason } from '../tests/kits/planted-heroes.ts';
import type { Figure } from './sections.ts';
import { asTheyCome } from './truth.ts';

const SEASON_DAYS = 60;
const LOOKS_A_DAY = 4;

/** The accuracy of the hero table: hero worths, badges where nothing differs, and the sets of ranks. */
export function truthHeroes(seasons: number, tables: number): Figure[] {
  const badges = [
    [36, 4],
    [36, 7],
    [144, 4],
  ] as const;
  return [
    ...asTheyCome(plantedSeasons(seasons)),
    ...badges.flatMap(([rows, days]) => asTheyCome([nullSeasons(tables, rows, days)])),
    ...[0, 0.05, 0.2, 0.6].flatMap((deviation) => asTheyCome([rankedSeasons(tables, deviation)])),
  ];
}

/** The errors of one way to estimate a hero's worth. */
type Way = { off: number; squares: number; held: number };
const ways = ['raw', 'lessSkill', 'gained'] as const;

/** The worth of heroes to players who choose by skill and habit, in the site's three estimates. */
function plantedSeasons(seasons: number): Figure[] {
  type Kind = { rows: number; named: number; of: Record<(typeof ways)[number], Way> };
  const nothing = (): Way => ({ off: 0, squares: 0, held: 0 });
  const kinds = new Map<string, Kind>();
  for (let season = 0; season < seasons; season += 1) {
    const { games, truth } = plantHeroSeason(new Random(`heroes ${season}`), { players: 400, games: 100, counted: 40 });
    for (const row of heroRows(countHeroes(games), { mode: 'solo', days: 7 })) {
      const name = row.hero.replace(/ \d+$/, '');
      const kind = kinds.get(name) ?? { rows: 0, named: 0, of: { raw: nothing(), lessSkill: nothing(), gained: nothing() } };
      kinds.set(name, kind);
      kind.rows += 1;
      kind.named += Number(row.pickedBy !== null);
      for (const way of ways) count(kind.of[way], truth.get(row.hero) ?? 0, toldBy(row, way));
    }
  }
  const told = [...kinds].map(([name, { rows, named, of }]): Figure => {
    const off = of.gained.off / rows;
    const biases = ways.map((way) => signed(of[way].off / rows)).join(', ');
    const errors = ways.map((way) => Math.sqrt(of[way].squares / rows).toFixed(3)).join(', ');
    return {
      name: `hero ${name}`,
      value: `shown less truth raw, less skill, same player: ${biases}; typical error ${errors}; who picks it is told in ${percent(named / rows)}`,
      bound: 'same player within 0.02 places where the strong or one-tricks pick it',
      isMet: Math.abs(off) <= 0.02 || !/^(liked by the strong|one-trick)$/.test(name),
    };
  });
  const all = [...kinds.values()];
  const rows = all.reduce((sum, kind) => sum + kind.rows, 0);
  const heldBy = (way: (typeof ways)[number]) => all.reduce((sum, kind) => sum + kind.of[way].held, 0) / rows;
  const errorOf = (way: (typeof ways)[number]) => Math.sqrt(all.reduce((sum, kind) => sum + kind.of[way].squares, 0) / rows);
  return [
    ...told,
    {
      name: 'heroes of all kinds',
      value: `95 % intervals hold the truth in ${percent(heldBy('lessSkill'))} less skill, ${percent(heldBy('gained'))} same player; typical error ${ways.map((way) => errorOf(way).toFixed(3)).join(', ')}`,
      bound: 'same player 93–97 %, and the least error of the three',
      isMet: heldBy('gained') >= 0.93 && heldBy('gained') <= 0.97 && errorOf('gained') <= Math.min(errorOf('raw'), errorOf('lessSkill')),
    },
  ];
}

function toldBy(row: HeroRow, way: (typeof ways)[number]): Estimate | null {
  const value = 3.5 - row.averagePlace;
  return way === 'raw' ? { value, low: value, high: value } : row[way];
}

function count(way: Way, truth: number, told: Estimate | null): void {
  if (!told) return;
  way.off += told.value - truth;
  way.squares += (told.value - truth) ** 2;
  way.held += Number(told.low <= truth && truth <= told.high);
}

/** Seasons in which nothing differs, looked at four times a day: the share in which any row is called the strongest. */
function nullSeasons(seasons: number, rows: number, days: number): Figure {
  const random = new Random(`badges ${rows} ${days}`);
  const width = days * LOOKS_A_DAY;
  const steps = SEASON_DAYS * LOOKS_A_DAY + width;
  let wrong = 0;
  for (let season = 0; season < seasons; season += 1) {
    const sums = Array.from({ length: rows }, () => new Float64Array(steps + 1));
    for (const sum of sums) for (let step = 1; step <= steps; step += 1) sum[step] = (sum[step - 1] ?? 0) + random.normal(0, 1);
    for (let step = width; step <= steps; step += 1) {
      const measured = sums.map((sum) => ({ value: ((sum[step] ?? 0) - (sum[step - width] ?? 0)) / Math.sqrt(width), variance: 1 }));
      if (!certainlyLowest(measured, 0, days).includes(true)) continue;
      wrong += 1;
      break;
    }
  }
  return {
    name: `a false strongest in ${SEASON_DAYS} days, ${rows} rows, window of ${days} days, ${LOOKS_A_DAY} looks a day`,
    value: `${percent(wrong / seasons)} of ${seasons} seasons`,
    bound: '≤ 5 %',
    isMet: wrong / seasons <= 0.05,
  };
}

/** Tables of 54 heroes: in how many all sets hold the true ranks together, and how wide they are. */
function rankedSeasons(tables: number, deviation: number): Figure {
  const random = new Random(`ranks ${deviation}`);
  let [right, width] = [0, 0];
  for (let table = 0; table < tables; table += 1) {
    const truth = Array.from({ length: 54 }, () => random.normal(3.5, deviation));
    const measured = truth.map((place) => {
      const error = random.between(0.03, 0.18);
      return { value: place + random.normal(0, error), variance: error ** 2 };
    });
    const sets = rankSets(measured);
    const isRight = sets.every(({ from, to }, index) => {
      const lower = truth.filter((place) => place < (truth[index] ?? 0)).length;
      const equal = truth.filter((place) => place === truth[index]).length;
      return from <= lower + 1 && to >= lower + equal;
    });
    right += Number(isRight);
    width += sets.reduce((sum, { from, to }) => sum + to - from + 1, 0) / sets.length / tables;
  }
  return {
    name: `ranks of 54 heroes that differ by ${deviation} places`,
    value: `all right together in ${percent(right / tables)} of ${tables} tables, ${width.toFixed(1)} ranks wide`,
    bound: '≥ 95 %',
    isMet: right / tables >= 0.95,
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
