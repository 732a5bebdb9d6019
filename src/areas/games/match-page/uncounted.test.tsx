import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import { match, player } from '../../../../tests/kits/match-detail.ts';
import { DamageMatrix } from './LateDamageMatrix.tsx';
import { Draft } from './LateDraft.tsx';
import { PlayersTable } from './LatePlayersTable.tsx';
import { Sieges } from './LateSieges.tsx';
import { MatchHead } from './MatchHead.tsx';

const draw = (part: ReactNode) => renderToStaticMarkup(<LanguageProvider language="en">{part}</LanguageProvider>);
const names = { heroes: {}, talents: {}, items: {} };
const nobodyPlayed = match([player(7, { heroName: null, isFinished: true }), player(8, { heroName: null, isFinished: true })], []);

test.each([
  ['called off', { isFinished: true, isCalledOff: true }, 'Somebody left at the very start'],
  ['of cheats', { whyUncounted: 'cheats' }, 'Cheats were on'],
  ['unranked', { whyUncounted: 'unranked' }, 'An unranked match'],
  ['of a small lobby', { whyUncounted: 'smallLobby' }, 'The lobby was not full'],
  ['left early but played on', { whyUncounted: 'earlyLeave' }, 'Somebody left at the very start: ratings change'],
  ['abandoned', { isFinished: false, isAbandoned: true }, 'The game server never sent the result'],
] as const)('the head of a match that was %s says why it does not count', (_, state, why) => {
  const uncounted = { ...nobodyPlayed, meta: { ...nobodyPlayed.meta, ...state } };
  expect(draw(<MatchHead match={uncounted} share={null} />)).toMatch(new RegExp(`<p[^>]*>${why}`));
});

const calledOff = { ...nobodyPlayed, meta: { ...nobodyPlayed.meta, isFinished: true, isCalledOff: true } };
test.each<[string, ReactNode]>([
  ['table of dashes', <PlayersTable key="table" match={calledOff} names={names} />],
  ['empty list of picks', <Draft key="draft" picks={[]} heroes={{}} />],
  ['empty list of sieges', <Sieges key="sieges" match={calledOff} heroes={{}} />],
])('a match that was called off shows no %s', (_, part) => {
  expect(draw(part)).toBe('');
});

test.each(['unranked', 'cheats', 'smallLobby'] as const)(
  'a match without results, %s, says so instead of showing a table of dashes',
  (whyUncounted) => {
    const untold = { ...nobodyPlayed, meta: { ...nobodyPlayed.meta, isFinished: true, whyUncounted } };
    expect(draw(<PlayersTable match={untold} names={names} />)).toBe('');
    expect(draw(<MatchHead match={untold} share={null} />)).toContain('The game sends no results for such matches.');
    const told = { ...untold, players: [player(7, { isFinished: true, place: 1 }), player(8, { heroName: null, isFinished: true })] };
    expect(draw(<PlayersTable match={told} names={names} />)).toContain('player 8');
    expect(draw(<MatchHead match={told} share={null} />)).not.toContain('no results');
  },
);

test('the table of a match shows rating changes, and nothing if no rating changed', () => {
  const hero = { heroName: 'npc_dota_hero_axe', isFinished: true, place: 6, ratingStart: 1500 };
  const table = (ratingChange: number | null) =>
    draw(<PlayersTable match={match([player(7, { ...hero, ratingChange })], [])} names={names} />);
  expect(table(-67)).toMatch(/<p[^>]*>Ratings are shown after the match. The change depends on the place and on the lobby’s average/);
  expect(table(null)).not.toContain('Ratings are shown after the match');
});

test('the table of a match shows the rating after the end, whatever it was at the start', () => {
  const played = match([
    player(7, { isFinished: true, place: 2, ratingStart: 1500, ratingChange: 30, ratingAfter: 1490 }),
    player(8, { ratingStart: 1200 }),
  ]);
  const table = draw(<PlayersTable match={played} names={names} />);
  expect(table).toMatch(/<b>1,490<\/b>.*<b>1,200<\/b>|<b>1,200<\/b>.*<b>1,490<\/b>/s);
});

test.each(['unranked', 'cheats', 'smallLobby'] as const)(
  'the table of a match without ratings, %s, shows no rating changes',
  (whyUncounted) => {
    const played = match([player(7, { isFinished: true, place: 1, ratingStart: 1500, ratingChange: 0 })]);
    const table = draw(<PlayersTable match={{ ...played, meta: { ...played.meta, whyUncounted } }} names={names} />);
    expect(table).toContain('1,500');
    expect(table).not.toContain('Ratings are shown after the match');
  },
);

test('the table of a finished 2x8 match shows nobody without a place as still playing', () => {
  const winner = player(7, { isFinished: true, place: 1, teamId: 2 });
  const lobby = match([winner, player(8, { heroName: null, isFinished: true })]);
  const table = draw(<PlayersTable match={{ ...lobby, meta: { ...lobby.meta, isDuo: true } }} names={names} />);
  expect(table).toContain('Team, place 1');
  expect(table).toContain('No place');
  expect(table).not.toContain('still playing');
});

test.each([
  [null, true],
  ['unranked', false],
  ['cheats', false],
  ['smallLobby', false],
  ['earlyLeave', false],
] as const)('an abandoned match says that its result would count only if it would: %s', (whyUncounted, counts) => {
  const abandoned = { ...nobodyPlayed, meta: { ...nobodyPlayed.meta, isFinished: false, isAbandoned: true, whyUncounted } };
  const head = draw(<MatchHead match={abandoned} share={null} />);
  expect(head).toContain('The game server never sent the result.');
  expect(head.includes('the match will count')).toBe(counts);
});

test('two players who are out and never hit each other have no table of damage', () => {
  const pair = ['npc_dota_hero_axe', 'npc_dota_hero_lina'].map((heroName, index) =>
    player(index + 7, { heroName, isFinished: true, place: 4 }),
  );
  expect(draw(<DamageMatrix players={pair} heroes={{}} />)).toBe('');
});
