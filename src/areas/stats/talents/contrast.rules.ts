import { studentFactor } from '#areas/stats/sources/estimate.rules.ts';

/** A figure with the variance of its error. */
export type Measured = { value: number; variance: number };

/** With fewer players there is no result: how much they differ is unknown. */
const LEAST_PLAYERS = 10;
/** If one player makes most of the rows, the others hardly matter: the least effective number of players, each by their contribution. */
const LEAST_BY_WEIGHT = 5;
/** If marked and unmarked rows hardly meet in a stratum, there is nothing to compare: a ratio with almost nothing below is noise. */
const LEAST_REACHED = 5;

/** Groups of rows, numbered from 0. */
export type Groups = { of: Int32Array; count: number };

/** Values numbered from 0 in the order of first occurrence. */
export function groupsOf(values: readonly (number | string)[]): Groups {
  const numbers = new Map<number | string, number>();
  const of = Int32Array.from(values, (value) => {
    const known = numbers.get(value) ?? numbers.size;
    numbers.set(value, known);
    return known;
  });
  return { of, count: numbers.size };
}

/**
 * Compares marked rows (1) with unmarked ones (0) within strata, where chance or similarity makes them comparable. Marks, values and groups
 * are indexed by row; only the given rows count.
 */
export class Contrast {
  readonly #rows: Int32Array;
  readonly #mark: Uint8Array;
  /** For each given row: its stratum, and its mark minus the share of marked rows there. */
  readonly #strata: Int32Array;
  readonly #apart: Float64Array;
  readonly #sizes: Float64Array;
  /** The amount of comparison: the sum of n₁·n₀/n over strata. */
  readonly weight: number;

  constructor(rows: Int32Array, strata: Groups, mark: Uint8Array) {
    this.#rows = rows;
    this.#mark = mark;
    this.#strata = rows.map((row) => strata.of[row] ?? 0);
    this.#sizes = new Float64Array(strata.count);
    for (const stratum of this.#strata) add(this.#sizes, stratum, 1);
    this.#apart = this.#centred(Float64Array.from(rows, (row) => mark[row] ?? 0));
    this.weight = this.#apart.reduce((sum, apart) => sum + apart * apart, 0);
  }

  /** How much larger a value is for marked rows. */
  slope(values: ArrayLike<number>): number {
    return this.weight > 0 ? this.#sumOf(values) / this.weight : 0;
  }

  /**
   * How much smaller a value (a place, so less is better) is for marked rows; divided by how much more often `through` holds there, if
   * given. Its variance accounts for the similarity of one player's rows, and is that of Student's t for the effective number of players,
   * each by their contribution: a player with most of the rows is nearly alone. Undefined with fewer than ten players, with fewer than five
   * effective ones, or if less than `LEAST_REACHED` is compared.
   */
  won(values: Float64Array, players: Groups, through: Uint8Array = this.#mark): Measured | undefined {
    const reached = this.#sumOf(through);
    if (reached < LEAST_REACHED) return undefined;
    const effect = this.#sumOf(values) / reached;
    const scores = this.scores(
      Float64Array.from(this.#rows, (row) => (values[row] ?? 0) - effect * (through[row] ?? 0)),
      players,
    );
    const spread = scores.reduce((sum, score) => sum + score * score, 0);
    if (scores.reduce((count, score) => count + Number(score !== 0), 0) < LEAST_PLAYERS) return undefined;
    const people = this.#peopleBehind(players);
    if (people < LEAST_BY_WEIGHT) return undefined;
    return { value: -effect, variance: (spread / (reached * reached)) * (people / (people - 1)) * studentFactor(people) ** 2 };
  }

  /** What each player adds to the sum of a value over marks; `values` are those of the given rows. */
  scores(values: Float64Array, players: Groups): Float64Array {
    const left = this.#centred(values);
    const scores = new Float64Array(players.count);
    for (const [at, row] of this.#rows.entries()) add(scores, players.of[row] ?? 0, (this.#apart[at] ?? 0) * (left[at] ?? 0));
    return scores;
  }

  /** The effective number of players: how many with equal contributions would give the same amount of comparison. */
  #peopleBehind(players: Groups): number {
    const weights = this.scores(
      Float64Array.from(this.#rows, (row) => this.#mark[row] ?? 0),
      players,
    );
    const squares = weights.reduce((sum, weight) => sum + weight * weight, 0);
    return weights.reduce((sum, weight) => sum + weight, 0) ** 2 / squares;
  }

  #sumOf(values: ArrayLike<number>): number {
    let sum = 0;
    for (const [at, row] of this.#rows.entries()) sum += (this.#apart[at] ?? 0) * (values[row] ?? 0);
    return sum;
  }

  /** Values of the given rows minus their stratum's mean. */
  #centred(values: Float64Array): Float64Array {
    const sums = new Float64Array(this.#sizes.length);
    for (const [at, stratum] of this.#strata.entries()) add(sums, stratum, values[at] ?? 0);
    return values.map((value, at) => {
      const stratum = this.#strata[at] ?? 0;
      return value - (sums[stratum] ?? 0) / (this.#sizes[stratum] ?? 1);
    });
  }
}

function add(sums: Float64Array, index: number, value: number): void {
  sums[index] = (sums[index] ?? 0) + value;
}
