import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import { RatingChart } from './RatingChart.tsx';

const shown = (ratings: readonly number[]) =>
  renderToString(
    <LanguageProvider language="en">
      <RatingChart
        line={{
          points: ratings.map((rating, index) => ({ at: `2026-11-2${index}T10:00:00`, rating, place: 1 })),
          seasons: [],
          recent: { matches: ratings.length, change: 40 * ratings.length },
        }}
      />
    </LanguageProvider>,
  );

test('a player with one ranked match is not told that the chart starts with the first: a line needs two', () => {
  expect(shown([])).toContain('after a couple of ranked matches');
  expect(shown([40])).toContain('after a couple of ranked matches');
  expect(shown([40, 80])).toContain('highest 80');
});
