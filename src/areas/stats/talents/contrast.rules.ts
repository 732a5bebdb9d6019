import { studentFactor } from '#areas/stats/sources/estimate.rules.ts';

/** A figure with the variance of its error. */
export type Measured = { value: number; variance: number };

/** Of fewer players nothing is told: how much they differ cannot be known. */
const LEAST_PLAYERS = 10;
/** Where one makes most of the rows, the others are as good as not there: so many there must be, each by what it adds. */
const LEAST_BY_WEIGHT = 5;
/** Where marked and others hardly meet in a stratum there is nothing to compare: a ratio by next to nothing is noise. */
const LEAST_REACHED = 5;

/** Groups of rows, numbered from 0. */
export type Groups = { of: Int32Array; count: number };

/** Values numbered from 0 in the order they are met. */
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
 * Compares rows that are marked (1) with those that are not (0) within strata, where chance or likeness makes them equal.
 * Marks, values and groups are numbered by row; only the rows given count.
 */
export class Contrast {
  readonly #rows: Int32Array;
  readonly #mark: Uint8Array;
  /** Of each row given: its stratum, and its mark less the share of marked ones there. */
  readonly #strata: Int32Array;
  readonly #apart: Float64Array;
  readonly #sizes: Float64Array;
  /** How much there is to compare: the sum of n₁·n₀/n over strata. */
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

  /** By how much a value is larger where the mark is. */
  slope(values: ArrayLike<number>): number {
    return this.weight > 0 ? this.#sumOf(values) / this.weight : 0;
  }

  /**
   * By how much a value (a place, so less is better) is smaller where the mark is; divided by how much oftener `through` holds
   * there, if given. Its variance knows that rows of one player are alike, and is that of Student's t for as many players, each by
   * what it adds: who made most of the rows is nearly alone. Undefined of fewer than ten, or of five by that, and where less than `LEAST_REACHED` is compared.
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

  /** What each player adds to the sum of a value over marks; `values` are of the rows given. */
  scores(values: Float64Array, players: Groups): Float64Array {
    const left = this.#centred(values);
    const scores = new Float64Array(players.count);
    for (const [at, row] of this.#rows.entries()) add(scores, players.of[row] ?? 0, (this.#apart[at] ?? 0) * (left[at] ?? 0));
    return scores;
  }

  /** How many players there would be to compare as much, were they all alike in that. */
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

  /** Values of the rows given less their stratum's mean. */
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
