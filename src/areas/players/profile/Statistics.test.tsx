import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import { Statistics } from './Statistics.tsx';

const figures = {
  rating: 600,
  place: null,
  topShare: null,
  matchCount: 0,
  avgPlace: 0,
  avgGpm: 0,
  places: [],
  favoriteHero: null,
  bestHero: null,
  playsLike: null,
};
const streak = { current: 0, longest: 0 };
const lastOf = (isDuo: boolean) => ({ matchId: 1, isDuo, place: 1, heroName: null, createdAtUtc: '2026-11-30T10:00:00' });

function shown(mode: '1x6' | '2x8', lastMatch: ReturnType<typeof lastOf> | null) {
  return renderToStaticMarkup(
    <LanguageProvider language="en">
      <Statistics id="7" mode={mode} profile={{ figures, streaks: { first: streak, top: streak }, lastMatch }} />
    </LanguageProvider>,
  );
}

test('the profile of someone who plays only the other mode links to that mode where it has nothing to show', () => {
  expect(shown('1x6', lastOf(true))).toMatch(/href="\/players\/7\?mode=2x8"[^>]*>(?:<[^>]*>)*Show 2x8/);
  expect(shown('2x8', lastOf(false))).toMatch(/href="\/players\/7"[^>]*>(?:<[^>]*>)*Show 1x6/);
});

test('that profile has no link if the other mode has nothing more either', () => {
  for (const seen of [shown('1x6', null), shown('1x6', lastOf(false)), shown('2x8', lastOf(true))]) expect(seen).not.toContain('Show');
});
