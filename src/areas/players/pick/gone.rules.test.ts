import { describe, expect, test } from 'vitest';
import { banned, bestLeft, freed, readDraft, slotsOf, tapped, type Gone } from './gone.rules.ts';

const promise = (gained: number) => ({
  place: { value: 3.5 - gained, low: 3, high: 4 },
  gained,
  talent: null,
  all: { games: 50, place: 3 },
  own: null,
});
const promises = { axe: promise(0.1), lina: promise(0.3), puck: promise(-0.2), lion: promise(0.2), marci: promise(0) };
const taken = (hero: string): Gone => ({ hero, isBanned: false });

describe('a hero', () => {
  test('is taken by one tap, banned by a second, free again by a third, in the order of the taps', () => {
    const once = tapped(tapped([], 'axe'), 'lina');
    expect(once).toEqual([taken('axe'), taken('lina')]);
    const twice = tapped(once, 'axe');
    expect(twice).toEqual([{ hero: 'axe', isBanned: true }, taken('lina')]);
    expect(tapped(twice, 'axe')).toEqual([taken('lina')]);
  });

  test('is banned at once by a long press, and returned from its slot', () => {
    expect(banned([], 'axe')).toEqual([{ hero: 'axe', isBanned: true }]);
    expect(banned([taken('axe')], 'axe')).toEqual([{ hero: 'axe', isBanned: true }]);
    expect(freed([taken('axe'), taken('lina')], 'axe')).toEqual([taken('lina')]);
  });
});

describe('the slots', () => {
  test('are six in 1x6, and more if more heroes are gone', () => {
    expect(slotsOf([taken('axe')], 'solo').map(({ kind }) => kind)).toEqual(['gone', ...Array.from({ length: 5 }, () => 'free')]);
    expect(slotsOf(Object.keys(promises).concat('a', 'b').map(taken), 'solo')).toHaveLength(7);
  });

  test('are eight in 2x8, including one’s own, whoever is gone', () => {
    const slots = slotsOf(Object.keys(promises).map(taken), 'duo');
    expect(slots).toHaveLength(8);
    expect(slots.map(({ kind }) => kind)).toEqual(['gone', 'gone', 'gone', 'me', 'gone', 'gone', 'free', 'free']);
    expect(slotsOf(Object.keys(promises).concat('a', 'b', 'c').map(taken), 'duo')).toHaveLength(9);
  });
});

test('the best remaining heroes are three, best first, and fewer if fewer remain', () => {
  const names = (gone: string[]) => bestLeft(promises, gone.map(taken)).map(({ hero }) => hero);
  expect(names([])).toEqual(['lina', 'lion', 'axe']);
  expect(names(['lina', 'axe'])).toEqual(['lion', 'marci', 'puck']);
  expect(names(['lina', 'axe', 'lion'])).toEqual(['marci', 'puck']);
});

describe('a draft that is stored in the browser', () => {
  const heroes = Object.keys(promises);
  test('is restored as it was', () => {
    const draft = { mode: 'duo', gone: [taken('lina'), { hero: 'axe', isBanned: true }] };
    expect(readDraft(JSON.parse(JSON.stringify(draft)), heroes)).toEqual(draft);
    expect(readDraft({ mode: 'solo', gone: [] }, heroes)).toEqual({ mode: 'solo', gone: [] });
  });

  test.each([
    undefined,
    null,
    'axe',
    7,
    [],
    {},
    { mode: 'solo' },
    { mode: 'trio', gone: [] },
    { mode: 'solo', gone: 'axe' },
    { mode: 'solo', gone: { length: 1 } },
    { mode: 'solo', gone: ['axe'] },
    { mode: 'solo', gone: [null] },
    { mode: 'solo', gone: [{ hero: 'axe' }] },
    { mode: 'solo', gone: [{ hero: 'axe', isBanned: 'yes' }] },
    { mode: 'solo', gone: [taken('axe'), taken('axe')] },
    { mode: 'solo', gone: [taken('a hero that is gone')] },
  ])('is ignored if it is %j', (kept) => {
    expect(readDraft(kept, heroes)).toBeUndefined();
  });
});
