import { expect, test } from 'vitest';
import { Random } from '#lib/random.ts';
import { heroWorths, type PlayedRow } from './hero-worths.rules.ts';

const HEROES = ['axe', 'lina', 'puck', 'zuus', 'pudge', 'sven', 'tiny', 'lion'];

/** Two hundred players with every hero and both of its talents; one talent gains `apart` places more than the other. */
function playedRows(apart: number): PlayedRow[] {
  const random = new Random('spreads');
  return Array.from({ length: 200 }, () => random.normal(3.5, 0.5)).flatMap((level, player) =>
    HEROES.flatMap((hero) =>
      ['one', 'two'].map((talent) => {
        const games = 5;
        const place = level - (talent === 'one' ? apart / 2 : -apart / 2) + random.normal(0, 1.7 / Math.sqrt(games));
        return { rankGroup: null, player, hero, talent, games, places: place * games };
      }),
    ),
  );
}

const spreadsOf = (rows: PlayedRow[]) => {
  const worths = heroWorths(rows);
  return [true, false].map((isTalent) => new Set(worths.filter(({ talent }) => (talent !== '*') === isTalent).map(({ spread }) => spread)));
};

test('a worth comes with how much the talents of heroes truly differ, and how much heroes do', () => {
  const [ofTalents = new Set(), ofHeroes = new Set()] = spreadsOf(playedRows(0.8));
  expect([ofTalents.size, ofHeroes.size]).toEqual([1, 1]);
  // Two values 0.8 apart have a variance of 0.32.
  expect([...ofTalents][0]).toBeGreaterThan(0.25);
  expect([...ofTalents][0]).toBeLessThan(0.39);
  expect([...ofHeroes][0]).toBeLessThan(0.01);
});

test('players who are out before they take a talent make no talent look better', () => {
  const early = playedRows(0).map((row) => ({ ...row, talent: '', games: 1, places: 6 }));
  const worths = heroWorths([...playedRows(0), ...early]).filter(({ talent }) => talent !== '*');
  expect(worths.map(({ talent }) => talent)).not.toContain('');
  const mean = worths.reduce((sum, { value }) => sum + value, 0) / worths.length;
  expect(Math.abs(mean)).toBeLessThan(0.02);
});

test('if talents differ only by chance, the estimated difference is zero', () => {
  const [ofTalents = new Set()] = spreadsOf(playedRows(0));
  expect([...ofTalents][0]).toBeLessThan(0.01);
});
