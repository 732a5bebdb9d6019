import type { ForecastModel } from '#areas/games/forecast/forecast-model.rules.ts';
import { tellMatch } from '#areas/games/forecast/forecast.rules.ts';
import { teamsOf, WORTH_FEATURE, type RecordedMatch } from '#areas/games/forecast/recorded-match.rules.ts';
import type { ForecastAccuracy } from './accuracy.contract.ts';

/** The benchmark of a forecast: places ordered by net worth, each with a bell curve of one of these widths, in places. */
export const spreads = [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 7] as const;
/** Chances are counted in steps of a tenth. */
export const BINS = 10;

/** The error of the forecasts at a look, summed over matches: the ranked probability score, and that of net worth alone by each spread. */
export type LookScore = { look: number; matches: number; score: number; byWorth: number[] };
/** The chances of a place that were claimed within a step: how many, their sum, and how often the place came true. */
export type SaidChance = { place: number; bin: number; said: number; sum: number; came: number };

/** The accuracy of forecasts over matches that they were not fitted to. */
export class ForecastScores {
  readonly #looks = new Map<number, LookScore>();
  readonly #said = new Map<string, SaidChance>();

  /** Compares a model's forecasts of a match at every look with how it ended. */
  add(match: RecordedMatch, model: ForecastModel): void {
    const teams = teamsOf(match);
    if (!teams) return;
    for (const { moment, standing, chances } of tellMatch(match, teams, model)) {
      if (moment.kind !== 'look' || moment.look === undefined || chances.length < 2) continue;
      const worths = standing.features.map((features) => features[WORTH_FEATURE] ?? 0);
      const of = this.#looks.get(moment.look) ?? { look: moment.look, matches: 0, score: 0, byWorth: spreads.map(() => 0) };
      this.#looks.set(moment.look, of);
      of.matches += 1;
      of.score += rankedScore(chances);
      of.byWorth = of.byWorth.map((sum, index) => sum + rankedScore(byWorth(worths, spreads[index] ?? 1)));
      for (const [team, row] of chances.entries())
        for (const [place, chance] of row.entries()) this.#say(place + 1, chance, place === team);
    }
  }

  #say(place: number, chance: number, hasCome: boolean): void {
    const bin = Math.min(BINS - 1, Math.floor(chance * BINS));
    const key = `${place} ${bin}`;
    const of = this.#said.get(key) ?? { place, bin, said: 0, sum: 0, came: 0 };
    this.#said.set(key, { ...of, said: of.said + 1, sum: of.sum + chance, came: of.came + Number(hasCome) });
  }

  get looks(): LookScore[] {
    return [...this.#looks.values()].toSorted((one, other) => one.look - other.look);
  }

  get said(): SaidChance[] {
    return [...this.#said.values()];
  }
}

/**
 * For teams in the order of their places: the mean, over teams and bounds between places, of the squared error of the chance to end before
 * the bound.
 */
function rankedScore(chances: readonly (readonly number[])[]): number {
  const bounds = chances.length - 1;
  let sum = 0;
  for (const [team, row] of chances.entries()) {
    let before = 0;
    for (let bound = 0; bound < bounds; bound += 1) {
      before += row[bound] ?? 0;
      sum += (before - Number(team <= bound)) ** 2;
    }
  }
  return sum / bounds / chances.length;
}

/** Equally rich teams share the places that are theirs together. */
function byWorth(worths: readonly number[], spread: number): number[][] {
  const bells = worths.map((_, rank) => {
    const bell = worths.map((__, place) => Math.exp(-(((place - rank) / spread) ** 2) / 2));
    const sum = sumOf(bell);
    return bell.map((value) => value / sum);
  });
  return worths.map((worth) => {
    const richer = worths.filter((other) => other > worth).length;
    const equal = bells.slice(richer, richer + worths.filter((other) => other === worth).length);
    return worths.map((_, place) => sumOf(equal.map((bell) => bell[place] ?? 0)) / equal.length);
  });
}

/**
 * The accuracy of forecasts; undefined without any. Net worth gets the spread that is best over all looks together, chosen in hindsight.
 */
export function forecastAccuracy(looks: readonly LookScore[], said: readonly SaidChance[]): ForecastAccuracy | undefined {
  const told = sumOf(looks.map(({ matches }) => matches));
  if (told === 0) return undefined;
  const byWorth = spreads.map((_, index) => sumOf(looks.map((look) => look.byWorth[index] ?? 0)));
  const best = byWorth.indexOf(Math.min(...byWorth));
  return {
    matches: Math.max(...looks.map(({ matches }) => matches)),
    score: sumOf(looks.map(({ score }) => score)) / told,
    byWorth: (byWorth[best] ?? 0) / told,
    calibration: Math.max(...[...Map.groupBy(said, ({ place }) => place).values()].map(errorOf)),
    looks: looks.map((look) => ({
      seconds: look.look,
      matches: look.matches,
      score: look.score / look.matches,
      byWorth: (look.byWorth[best] ?? 0) / look.matches,
    })),
    steps: [...Map.groupBy(said, ({ bin }) => bin)]
      .toSorted(([one], [other]) => one - other)
      .map(([, of]) => {
        const count = sumOf(of.map((each) => each.said));
        return { count, said: sumOf(of.map(({ sum }) => sum)) / count, came: sumOf(of.map(({ came }) => came)) / count };
      }),
  };
}

function errorOf(said: readonly SaidChance[]): number {
  return sumOf(said.map(({ sum, came }) => Math.abs(sum - came))) / Math.max(1, sumOf(said.map((each) => each.said)));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
