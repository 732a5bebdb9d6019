import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import { drawGame } from './GamesTable.tsx';

const shown = (mapName: string) => {
  const game = {
    matchId: 1,
    mapName,
    isCalledOff: false,
    whyUncounted: null,
    place: 2,
    kills: 1,
    deaths: 2,
    assists: 3,
    endAtSeconds: 60,
    ratingChange: 20,
    isDoubleRating: false,
  };
  const Row = () => drawGame('1', { game, art: null, title: 'Axe', date: '', shortDate: '' }, 'en');
  return renderToStaticMarkup(
    <LanguageProvider language="en">
      <table>
        <tbody>
          <Row />
        </tbody>
      </table>
    </LanguageProvider>,
  );
};

test.each([
  ['ranked_0-500', '1x6'],
  ['ranked_duo', '2x8'],
  ['Test_Duo', '2x8'],
])('a match on the map %s is listed as one of %s, as everywhere', (mapName, mode) => {
  expect(shown(mapName)).toContain(`>${mode}<`);
});
