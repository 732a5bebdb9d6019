import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import type { Accuracy } from './accuracy.contract.ts';
import { AccuracyFigures } from './AccuracyFigures.tsx';
import { ForecastFigures } from './ForecastFigures.tsx';

const nothing: Accuracy = {
  claims: 0,
  held: 0,
  kinds: [],
  bests: 0,
  bestSaid: null,
  bestCame: null,
  forecast: null,
  day: null,
  shown: [],
  draws: [],
};
const draw = { patch: 0, rarity: 'blue', choices: 1200, talents: 9, unfair: [], computedAt: '2026-11-29T10:00:00Z' };
const textOf = (accuracy: Accuracy) =>
  renderToString(
    <LanguageProvider language="en">
      <AccuracyFigures accuracy={accuracy} unfair={[]} />
    </LanguageProvider>,
  );

test('the page says that the game deals talents fairly only if that was checked', () => {
  expect(textOf(nothing)).not.toMatch(/fairly|alarm/);
  expect(textOf(nothing)).toContain('Not checked yet');
  expect(textOf({ ...nothing, draws: [draw] })).toMatch(/deals talents fairly.*1,200/);
});

test.each([
  [200, 200, 100],
  [199, 200, 99],
  [190, 200, 95],
])('%d figures that held of %d are shown as %d of 100 dots: a single miss has its empty dot', (held, claims, told) => {
  const shown = textOf({ ...nothing, claims, held, kinds: [{ kind: 'talent', claims, held }] });
  expect(shown).toContain(`${told} of a hundred dots`);
  expect(shown.match(/data-missed/g)?.length ?? 0).toBe(100 - told);
});

test.each([
  [0.1611, '18% more accurate'],
  [0.1969, 'Not more accurate'],
  [0.2, 'Not more accurate'],
])('a forecast with a score of %d against 0.1974 is called %s', (score, told) => {
  const forecast = { matches: 300, score, byWorth: 0.1974, calibration: 0.01, looks: [], steps: [] };
  const shown = renderToString(
    <LanguageProvider language="en">
      <ForecastFigures forecast={forecast} />
    </LanguageProvider>,
  );
  expect(shown).toContain(told);
});
