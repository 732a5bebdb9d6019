import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import { MetaTeaser } from './MetaTeaser.tsx';

test('a hero among last week’s best that has since left the game is named without a dead link', () => {
  const rows = ['axe', 'gone'].map((urlName) => ({
    heroName: `npc_dota_hero_${urlName}`,
    urlName,
    pickrate: 0.1,
    matchCount: 40,
    averagePlace: 3,
    places: { 1: 1 },
    change: null,
  }));
  const shown = renderToString(
    <LanguageProvider language="en">
      <MetaTeaser rows={rows} heroes={{ npc_dota_hero_axe: { name: 'Axe', urlName: 'axe' } }} />
    </LanguageProvider>,
  );
  expect(shown).toContain('href="/heroes/axe"');
  expect(shown).toContain('Gone');
  expect(shown).not.toContain('href="/heroes/gone"');
});
