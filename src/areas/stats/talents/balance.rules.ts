import { normalCumulative } from '#areas/stats/sources/estimate.rules.ts';
import { Contrast } from './contrast.rules.ts';
import type { Pool } from './offer-effects.rules.ts';

/** With fewer players there is no result. */
const LEAST_PLAYERS = 30;

/**
 * Checks over any number of pools that skill, net worth and number alive before an offer do not differ between players who were offered a
 * talent and those who were not. A player's differences in all pools are one observation, and the sum of all is compared with their
 * squares, so that few games cannot look certain.
 */
export class Balance {
  /** By talent and compared variable, by player. */
  readonly #scores = new Map<string, Map<string, Map<number, number>>>();

  add(pool: Pool, names: readonly string[]): void {
    const { choices, strata, players, lead, wealth } = pool;
    const values = { skill: lead, wealth, alive: Float64Array.from(choices, ({ alive }) => alive) };
    // In the pool's numbering.
    const people = [...new Set(choices.map(({ player }) => player))];
    for (const [talent, name] of names.entries()) {
      const rows = Int32Array.from(choices.keys()).filter((row) => !choices[row]?.impossible.includes(talent));
      const drawn = new Contrast(
        rows,
        strata,
        Uint8Array.from(choices, ({ offered }) => Number(offered.includes(talent))),
      );
      const ofTalent = this.#scores.get(name) ?? new Map<string, Map<number, number>>();
      this.#scores.set(name, ofTalent);
      for (const [covariate, of] of Object.entries(values)) {
        const sums = ofTalent.get(covariate) ?? new Map<number, number>();
        ofTalent.set(covariate, sums);
        const scores = drawn.scores(
          Float64Array.from(rows, (row) => of[row] ?? 0),
          players,
        );
        for (const [index, score] of scores.entries()) {
          const player = people[index];
          if (player !== undefined && score !== 0) sums.set(player, (sums.get(player) ?? 0) + score);
        }
      }
    }
  }

  /** The comparisons, with the probability that chance alone brings so large a difference. */
  differences(): { name: string; chance: number }[] {
    return [...this.#scores].flatMap(([name, covariates]) =>
      [...covariates.values()]
        .filter(({ size }) => size >= LEAST_PLAYERS)
        .map((scores) => ({ name, chance: chanceOf([...scores.values()]) })),
    );
  }
}

/** The talents of each draw for which it is not fair: of all that are named anywhere, at most one in twenty may be chance. */
export function unfairOf(draws: readonly Balance[]): string[][] {
  const differences = draws.map((draw) => draw.differences());
  const isMore = discoveries(differences.flatMap((of) => of.map(({ chance }) => chance)));
  let at = 0;
  return differences.map((of) => {
    const named = of.filter(() => isMore[at++]).map(({ name }) => name);
    return [...new Set(named)].toSorted();
  });
}

/** The probability that chance alone brings so large a sum of independent observations around 0. */
function chanceOf(scores: readonly number[]): number {
  const sum = scores.reduce((all, score) => all + score, 0);
  const squares = scores.reduce((all, score) => all + score * score, 0);
  return 2 * (1 - normalCumulative(Math.abs(sum) / Math.sqrt(squares)));
}

/** Which of them are more than chance, if at most one in twenty of those named may be chance (Benjamini and Hochberg). */
export function discoveries(chances: readonly number[]): boolean[] {
  const sorted = chances.toSorted((a, b) => a - b);
  const last = sorted.findLastIndex((chance, index) => chance <= (0.05 * (index + 1)) / sorted.length);
  const most = sorted[last] ?? -1;
  return chances.map((chance) => chance <= most);
}
