import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import { page } from './heroes.page.tsx';

const revision = { id: 3, publishedAt: '2026-11-21T10:00:00.000Z' };
const axe = {
  name: 'npc_dota_hero_axe',
  urlName: 'axe',
  userFriendlyName: 'Axe',
  attribute: 'Strength' as const,
  talents: [],
  aliases: [],
  short: 'Axe',
};

test('heroes of an older revision keep their revision, with filters that a form sends and after they are reset', () => {
  const { Body } = page;
  const data = { heroes: [axe], lastAddedHero: axe, revision, poll: null };
  const html = renderToStaticMarkup(
    <LanguageProvider language="en">
      <Body data={data} params={{}} search={{ q: 'nobody', attribute: [], asOf: '3' }} />
    </LanguageProvider>,
  );
  expect(html).toContain('<input type="hidden" name="asOf" value="3"/>');
  expect(html).toMatch(/href="\/heroes\?asOf=3"[^>]*>(?:<[^>]*>)*Show all/);
});
