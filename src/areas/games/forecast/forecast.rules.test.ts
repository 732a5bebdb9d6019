import { describe, expect, test } from 'vitest';
import { lineSoFar, liveChances, turnOf } from './forecast.rules.ts';
import { expectedPlace } from './place-chances.rules.ts';
import type { RecordedPlayer } from './recorded-match.rules.ts';

const weights = new Map([2, 3, 4, 5, 6].map((teams) => [`in ${teams}`, [1, -2]]));
const model = { fittedOn: '2026-11-23', matches: 500, weights };
const playing = (playerId: number, mu: number, changed: Partial<RecordedPlayer> = {}): RecordedPlayer => ({
  playerId,
  teamId: null,
  place: null,
  endSeconds: null,
  leaveSeconds: null,
  mu,
  ...changed,
});
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('during a match', () => {
  test('the better player is more likely to win, and a player who left cannot win', () => {
    const players = [playing(1, 30), playing(2, 25), playing(3, 25, { leaveSeconds: 60 }), ...[4, 5, 6].map((id) => playing(id, 25))];
    const [strong, usual, gone] = (liveChances({ mode: 'solo', players }, model) ?? []).map(expectedPlace);
    expect(strong).toBeLessThan(usual ?? 0);
    expect(gone).toBeGreaterThan((usual ?? 0) + 1);
  });

  test('a player who is out has that place, and the others share the remaining places', () => {
    const players = [6, 5, null, null, null, null].map((place, index) => playing(index, 25 + index, { place }));
    const chances = liveChances({ mode: 'solo', players }, model) ?? [];
    expect(chances[0]).toEqual([0, 0, 0, 0, 0, 1]);
    expect(chances[1]).toEqual([0, 0, 0, 0, 1, 0]);
    for (const row of chances.slice(2)) {
      expect(sumOf(row.slice(0, 4))).toBeCloseTo(1, 9);
      expect(row.slice(4)).toEqual([0, 0]);
    }
  });

  test('in 2x8 two players share a place, even if only one of them has reported the end so far', () => {
    const places = [4, 4, 3, null, null, null, null, null];
    const chances = liveChances({ mode: 'duo', players: places.map((place, index) => playing(index, 25, { place })) }, model) ?? [];
    for (const row of chances) expect(sumOf(row)).toBeCloseTo(1, 9);
    expect(chances[0]).toEqual([0, 0, 0, 1]);
    expect(chances[3]?.[3]).toBe(0);
  });

  test.each([
    ['the last place', [4, null, null, null, null, null, null, null]],
    ['the third place', [4, 4, 3, null, null, null, null, null]],
    ['the third place before the last', [3, null, null, null, null, null, null, null]],
  ])('in 2x8 one mate who has reported %s leaves one seat there: each place has two players in the end', (_, places) => {
    const players = places.map((place, index) => playing(index, 20 + 2 * index, { place }));
    const chances = liveChances({ mode: 'duo', players }, model) ?? [];
    for (const place of [0, 1, 2, 3]) expect(sumOf(chances.map((row) => row[place] ?? 0))).toBeCloseTo(2, 9);
    for (const row of chances) expect(sumOf(row)).toBeCloseTo(1, 9);
  });

  test('the chances move when a player goes out, and a player who left later had not left before', () => {
    const players = [
      playing(1, 25, { place: 6, endSeconds: 600 }),
      playing(2, 25, { place: 5, endSeconds: 900 }),
      playing(3, 25, { leaveSeconds: 700 }),
      ...[4, 5, 6].map((id) => playing(id, 25)),
    ];
    const moments = lineSoFar({ mode: 'solo', players }, model);
    expect(moments.map(({ seconds, kind, of }) => [seconds, kind, of])).toEqual([
      [0, 'start', []],
      [600, 'out', [0]],
      [900, 'out', [1]],
    ]);
    const [before, first, second] = moments.map(({ chances }) => chances.map(expectedPlace));
    expect(before?.[2]).toBeCloseTo(3.5, 9);
    expect(first?.slice(0, 3)).toEqual([6, expect.closeTo(3, 9), expect.closeTo(3, 9)]);
    expect(second?.[2]).toBeGreaterThan(3);
    expect(second?.slice(0, 2)).toEqual([6, 5]);
  });

  test('nothing is shown if places and ends contradict each other, or too little was learned', () => {
    const players = Array.from({ length: 5 }, (_, index) => playing(index, 25));
    expect(liveChances({ mode: 'solo', players }, model)).toBeUndefined();
    const full = [...players, playing(9, 25)];
    expect(liveChances({ mode: 'solo', players: full }, { ...model, weights: new Map() })).toBeUndefined();
  });
});

describe('the turning point of a match', () => {
  const moment = (...expected: number[]) => ({ chances: expected.map((place) => (place === 1 ? [1, 0] : [2 - place, place - 1])) });
  const isWinner = [true, false];

  test.each([
    [
      'is that from which on the winner was ahead',
      [moment(1.6, 1.4), moment(1.4, 1.6), moment(1.5, 1.5), moment(1.2, 1.8), moment(1, 2)],
      3,
    ],
    ['is missing where the winner was ahead all the time', [moment(1.4, 1.6), moment(1, 2)], undefined],
    ['is missing where nothing was told', [], undefined],
  ])('%s', (_, moments, expected) => {
    expect(turnOf(moments, isWinner)).toBe(expected);
  });
});
