import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountContextProvider } from '#areas/core/sign-in/Account.tsx';
import { anonymous } from '#areas/core/sign-in/authorized.rules.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { Closings } from './Closings.tsx';
import { PlayerBanner } from './PlayerBanner.tsx';
import { Standing } from './Standing.tsx';

const player = { playerId: 7, nickname: 'Axe', avatarUrl: null, rating: 1200, duoRating: 600, isListed: true, isPrivate: false };
const figures = {
  rating: 1200,
  place: 3,
  topShare: 0.01,
  matchCount: 40,
  avgPlace: 3,
  avgGpm: 700,
  places: [1, 0, 0, 0, 0, 0],
  favoriteHero: null,
  bestHero: null,
};
const shown = (mode: '1x6' | '2x8', language: 'ru' | 'en', playsLike: { value: number; doubt: number } | null) =>
  renderToString(
    <LanguageProvider language={language}>
      <PlayerBanner player={player} supporterYears={0} social={null} mode={mode} figures={{ ...figures, playsLike }} />
    </LanguageProvider>,
  );

test('strength of play is shown under the rating of the selected mode, with a sentence that explains it', () => {
  const english = shown('1x6', 'en', { value: 1040, doubt: 90 });
  expect(english).toMatch(/1,200<button[^>]+data-tip="The rating these results look like[^>]+>plays like 1,040\u00a0±\u00a090<\/button>/);
  expect(english).toMatch(/600<\/dd>/);
  expect(shown('2x8', 'ru', { value: 1040, doubt: 90 })).toMatch(/600<button[^>]+>играет на 1\s040\u00a0±\u00a090<\/button>/);
});

test('no strength of play is shown while it is unknown', () => {
  expect(shown('1x6', 'en', null)).not.toContain('plays like');
});

const seenBy = (playerId: number | null, shownPlayer = player) =>
  renderToString(
    <LanguageProvider language="ru">
      <AccountContextProvider
        value={{
          who: { ...anonymous, authorized: playerId !== null, playerId },
          refresh: () => {},
          signOut: () => {},
          signOutEverywhere: () => {},
        }}
      >
        <PlayerBanner player={shownPlayer} supporterYears={0} social={null} mode="1x6" figures={{ ...figures, playsLike: null }} />
      </AccountContextProvider>
    </LanguageProvider>,
  );

test('a signed-in player sees the link to the common matches on another’s profile, and nobody else does', () => {
  expect(seenBy(9)).toMatch(/href="\/players\/9\/with\/7"[^]*Наши матчи/);
  for (const seen of [shown('1x6', 'ru', null), seenBy(null), seenBy(7), seenBy(9, { ...player, isListed: false })])
    expect(seen).not.toContain('Наши матчи');
});

test('a profile that only its owner can see has no button to share it', () => {
  expect(seenBy(7)).toContain('Поделиться');
  expect(seenBy(7, { ...player, isListed: false, isPrivate: true })).not.toContain('Поделиться');
});

test('the first of thousands is in the top 0.1 %, not in the top 0 %', () => {
  const profile = { figures: { ...figures, playsLike: null, place: 1, topShare: 1 / 4000 }, lastMatch: null };
  const closings = [{ season: 'Season 13', rating: 3000, place: 1, playerCount: 4000, percentile: 1 }];
  const first = (language: 'ru' | 'en') =>
    renderToString(
      <LanguageProvider language={language}>
        <Standing profile={profile} names={{}} />
        <Closings closings={closings} />
      </LanguageProvider>,
    );
  expect(first('en')).toContain('top\u00a00.1%');
  expect(first('en')).toMatch(/>0\.1%<\/td>/);
  expect(first('ru')).toContain('топ\u00a00,1%');
});
