import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { HistoryRow } from '#areas/games/matches/matches.contract.ts';
import { readSearch } from '#contract/search.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { profileSearch } from './history-search.rules.ts';
import { LastGames } from './LastGames.tsx';

const untold: HistoryRow = {
  matchId: 7,
  heroName: null,
  talent: null,
  secondTalent: null,
  kills: null,
  deaths: null,
  assists: null,
  endAtSeconds: 1800,
  items: [],
  isFinished: true,
  isAbandoned: false,
  isCalledOff: false,
  whyUncounted: null,
  mapName: 'ranked_0-500',
  place: null,
  ratingStart: 100,
  ratingChange: null,
  isDoubleRating: false,
  createdAtUtc: '2026-11-21T10:00:00',
};

const shown = (row: Partial<HistoryRow>) =>
  renderToStaticMarkup(
    <LanguageProvider language="en">
      <LastGames
        id="7"
        search={readSearch(profileSearch, new URLSearchParams())}
        profile={{
          games: { values: [{ ...untold, ...row }], totalCount: 1, totalPages: 1, isLastPage: true },
          choices: { heroes: [], seasons: [] },
          lastMatch: null,
        }}
        names={{ heroes: {}, talents: {}, items: {} }}
      />
    </LanguageProvider>,
  );

test.each([
  ['left before their own end', { whyUncounted: null }, 'Left the match'],
  ['left a match that nobody else had begun', { whyUncounted: 'earlyLeave' }, 'Left the match'],
  ['played with cheats, of which the game tells no results', { whyUncounted: 'cheats' }, 'Hero not known'],
  ['played in a small lobby', { whyUncounted: 'smallLobby' }, 'Hero not known'],
  ['played without ratings, perhaps in a small lobby', { whyUncounted: 'unranked' }, 'Hero not known'],
  ['was in a match that was called off', { isCalledOff: true, whyUncounted: 'earlyLeave' }, 'Called off'],
  ['is still in', { isFinished: false }, 'Hero not known yet'],
] as const)('a match without a hero of a player who %s', (_, row, title) => {
  expect(shown(row)).toContain(`>${title}<`);
});
