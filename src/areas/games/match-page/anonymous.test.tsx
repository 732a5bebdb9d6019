import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import type { MatchDetail, MatchPlayer } from '#areas/games/matches/matches.contract.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { BaseMap } from './LateBaseMap.tsx';
import { Sieges } from './LateSieges.tsx';

function player(given: Partial<MatchPlayer>): MatchPlayer {
  return {
    id: 7,
    name: 'Волчок',
    avatarUrl: null,
    stream: null,
    teamId: null,
    place: 1,
    isFinished: true,
    isLeaver: false,
    heroName: 'npc_dota_hero_axe',
    talents: { main: null, secondMain: null, purpleCount: 0, blueCount: 0, whiteCount: 0 },
    kills: null,
    deaths: null,
    assists: null,
    level: null,
    networth: null,
    lastHits: null,
    aggregatedDealtDamage: null,
    aggregatedReceivedDamage: null,
    receivedDamages: [],
    towerDamage: null,
    items: [],
    ratingStart: null,
    ratingChange: null,
    ratingByPlace: null,
    isDoubleRating: false,
    endAtSeconds: 1800,
    towerPosition: 1,
    ...given,
  };
}

const match: MatchDetail = {
  matchId: 1,
  meta: {
    map: 'unranked',
    rankGroup: 'unranked',
    season: 'Season 14',
    createdAt: '2026-11-01T10:00:00',
    isFinished: true,
    isAbandoned: false,
    isCalledOff: false,
    durationAtSeconds: 1800,
    isDuo: false,
    averageRating: 0,
    isArchived: false,
  },
  players: [
    player({}),
    player({ id: NOBODY, name: 'Anonymous', heroName: 'npc_dota_hero_lina', place: 2, endAtSeconds: 1200, towerPosition: 2 }),
  ],
  picks: [],
  buildingsDestroyed: [
    { pusherHeroes: ['npc_dota_hero_axe'], type: 'tower', pushedHeroes: ['npc_dota_hero_lina'], pushedAtSeconds: 600 },
    { pusherHeroes: ['npc_dota_hero_lina'], type: 'tower', pushedHeroes: ['npc_dota_hero_axe'], pushedAtSeconds: 700 },
  ],
};

const parts: [string, ReactNode][] = [
  ['the sieges', <Sieges key="sieges" match={match} heroes={{}} />],
  ['the map of bases', <BaseMap key="bases" match={match} heroes={{}} />],
];

test.each(parts)('%s call who is anonymous so in the language of the page', (_, part) => {
  const html = renderToStaticMarkup(<LanguageProvider language="ru">{part}</LanguageProvider>);
  expect(html).toContain('Скрытый игрок');
  expect(html).not.toContain('Anonymous');
});
