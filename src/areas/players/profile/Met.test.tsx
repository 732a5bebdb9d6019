import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import { People } from './Met.tsx';

const people = [
  { playerId: 8, nickname: 'Lina', avatarUrl: null, figure: '5' },
  { playerId: 0, nickname: 'Anonymous', avatarUrl: null, figure: '4' },
];
const shown = (isPaired: boolean) =>
  renderToStaticMarkup(
    <LanguageProvider language="ru">
      <People id="7" isPaired={isPaired} title="" note="" people={people} />
    </LanguageProvider>,
  );

test('a player whom another met links to the matches of both, or only to that player’s profile where no page shows the two together', () => {
  expect(shown(true).match(/href="[^"]*"/g)).toEqual(['href="/players/7/with/8"']);
  expect(shown(false).match(/href="[^"]*"/g)).toEqual(['href="/players/8"']);
});
