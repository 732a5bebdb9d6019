import { describe, expect, test } from 'vitest';
import { Random } from '#lib/random.ts';
import { expectedPlace, ownDeviations, ownSpread, type OwnGames, type SpreadSums } from './own-result.rules.ts';

const planted = { within: 2.4, players: 0.15, heroes: 0.12 };

type Played = { truth: Map<string, number>; games: Map<string, OwnGames & { squares: number }> };

/** A player who deviates from an average one on every hero, and from hero to hero; with a few games on some of ten heroes. */
function playerOf(random: Random): Played {
  const level = random.normal(0, Math.sqrt(planted.players));
  const truth = new Map<string, number>();
  const games = new Map<string, OwnGames & { squares: number }>();
  for (let hero = 0; hero < 10; hero += 1) {
    const own = level + random.normal(0, Math.sqrt(planted.heroes));
    truth.set(`hero${hero}`, own);
    const count = random.chance(0.4) ? 0 : random.whole(1, 25);
    const deviations = Array.from({ length: count }, () => own + random.normal(0, Math.sqrt(planted.within)));
    const sum = deviations.reduce((total, each) => total + each, 0);
    const squares = deviations.reduce((total, each) => total + each * each, 0);
    if (count > 0) games.set(`hero${hero}`, { games: count, beyond: sum / count, squares });
  }
  return { truth, games };
}

function sumsOf(people: readonly Played[]): SpreadSums {
  const sums = {
    withinSquares: 0,
    withinFree: 0,
    cellSquares: 0,
    cells: 0,
    playerSquares: 0,
    players: 0,
    games: 0,
    heroGames: 0,
  };
  for (const { games } of people) {
    let [n, r, nn] = [0, 0, 0];
    for (const { games: count, beyond, squares } of games.values()) {
      sums.withinSquares += squares - count * beyond ** 2;
      sums.withinFree += count - 1;
      sums.cellSquares += count * beyond ** 2;
      sums.cells += 1;
      n += count;
      r += count * beyond;
      nn += count * count;
    }
    if (n === 0) continue;
    sums.playerSquares += (r * r) / n;
    sums.players += 1;
    sums.games += n;
    sums.heroGames += nn / n;
  }
  return sums;
}

describe('a player’s own games', () => {
  const random = new Random('own games');
  const people = Array.from({ length: 2000 }, () => playerOf(random));
  const spread = ownSpread(sumsOf(people));

  test('show how far players and their heroes differ', () => {
    expect(spread.within).toBeCloseTo(planted.within, 1);
    expect(spread.players).toBeCloseTo(planted.players, 1);
    expect(spread.heroes).toBeCloseTo(planted.heroes, 1);
  });

  test('are shrunk so that 95 of 100 intervals contain the truth, with or without own games, closer than own games or the hero alone', () => {
    let [inside, all, error, raw, alone] = [0, 0, 0, 0, 0];
    for (const { truth, games } of people) {
      const { of } = ownDeviations(games, spread);
      for (const [hero, own] of truth) {
        const { value, variance } = of(hero);
        all += 1;
        if (Math.abs(value - own) < 1.96 * Math.sqrt(variance)) inside += 1;
        const played = games.get(hero);
        if (!played) continue;
        error += (value - own) ** 2;
        raw += (played.beyond - own) ** 2;
        alone += own ** 2;
      }
    }
    expect(inside / all).toBeGreaterThan(0.94);
    expect(inside / all).toBeLessThan(0.96);
    expect(error).toBeLessThan(0.6 * Math.min(raw, alone));
  });

  test('count more if there are many; without any, what the player is like elsewhere counts', () => {
    const played = new Map([
      ['often', { games: 200, beyond: -1 }],
      ['once', { games: 1, beyond: -1 }],
    ]);
    const { general, of } = ownDeviations(played, planted);
    expect(of('often').value).toBeLessThan(of('once').value);
    expect(of('once').value).toBeLessThan(of('never').value);
    expect(of('never').value).toBe(general);
    expect(of('often').variance).toBeLessThan(of('never').variance);
  });

  test('change nothing if players do not differ', () => {
    const { general, of } = ownDeviations(new Map([['hero', { games: 3, beyond: -2 }]]), { within: 2, players: 0, heroes: 0 });
    expect([general, of('hero').value]).toEqual([0, 0].map((zero) => expect.closeTo(zero, 9)));
  });
});

test('without players the spread is zero, and an impossible place is never expected', () => {
  expect(ownSpread(sumsOf([]))).toEqual({ within: 0, players: 0, heroes: 0 });
  expect(expectedPlace(1.2, 1, 6)).toMatchObject({ value: 1.2, low: 1 });
  expect(expectedPlace(3.9, 1, 4)).toMatchObject({ high: 4 });
});
