import { describe, expect, test } from 'vitest';
import { listHeroNicknames } from '#areas/wiki/heroes/nicknames.repo.ts';
import { listItemNicknames } from '#areas/wiki/items/item-nicknames.repo.ts';
import { searchKey } from '#lib/search-key.ts';
import { demoContent } from '#main/cli/read-pack.ts';
import { findCalled, keysOneSlipAway, searchKeysOf } from './search-names.rules.ts';

const heroes = demoContent().heroes.map(({ name, urlName, title: { en = '', ru = '' } }) => ({
  urlName,
  names: [en, ru],
  nicknames: listHeroNicknames(name),
}));
const called = (typed: string) => findCalled(heroes, typed, 3).map((hero) => hero.urlName);

describe('a name', () => {
  test.each([
    ['Мария', ['maria', 'vfhbz']],
    ['ьфкшф', ['fkshf', 'maria']],
    ['vfhbz', ['vfhbz', 'maria']],
    ['1337', ['1337']],
    ['!!!', []],
    ['zzz', ['z', 'iaiaia']],
    ['я'.repeat(40), ['ia'.repeat(40)]],
  ])('%j is searched as %j', (typed, keys) => {
    expect(searchKeysOf(typed)).toEqual(keys);
  });

  test.each(['mafia', 'mariia', 'mari', 'amria', 'maira', 'omaria', 'mara'])('maria is one slip away from %s', (typed) => {
    expect(typed === 'mariia' || keysOneSlipAway(typed).includes('maria')).toBe(true);
  });

  test('of three letters is not guessed, and the guesses for a long one are limited', () => {
    expect(keysOneSlipAway('ann')).toEqual([]);
    expect(keysOneSlipAway('a'.repeat(17))).toEqual([]);
    expect(keysOneSlipAway('abcdefghijklmnop').length).toBeLessThan(1200);
  });
});

describe('heroes', () => {
  test.each([
    ['am', 'antimage'],
    ['ам', 'antimage'],
    ['фь', 'antimage'],
    ['антимаг', 'antimage'],
    ['antimage', 'antimage'],
    ['Anti-Mage', 'antimage'],
    ['fynbvfu', 'antimage'],
    ['пудж', 'pudge'],
    ['gelt', 'pudge'],
    ['pugde', 'pudge'],
    ['сф', 'shadow-fiend'],
    ['ШАДОУ', 'shadow-fiend'],
    ['fiend', 'shadow-fiend'],
    ['дс', 'legion-commander'],
    ['lc', 'legion-commander'],
    ['ёж', 'bristleback'],
    ['qop', 'queen-of-pain'],
    ['queen of', 'queen-of-pain'],
    ['снепфаер', 'snapfire'],
    ['windrenger', 'windranger'],
    ['zeus', 'zeus'],
  ])('%j is %s', (typed, hero) => {
    expect(called(typed)[0]).toBe(hero);
  });

  test.each(['', '...', 'zkvjrt', 'zzzzqq', '8412907331', 'бкб'])('%j matches none', (typed) => {
    expect(called(typed)).toEqual([]);
  });

  test('are at most as many as requested', () => {
    expect(called('s')).toEqual(['sand-king', 'shadow-fiend', 'silencer']);
  });
});

test('every hero has nicknames, and no two heroes share one', () => {
  const called = heroes.flatMap(({ urlName, names, nicknames }) => {
    const keys = [...new Set([...names, ...nicknames].map(searchKey))];
    expect(keys.length, urlName).toBeGreaterThanOrEqual(3);
    return keys;
  });
  expect(called.filter((name, index) => called.indexOf(name) !== index)).toEqual([]);
});

const items = demoContent().items.map((item) => ({
  urlName: item.luaName,
  names: [item.name?.en ?? [], item.name?.ru ?? []].flat(),
  nicknames: listItemNicknames({ luaName: item.luaName, name: item.name?.en ?? '' }),
}));

describe('items', () => {
  test.each([
    ['bkb', 'item_black_king_bar'],
    ['бкб', 'item_black_king_bar'],
    ['black king', 'item_black_king_bar'],
    ['даггер', 'item_blink'],
    ['мека', 'item_mekansm'],
    ['аганим', 'item_ultimate_scepter'],
    ['linken', 'item_sphere'],
    ['radaince', 'item_radiance'],
    ['rod of', 'item_rod_of_atos'],
    ['жезл черного', 'item_black_king_bar'],
    ['рапира', 'item_rapier'],
  ])('%j is %s', (typed, item) => {
    expect(findCalled(items, typed, 3)[0]?.urlName).toBe(item);
  });
});
