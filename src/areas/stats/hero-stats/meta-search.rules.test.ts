import { expect, test } from 'vitest';
import { scarceHeroes, shownLeaders } from './meta-search.rules.ts';
import type { HeroLeaders } from './meta.contract.ts';

const hero = (heroName: string, nicknames: string[]): HeroLeaders => ({
  heroName,
  urlName: heroName,
  talentName: null,
  build: { lateItems: [] },
  topPlayers: nicknames.map((nickname, index) => ({
    id: index,
    nickname,
    avatarUrl: null,
    matchCount: 20,
    averagePlace: 3,
    talentName: null,
    lateItems: [],
    rankFrom: 1,
    rankTo: 1,
    ranked: 1,
  })),
});
const rows = [hero('Pudge', ['north.wind', 'Мороз']), hero('Axe', ['Мороз', 'kaeru', 'Northwind'])];

test.each([
  ['', ['Axe: 1 2 3', 'Pudge: 1 2']],
  ['axe', ['Axe: 1 2 3']],
  ['мороз', ['Axe: 1', 'Pudge: 2']],
  ['north wind', ['Axe: 3', 'Pudge: 1']],
  ['фчу', ['Axe: 1 2 3']],
  ['vjhjp', ['Axe: 1', 'Pudge: 2']],
  ['ж', []],
  ['nobody', []],
])('«%s» finds heroes with all of their best, and players where they are', (q, found) => {
  const shown = shownLeaders(rows, q, (name) => name);
  expect(shown.map(({ name, players }) => `${name}: ${players.map(({ position }) => position).join(' ')}`)).toEqual(found);
});

test('the heroes on whom nobody has matches enough are named, of those that are looked for', () => {
  const names = Object.fromEntries(['Zeus', 'Axe', 'Puck'].map((name) => [name.toLowerCase(), { name, urlName: name }]));
  const led = [hero('puck', ['one']), hero('zeus', [])];
  expect(scarceHeroes(led, '', names)).toEqual(['axe', 'zeus']);
  expect(scarceHeroes(led, 'ax', names)).toEqual(['axe']);
});
