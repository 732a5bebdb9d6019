import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import type { Forecast } from '#areas/games/forecast/forecast.contract.ts';
import { ForecastPanel } from '#areas/games/forecast/LateForecastPanel.tsx';
import { LanguageProvider } from '#ui/text/language.tsx';
import { match, player } from '../../../../tests/kits/match-detail.ts';
import { BaseMap } from './LateBaseMap.tsx';
import { Sieges } from './LateSieges.tsx';

const axe = 'npc_dota_hero_axe';
const lina = 'npc_dota_hero_lina';
const between = match(
  [
    player(7, { heroName: axe, isFinished: true, place: 1, endAtSeconds: 1800, towerPosition: 1 }),
    player(NOBODY, { name: 'Anonymous', heroName: lina, isFinished: true, place: 2, endAtSeconds: 1200, towerPosition: 2 }),
  ],
  [
    { pusherHeroes: [axe], type: 'tower', pushedHeroes: [lina], pushedAtSeconds: 600 },
    { pusherHeroes: [lina], type: 'tower', pushedHeroes: [axe], pushedAtSeconds: 700 },
  ],
);

const parts: [string, ReactNode][] = [
  ['the sieges', <Sieges key="sieges" match={between} heroes={{}} />],
  ['the map of bases', <BaseMap key="bases" match={between} heroes={{}} />],
];

test.each(parts)('%s name an anonymous player as anonymous in the language of the page', (_, part) => {
  const html = renderToStaticMarkup(<LanguageProvider language="ru">{part}</LanguageProvider>);
  expect(html).toContain('Скрытый игрок');
  expect(html).not.toContain('Anonymous');
});

test('the forecast tells two anonymous players apart by their heroes', () => {
  const players = [axe, lina].map((heroName, index) => player(NOBODY, { name: 'Anonymous', heroName, isFinished: true, place: index + 1 }));
  const chances = [
    [0.5, 0.5],
    [0.5, 0.5],
  ];
  const forecast: Forecast = {
    matchId: 1,
    isDuo: false,
    basis: { fittedOn: '2026-11-01', matches: 1000 },
    players: players.map(({ id, place }) => ({ id, teamId: null, place, chances: null })),
    isFinished: true,
    moments: [{ kind: 'start', seconds: 0, of: [], chances }],
    turn: null,
  };
  const html = renderToStaticMarkup(
    <LanguageProvider language="ru">
      <ForecastPanel forecast={forecast} players={players} heroes={{}} />
    </LanguageProvider>,
  );
  expect(html).toContain('Скрытый игрок (Axe)');
  expect(html).toContain('Скрытый игрок (Lina)');
});
