import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Hero } from '#areas/wiki/heroes/heroes.contract.ts';
import { readSearch } from '#contract/search.ts';
import { getHeroInsight } from './insight.contract.ts';
import { insightInput, metaSearch, offerInput, scarceHeroes, shownLeaders, shownRows, type MetaSearch } from './meta-search.rules.ts';
import type { HeroLeaders, HeroMetaRow } from './meta.contract.ts';

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
/** The names that players use. */
const called = (name: string, short: string, aliases: string[]): Hero => ({
  name,
  urlName: name,
  userFriendlyName: name,
  attribute: 'Strength',
  talents: [],
  aliases,
  short,
});
const heroes = [
  called('Pudge', 'Pudge', ['Пудж', 'пуд', 'мясник']),
  called('Axe', 'Axe', ['Акс']),
  called('Phantom Assassin', 'PA', ['фантомка']),
];
const rows = [hero('Pudge', ['north.wind', 'Мороз']), hero('Axe', ['Мороз', 'kaeru', 'Northwind'])];

test.each([
  ['', ['Axe: 1 2 3', 'Pudge: 1 2']],
  ['axe', ['Axe: 1 2 3']],
  ['мороз', ['Axe: 1', 'Pudge: 2']],
  ['north wind', ['Axe: 3', 'Pudge: 1']],
  ['фчу', ['Axe: 1 2 3']],
  ['vjhjp', ['Axe: 1', 'Pudge: 2']],
  ['пуд', ['Pudge: 1 2']],
  ['vzcybr', ['Pudge: 1 2']],
  ['ъ', []],
  ['nobody', []],
])('«%s» finds heroes with all of their best players, and players with their places', (q, found) => {
  const shown = shownLeaders(rows, q, (name) => name, heroes);
  expect(shown.map(({ name, players }) => `${name}: ${players.map(({ position }) => position).join(' ')}`)).toEqual(found);
});

test('heroes without players with enough matches are named, among those searched for', () => {
  const names = Object.fromEntries(['Zeus', 'Axe', 'Puck'].map((name) => [name.toLowerCase(), { name, urlName: name }]));
  const led = [hero('puck', ['one']), hero('zeus', [])];
  expect(scarceHeroes(led, '', names, heroes)).toEqual(['axe', 'zeus']);
  expect(scarceHeroes(led, 'ax', names, heroes)).toEqual(['axe']);
});

test.each([
  ['', ['Phantom Assassin', 'Pudge', 'Axe']],
  ['фантомка', ['Phantom Assassin']],
  ['pa', ['Phantom Assassin']],
  ['мясник', ['Pudge']],
  ['крюк', ['Pudge']],
  ['assassin', ['Phantom Assassin']],
  ['nobody', []],
])('«%s» finds rows by a hero’s nicknames and by its talent', (q, found) => {
  const search = Object.fromEntries(Object.entries(metaSearch).map(([key, codec]) => [key, codec.read(null)])) as MetaSearch;
  const row = (heroName: string, averagePlace: number): HeroMetaRow => ({
    heroName,
    urlName: heroName,
    talentName: null,
    pickrate: 0.1,
    matchCount: 100,
    averagePlace,
    places: {},
    playerCount: 50,
    isEnough: true,
    estimate: null,
    gained: null,
    pickedBy: null,
    isBest: false,
    rankFrom: null,
    rankTo: null,
  });
  const table = [row('Pudge', 3.2), row('Axe', 3.4), row('Phantom Assassin', 3)];
  const nameOf = ({ heroName }: HeroMetaRow) => (heroName === 'Pudge' ? 'Pudge Мясной крюк' : heroName);
  expect(shownRows(table, { ...search, q }, nameOf, heroes).enough.map(({ heroName }) => heroName)).toEqual(found);
});

test('the talent that is best after another is traced to the games in which it was counted: of all ranks, with any orange talent', () => {
  const search: MetaSearch = {
    view: 'heroes',
    mode: '1x6',
    period: 'prev_week',
    talents: 'on',
    group: 'herald',
    sort: 'place',
    order: 'first',
    q: '',
  };
  const axe = { heroName: 'axe', talentName: 'counter_helix' };
  const asked = { heroName: 'axe', isduo: 'false', offered: 'power' };
  expect(offerInput(search, axe, 'power', undefined)).toEqual({ ...asked, talentName: 'counter_helix', rankGroup: 'herald' });
  expect(offerInput(search, axe, 'power', 'agility')).toEqual({ ...asked, held: 'agility' });
});

test('the row of games without an orange talent is traced to these games alone', () => {
  const search = readSearch(metaSearch, new URLSearchParams({ talents: 'on' }));
  const asked = (talentName: string | null) =>
    v.parse(getHeroInsight.input, insightInput(search, { heroName: 'npc_dota_hero_axe', talentName }));
  expect([null, '', 'mist'].map((talentName) => asked(talentName).talentName)).toEqual([undefined, '', 'mist']);
});
