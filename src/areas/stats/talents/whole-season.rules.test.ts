import { expect, test } from 'vitest';
import { Random } from '#lib/random.ts';
import { Balance, unfairOf } from './balance.rules.ts';
import { offerEffects, poolOf, type Choice } from './offer-effects.rules.ts';

const nothingKnown = { lead: 0, wealth: 0, alive: 6, held: [], impossible: [] };

/** Games of players of unequal skill who are offered all four talents, and the other three once more if the game lasts; none is worth anything. */
function playGames(random: Random, games: number): Choice[] {
  const skills = Array.from({ length: 60 }, () => random.normal(0, 0.9));
  return Array.from({ length: games }).flatMap(() => {
    const player = random.whole(0, skills.length - 1);
    const place = Math.min(6, Math.max(1, Math.round(3.5 - (skills[player] ?? 0) + random.normal(0, 1.3))));
    const [first = 0, second = 0] = random.shuffle([0, 1, 2, 3]);
    const game = { ...nothingKnown, player, place };
    const isLong = place <= 3;
    return [
      { ...game, turn: 1, offered: [0, 1, 2, 3], taken: first },
      ...(isLong
        ? [
            {
              ...game,
              turn: 2,
              offered: [0, 1, 2, 3].filter((talent) => talent !== first),
              taken: second,
              held: [first],
              impossible: [first],
            },
          ]
        : []),
    ];
  });
}

test('if everyone is offered the same, worthless talents show no worth, although players who live longer choose twice', () => {
  const random = new Random('orange');
  const seen = Array.from({ length: 40 }, () => offerEffects(poolOf(playGames(random, 800)))).flatMap((effects) =>
    effects.flatMap(({ within }) => (within ? [within] : [])),
  );
  expect(seen.length).toBe(160);
  expect(Math.abs(seen.reduce((sum, { value }) => sum + value, 0) / seen.length)).toBeLessThan(0.02);
  const held = seen.filter(({ value, variance }) => Math.abs(value) <= 1.96 * Math.sqrt(variance));
  expect(held.length / seen.length).toBeGreaterThan(0.9);
});

/** The choices of one hero with few games: twelve talents, three drawn; how many are alive is nearly always the same. */
function choicesOf(random: Random, isUnfair: boolean): Choice[] {
  const players = Array.from({ length: 40 }, () => random.normal(0, 0.5));
  return Array.from({ length: 200 }, () => {
    const player = random.whole(0, players.length - 1);
    const wealth = random.normal(0, 0.3);
    const order = random.shuffle(Array.from({ length: 12 }, (_, talent) => talent));
    if (isUnfair && wealth > 0 && random.chance(0.3)) order.unshift(...order.splice(order.indexOf(0), 1));
    const offered = order.slice(0, 3);
    const alive = random.chance(0.04) ? 5 : 6;
    return {
      ...nothingKnown,
      player,
      place: random.whole(1, 6),
      turn: 1,
      lead: players[player] ?? 0,
      wealth,
      alive,
      offered,
      taken: offered[0] ?? 0,
    };
  });
}

test('with thirty-six heroes with few games and their own talents, a fair draw is called unfair in at most one of twenty seasons', () => {
  const seasonsNamed = (length: number, isUnfair: boolean) =>
    Array.from({ length }, (_, season) => {
      const random = new Random(`heroes ${season}`);
      const balance = new Balance();
      for (let hero = 0; hero < 36; hero += 1)
        balance.add(
          poolOf(choicesOf(random, isUnfair)),
          Array.from({ length: 12 }, (_, talent) => (talent < 2 ? `common ${talent}` : `${hero} ${talent}`)),
        );
      return unfairOf([balance]).flat();
    });
  expect(seasonsNamed(60, false).filter((named) => named.length > 0).length).toBeLessThanOrEqual(6);
  expect(seasonsNamed(10, true).filter((named) => named.includes('common 0')).length).toBe(10);
}, 120_000);
