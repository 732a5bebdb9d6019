import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import type { Accuracy } from './accuracy.contract.ts';
import { AccuracyFigures } from './AccuracyFigures.tsx';

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

test('that the game deals talents fairly is said only where it was checked', () => {
  expect(textOf(nothing)).not.toMatch(/fairly|alarm/);
  expect(textOf(nothing)).toContain('Not checked yet');
  expect(textOf({ ...nothing, draws: [draw] })).toMatch(/deals talents fairly.*1,200/);
});
