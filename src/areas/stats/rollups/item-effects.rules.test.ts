import { expect, test } from 'vitest';
import { itemEffects, type StratumSums } from './item-effects.rules.ts';

/** Sums of comparable players at minute 10: this many games, whose places minus the heroes' worths are half a place from `mean`. */
function sumsOf(item: string, games: number, mean: number): StratumSums {
  const earlier = { earlierGames: 0, earlierSum: 0, earlierSquares: 0 };
  const rest = { restSum: games * mean, restSquares: games * (mean * mean + 0.25) };
  return { minute: 10, stratum: 644, item, games, ...rest, ...earlier, holders: games, holderPlaces: games * mean };
}
const rows = [sumsOf('', 300, 3.4), sumsOf('item_blink', 100, 3)];
const boughtBy = (players: number) => [{ minute: 10, item: 'item_blink', players, squares: 100 ** 2 / players, matches: ['7'] }];

test('an item that fewer than ten players bought has no figure, however often they bought it', () => {
  expect(itemEffects(rows, boughtBy(9), 0.1)).toEqual([]);
  expect(itemEffects(rows, boughtBy(10), 0.1)).toMatchObject([
    { item: 'item_blink', games: 100, gained: { value: expect.closeTo(0.6, 9) } },
  ]);
});
