import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MetaSearch } from '#areas/stats/hero-stats/meta-search.rules.ts';
import type { HeroLeaders, HeroMetaRow } from '#areas/stats/hero-stats/meta.contract.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { HeroMetaTable } from './HeroMetaTable.tsx';
import { LeadersTable } from './LeadersTable.tsx';

const heroes = { npc_dota_hero_axe: { name: 'Axe', urlName: 'axe' } };
const names = ['axe', 'gone'];

test('heroes in the tables lead to their pages, and those that have left the game, which have none, are only named', () => {
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
  const rows = names.map((urlName): HeroMetaRow => ({
    heroName: `npc_dota_hero_${urlName}`,
    urlName,
    talentName: null,
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
  }));
  const leaders = names.map((urlName): HeroLeaders => ({
    heroName: `npc_dota_hero_${urlName}`,
    urlName,
    talentName: null,
    build: { lateItems: [] },
    topPlayers: [],
  }));
  const table = (
    <HeroMetaTable key="table" label="" rows={rows} search={search} heroes={heroes} talents={{}} ranked={0} onSource={() => {}} />
  );
  const best = leaders.map((row) => ({ row, name: row.urlName, players: [] }));
  for (const each of [table, <LeadersTable key="best" rows={best} heroes={heroes} talents={{}} items={{}} onSource={() => {}} />]) {
    const shown = renderToString(<LanguageProvider language="en">{each}</LanguageProvider>);
    expect(shown).toContain('href="/heroes/axe"');
    expect(shown).toMatch(/gone/i);
    expect(shown).not.toContain('href="/heroes/gone"');
  }
});
