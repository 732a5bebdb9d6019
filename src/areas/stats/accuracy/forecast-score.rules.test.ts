import { describe, expect, test } from 'vitest';
import type { ForecastModel } from '#areas/games/forecast/forecast-model.rules.ts';
import type { RecordedMatch } from '#areas/games/forecast/recorded-match.rules.ts';
import { forecastAccuracy, ForecastScores, spreads } from './forecast-score.rules.ts';

/** A match of six: first place is the richest at the only look, second place the next, and so on. */
const match: RecordedMatch = {
  mode: 'solo',
  players: [1, 2, 3, 4, 5, 6].map((place) => ({
    playerId: place,
    teamId: null,
    place,
    endSeconds: 110 - place,
    leaveSeconds: null,
    mu: 25,
  })),
  buildings: [],
  worths: [1, 2, 3, 4, 5, 6].flatMap((place) =>
    [0, 1].map((position) => ({ playerId: place, position, minute: 0, networth: 1000 - 100 * place })),
  ),
};
const modelOf = (weights: number[]): ForecastModel => ({
  fittedOn: '2026-11-23',
  matches: 500,
  weights: new Map([
    ['look 20', weights],
    ['look 40', weights],
    ['in 6', [0, 0]],
  ]),
});
function scoreOf(weights: number[]) {
  const scores = new ForecastScores();
  scores.add(match, modelOf(weights));
  return forecastAccuracy(scores.looks, scores.said);
}

describe('a forecast', () => {
  test('without information scores what even chances do: the mean of p(1 − p) over the bounds', () => {
    expect(scoreOf([0, 0, 0, 0, 0, 0, 0])?.score).toBeCloseTo((5 + 8 + 9 + 8 + 5) / 36 / 5, 9);
  });

  test('with full information scores almost nothing, and is compared with the best spread for net worth', () => {
    const known = scoreOf([0, 0, 50, 0, 0, 0, 0]);
    expect(known?.score).toBeLessThan(0.001);
    expect(known?.steps.map(({ came }) => came)).toEqual([0, 1]);
    expect(known?.looks.map(({ seconds, matches }) => [seconds, matches])).toEqual([
      [20, 1],
      [40, 1],
    ]);
    const narrow = new ForecastScores();
    narrow.add(match, modelOf([0, 0, 0, 0, 0, 0, 0]));
    const byWorth = narrow.looks.map((look) => look.byWorth);
    for (const sums of byWorth) expect(sums.indexOf(Math.min(...sums))).toBe(spreads.indexOf(1));
  });

  test('is compared with what net worth showed then: among equally rich players it does not know who will be first', () => {
    const poor = { ...match, worths: match.worths.map((worth) => ({ ...worth, networth: 600 })) };
    const scores = new ForecastScores();
    scores.add(poor, modelOf([0, 0, 0, 0, 0, 0, 0]));
    const [look] = scores.looks;
    for (const score of look?.byWorth ?? []) expect(score).toBeGreaterThanOrEqual((look?.score ?? 0) - 1e-9);
  });

  test('without scores has no accuracy', () => {
    expect(forecastAccuracy([], [])).toBeUndefined();
  });
});
