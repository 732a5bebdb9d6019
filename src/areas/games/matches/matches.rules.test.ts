import { expect, test } from 'vitest';
import { draftOf, mergeBuildings, standingOrder } from './matches.rules.ts';

const row = (pusherId: number, atSeconds: number, type = 'tower', victimIds = [9], position = 0) => ({
  matchId: '1',
  pusherId,
  position,
  type,
  atSeconds,
  victimIds,
});

test.each([
  ['rows of two players within a second', [row(1, 100), row(2, 100.9)], [[1, 2]]],
  ['rows a second apart, to the limit', [row(2, 101), row(1, 100)], [[1, 2]]],
  ['rows further apart', [row(1, 100), row(2, 101.1)], [[1], [2]]],
  ['rows of other types', [row(1, 100), row(2, 100, 'green_shrine')], [[1], [2]]],
  ['rows of other victims', [row(1, 100), row(2, 100, 'tower', [8])], [[1], [2]]],
  ['victims in another order', [row(1, 100, 'tower', [8, 9]), row(2, 100, 'tower', [9, 8])], [[1, 2]]],
  ['two rows of one player are two buildings', [row(1, 100), row(1, 100.5), row(2, 100.6)], [[1], [1, 2]]],
])('destroyed buildings: %s', (_, rows, pushers) => {
  expect(mergeBuildings(rows).map(({ pusherIds }) => pusherIds)).toEqual(pushers);
});

test('the draft has a row per player in pick order, with the hero that this player banned first', () => {
  const player = (pickOrder: number | null, hero: string | null, bans: string[] | null) => ({ pickOrder, slot: 0, hero, bans });
  expect(draftOf([player(2, 'b', ['y', 'x']), player(1, 'a', ['x']), player(null, null, null)])).toEqual([
    { heroName: 'a', number: 1, ban: 'x' },
    { heroName: 'b', number: 2, ban: 'y' },
    { heroName: null, number: 3, ban: null },
  ]);
});

test('players are in this order: those still playing, then by place and team, then those who left without a place', () => {
  const player = (slot: number, place: number | null, hasLeft = false, teamId: number | null = null) => ({ slot, place, hasLeft, teamId });
  const players = [player(0, 2), player(1, null, true), player(2, null), player(3, 1, false, 7), player(4, 1, true, 6), player(5, null)];
  expect(players.toSorted(standingOrder).map(({ slot }) => slot)).toEqual([2, 5, 4, 3, 0, 1]);
});
