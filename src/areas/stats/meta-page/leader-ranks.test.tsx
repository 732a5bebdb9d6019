import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { HeroLeaders } from '#areas/stats/hero-stats/meta.contract.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { LeadersTable } from './LeadersTable.tsx';

const player = {
  id: 7,
  nickname: 'Ann',
  avatarUrl: null,
  matchCount: 40,
  averagePlace: 2.9,
  talentName: null,
  lateItems: [],
  rankFrom: 1,
  rankTo: 9,
  ranked: 20,
  position: 1,
};
const row: HeroLeaders = {
  heroName: 'npc_dota_hero_axe',
  urlName: 'axe',
  talentName: null,
  build: { lateItems: [] },
  topPlayers: [player],
};

test.each([
  ['ru', 'Место игрока среди всех, у кого не меньше 20 матчей на герое', '1–9 из 20'],
  ['en', 'The player’s rank among all with at least 20 matches on the hero', '1–9 of 20'],
] as const)('the ranks of a leader are labelled as the player’s, in %s', (language, told, ranks) => {
  const shown = renderToString(
    <LanguageProvider language={language}>
      <LeadersTable rows={[{ row, name: 'Axe', players: [player] }]} heroes={{}} talents={{}} items={{}} onSource={() => {}} />
    </LanguageProvider>,
  );
  expect(shown).toContain(ranks);
  expect(shown).toContain(`title="${told}`);
});
