import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MetaSearch } from '#areas/stats/hero-stats/meta-search.rules.ts';
import type { HeroLeaders, HeroMetaRow } from '#areas/stats/hero-stats/meta.contract.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { HeroMetaTable } from './HeroMetaTable.tsx';
import { LeadersTable } from './LeadersTable.tsx';

const heroes = { npc_dota_hero_axe: { name: 'Axe', urlName: 'axe' } };
const names = ['axe', 'gone'];
const search: MetaSearch = {
  view: 'heroes',
  mode: '1x6',
  period: 'four_days',
  talents: 'off',
  group: 'all',
  sort: 'place',
  order: 'first',
  q: '',
};
const rowOf = (urlName: string, talentName: string | null = null): HeroMetaRow => ({
  heroName: `npc_dota_hero_${urlName}`,
  urlName,
  talentName,
  pickrate: 0.1,
  matchCount: 40,
  averagePlace: 3,
  places: { 1: 1 },
  playerCount: 20,
  isEnough: false,
  estimate: null,
  gained: null,
  pickedBy: null,
  isBest: false,
  rankFrom: null,
  rankTo: null,
});
const tableOf = (rows: HeroMetaRow[]) => (
  <HeroMetaTable
    key="table"
    label=""
    rows={rows}
    search={search}
    heroes={heroes}
    talents={{ mist: 'Mist' }}
    ranked={0}
    onSource={() => {}}
  />
);

test('heroes in the tables link to their pages; heroes that left the game have no page and are only named', () => {
  const leaders = names.map((urlName): HeroLeaders => ({
    heroName: `npc_dota_hero_${urlName}`,
    urlName,
    talentName: null,
    build: { lateItems: [] },
    topPlayers: [],
  }));
  const best = leaders.map((row) => ({ row, name: row.urlName, players: [] }));
  const table = tableOf(names.map((urlName) => rowOf(urlName)));
  for (const each of [table, <LeadersTable key="best" rows={best} heroes={heroes} talents={{}} items={{}} onSource={() => {}} />]) {
    const shown = renderToString(<LanguageProvider language="en">{each}</LanguageProvider>);
    expect(shown).toContain('href="/heroes/axe"');
    expect(shown).toMatch(/gone/i);
    expect(shown).not.toContain('href="/heroes/gone"');
  }
});

test('by talent, a hero’s games without an orange talent are a row that says so', () => {
  const shown = renderToString(<LanguageProvider language="en">{tableOf([rowOf('axe', 'mist'), rowOf('axe', '')])}</LanguageProvider>);
  expect(shown.match(/Mist|without an orange talent/g)).toEqual(expect.arrayContaining(['Mist', 'without an orange talent']));
});
