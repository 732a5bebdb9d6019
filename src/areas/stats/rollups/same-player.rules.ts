import { inverse, Matrix } from 'ml-matrix';
import { around, studentFactor, type Estimate } from '#areas/stats/sources/estimate.rules.ts';

/** A player's games with a hero, or with a hero and talent: how many, and the sum of their places. */
export type Played = { player: number; hero: string; games: number; places: number };

/** With fewer players who have games with a hero and games without, there is no result. */
const LEAST_PEOPLE = 10;

/** So few games that they shrink to 0 only what no game determines. */
const BARELY = 1e-6;

/** Games of one hero by one player, the hero by its number. */
type Cell = { hero: number; games: number; places: number };

/**
 * The places that each hero gains its players compared with an average hero. A place is modelled as the sum of the player's worth and the
 * hero's, both unknown (two-way fixed effects): so only the same players with a hero and without it are compared, corrected for the
 * strength of their other heroes. Intervals are by player (sandwich estimator, Student's t).
 */
export function samePlayer(rows: readonly Played[]): Map<string, Estimate> {
  if (rows.length === 0) return new Map();
  const heroes = [...new Set(rows.map(({ hero }) => hero))];
  const numbers = new Map(heroes.map((hero, number) => [hero, number]));
  const cells = rows.map(({ player, hero, games, places }) => ({ player, cell: { hero: numbers.get(hero) ?? 0, games, places } }));
  const people = [...Map.groupBy(cells, ({ player }) => player).values()].map((of) => of.map(({ cell }) => cell));
  const { normal, targets, games } = equationsOf(people, heroes.length);
  // The equations leave the average hero's level open: it is 0, weighted by games. They say nothing about heroes that share no players with
  // others.
  const all = games.reduce((sum, count) => sum + count, 0);
  const average = Matrix.columnVector(games).mmul(Matrix.rowVector(games)).div(Math.max(1, all));
  const solved = inverse(Matrix.add(normal, average).add(Matrix.eye(heroes.length).mul(BARELY)));
  const worths = solved.mmul(targets).to1DArray();
  const doubts = doubtsOf(people, solved, worths);
  return new Map(
    heroes.flatMap((hero, number): [string, Estimate][] => {
      const { people: count = 0, variance = 0 } = doubts[number] ?? {};
      if (count < LEAST_PEOPLE) return [];
      return [[hero, around(-(worths[number] ?? 0), Math.sqrt((variance * count) / (count - 1)) * studentFactor(count))]];
    }),
  );
}

/** The normal equations of the heroes' worths, with the players' eliminated. */
function equationsOf(people: readonly (readonly Cell[])[], heroes: number) {
  const normal = Matrix.zeros(heroes, heroes);
  const targets = Matrix.zeros(heroes, 1);
  const games = Array.from({ length: heroes }, () => 0);
  for (const cells of people) {
    const { n, mean } = totalOf(cells);
    for (const one of cells) {
      games[one.hero] = (games[one.hero] ?? 0) + one.games;
      normal.set(one.hero, one.hero, normal.get(one.hero, one.hero) + one.games);
      for (const other of cells) normal.set(one.hero, other.hero, normal.get(one.hero, other.hero) - (one.games * other.games) / n);
      targets.set(one.hero, 0, targets.get(one.hero, 0) + one.places - one.games * mean);
    }
  }
  return { normal, targets, games };
}

/**
 * The variance of each worth from what each player adds to its error, and the effective number of players behind it, each by their weight.
 */
function doubtsOf(people: readonly (readonly Cell[])[], solved: Matrix, worths: readonly number[]) {
  const sums = worths.map(() => ({ squares: 0, w: 0, ww: 0 }));
  for (const cells of people) {
    const { n, mean } = totalOf(cells);
    if (cells.length < 2) continue;
    const usual = cells.reduce((sum, { hero, games }) => sum + games * (worths[hero] ?? 0), 0) / n;
    const scores = cells.map(({ hero, games, places }) => ({
      hero,
      score: places - games * mean - games * ((worths[hero] ?? 0) - usual),
    }));
    for (const [hero, sum] of sums.entries()) {
      const error = scores.reduce((total, each) => total + solved.get(hero, each.hero) * each.score, 0);
      sum.squares += error * error;
    }
    for (const { hero, games } of cells) {
      const sum = sums[hero];
      const weight = (games * (n - games)) / n;
      if (!sum) continue;
      sum.w += weight;
      sum.ww += weight * weight;
    }
  }
  return sums.map(({ squares, w, ww }) => ({ variance: squares, people: ww > 0 ? (w * w) / ww : 0 }));
}

function totalOf(cells: readonly Cell[]): { n: number; mean: number } {
  const n = cells.reduce((sum, { games }) => sum + games, 0);
  return { n, mean: cells.reduce((sum, { places }) => sum + places, 0) / n };
}
