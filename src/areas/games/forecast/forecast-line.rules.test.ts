import { expect, test } from 'vitest';
import { isInTime, linesOf, minuteMarks } from './forecast-line.rules.ts';

const even = [0.5, 0.5];

test('a line ends when its players are out, and the two players of a team share a line', () => {
  const lines = linesOf(
    [
      { seconds: 0, kind: 'start', of: [], chances: [even, even, even, even] },
      {
        seconds: 60,
        kind: 'out',
        of: [1, 3],
        chances: [
          [1, 0],
          [0, 1],
          [1, 0],
          [0, 1],
        ],
      },
    ],
    [1, 2, 1, 2],
  );
  expect(lines.map(({ place, players, before }) => [place, players, before])).toEqual([
    [1, [0, 2], 1.5],
    [2, [1, 3], 1.5],
  ]);
  expect(lines.map(({ points }) => points.at(-1))).toEqual([
    { seconds: 60, expected: 1 },
    { seconds: 60, expected: 2 },
  ]);
});

test('every remaining player of a match in progress has a line, the best expected first, in the colours of the remaining places', () => {
  const lines = linesOf(
    [
      { seconds: 0, kind: 'start', of: [], chances: [even, even, even] },
      {
        seconds: 60,
        kind: 'out',
        of: [0],
        chances: [
          [0, 0, 1],
          [0.4, 0.6, 0],
          [0.6, 0.4, 0],
        ],
      },
    ],
    [3, null, null],
  );
  expect(lines.map(({ place, colour, players }) => [place, colour, players])).toEqual([
    [null, 1, [2]],
    [null, 2, [1]],
    [3, 3, [0]],
  ]);
  expect(linesOf([], [null, null, null, null, null, null, null, null]).map(({ colour }) => colour)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});

test.each([
  [59, [0]],
  [420, [0, 1, 2, 3, 4, 5, 6, 7]],
  [1500, [0, 5, 10, 15, 20, 25]],
  [2280, [0, 5, 10, 15, 20, 25, 30, 35]],
])('the axis of a match of %i seconds has suitable marks', (seconds, marks) => {
  expect(minuteMarks(seconds)).toEqual(marks);
});

test.each([
  [0, true],
  [899, true],
  [900, false],
  [1000, false],
])('a turn at %i of a match of 1000 seconds is shown: %s', (seconds, isTold) => {
  expect(isInTime({ seconds }, [{ seconds: 0 }, { seconds: 1000 }])).toBe(isTold);
});
