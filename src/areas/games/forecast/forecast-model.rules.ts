import { inverse, Matrix } from 'ml-matrix';
import { momentsOf, standingsOf, teamsOf, type Moment, type RecordedMatch } from './recorded-match.rules.ts';

/** The weights of a forecast: by how many teams are in while only skill is known, by the last look afterwards. */
export type ForecastModel = { fittedOn: string; matches: number; weights: ReadonlyMap<string, readonly number[]> };

/** With fewer matches nothing is learned. */
export const LEAST_MATCHES = 200;

/** Which weights hold at a moment: before the first look those of skill alone, by the number of teams that are in. */
export function classOf(look: Moment['look'], teams: number): string {
  return look === undefined ? `in ${teams}` : `look ${look}`;
}

/** The features of those who were in, best place first. */
type Finish = readonly (readonly number[])[];

/**
 * The weights under which the results of these matches are the likeliest, by the Plackett-Luce model among those who were in. A class
 * covers its look and everything until the next one; the classes of skill alone cover the start and every moment when a player was out.
 */
export function fitForecast(matches: readonly RecordedMatch[]): Map<string, number[]> {
  const finishes = new Map<string, Finish[]>();
  const add = (name: string, finish: Finish) => {
    if (finish.length < 2) return;
    const of = finishes.get(name);
    if (of) of.push(finish);
    else finishes.set(name, [finish]);
  };
  for (const match of matches) {
    const teams = teamsOf(match);
    if (!teams) continue;
    const moments = momentsOf(match, teams);
    for (const [index, { features }] of standingsOf(match, teams, moments).entries()) {
      const moment = moments[index];
      if (moment?.look !== undefined && match.worths.length > 0) add(classOf(moment.look, features.length), features);
      if (moment?.kind === 'start' || moment?.kind === 'out')
        add(
          classOf(undefined, features.length),
          features.map((of) => of.slice(0, SKILL_FEATURES)),
        );
    }
  }
  return new Map([...finishes].map(([name, of]) => [name, fitWeights(of)]));
}

const SKILL_FEATURES = 2;
const MOST_STEPS = 30;
const SMALL_STEP = 1e-7;

/** Newton's method with each weight drawn to 0 as by a deviation of 1: a feature that never occurs gets weight 0. */
function fitWeights(finishes: readonly Finish[]): number[] {
  const width = finishes[0]?.[0]?.length ?? 0;
  let weights = Array.from({ length: width }, () => 0);
  let found = slopesAt(finishes, weights);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const change = inverse(found.curvature).mmul(Matrix.columnVector(found.slope)).to1DArray();
    let share = 1;
    let next = found;
    let moved = weights;
    // Far from the optimum a whole step may overshoot.
    do {
      moved = weights.map((weight, index) => weight + share * (change[index] ?? 0));
      next = slopesAt(finishes, moved);
      share /= 2;
    } while (next.likelihood < found.likelihood && share > SMALL_STEP);
    weights = moved;
    found = next;
    if (Math.max(...change.map(Math.abs)) < SMALL_STEP) break;
  }
  return weights;
}

function slopesAt(finishes: readonly Finish[], weights: readonly number[]): { likelihood: number; slope: number[]; curvature: Matrix } {
  const width = weights.length;
  const slope = weights.map((weight) => -weight);
  const curvature = new Float64Array(width * width);
  for (let index = 0; index < width; index += 1) curvature[index * width + index] = 1;
  let likelihood = -weights.reduce((sum, weight) => sum + weight * weight, 0) / 2;
  const mean = new Float64Array(width);
  for (const finish of finishes) {
    const strengths = finish.map((features) => strengthOf(features, weights));
    const most = Math.max(...strengths);
    const odds = strengths.map((strength) => Math.exp(strength - most));
    for (let next = 0; next < finish.length - 1; next += 1) {
      let sum = 0;
      for (let team = next; team < finish.length; team += 1) sum += odds[team] ?? 0;
      mean.fill(0);
      for (let team = next; team < finish.length; team += 1) {
        const features = finish[team] ?? [];
        const share = (odds[team] ?? 0) / sum;
        for (let one = 0; one < width; one += 1) {
          const value = share * (features[one] ?? 0);
          if (value === 0) continue;
          mean[one] = (mean[one] ?? 0) + value;
          for (let other = 0; other < width; other += 1)
            curvature[one * width + other] = (curvature[one * width + other] ?? 0) + value * (features[other] ?? 0);
        }
      }
      const taken = finish[next] ?? [];
      for (let one = 0; one < width; one += 1) {
        slope[one] = (slope[one] ?? 0) + (taken[one] ?? 0) - (mean[one] ?? 0);
        for (let other = 0; other < width; other += 1)
          curvature[one * width + other] = (curvature[one * width + other] ?? 0) - (mean[one] ?? 0) * (mean[other] ?? 0);
      }
      likelihood += Math.log((odds[next] ?? 0) / sum);
    }
  }
  return { likelihood, slope, curvature: Matrix.from1DArray(width, width, curvature) };
}

/** A strength on the Plackett-Luce scale. */
export function strengthOf(features: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (const [index, weight] of weights.entries()) sum += weight * (features[index] ?? 0);
  return sum;
}
