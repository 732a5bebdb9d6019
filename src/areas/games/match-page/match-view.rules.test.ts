import { describe, expect, it } from 'vitest';
import { match, player } from '../../../../tests/kits/match-detail.ts';
import {
  axisMarks,
  basePoints,
  damageMatrix,
  groupByPlace,
  groupTeams,
  inventoryOf,
  sideOf,
  siegeArrows,
  draftSteps,
} from './match-view.rules.ts';

const noDamage = { total: 0, physical: 0, magical: 0, pure: 0 };
describe('the page of a match', () => {
  it('groups a duo match by team, in cards and in the table', () => {
    const out = { isFinished: true };
    const players = [player(2), player(4), player(1, { ...out, teamId: 2, place: 4 }), player(3, { ...out, teamId: 2, place: 4 })];
    expect(groupTeams(players).map((team) => team.players.map(({ id }) => id))).toEqual([[2], [4], [1, 3]]);
    expect(groupByPlace(players).map((team) => [team.place, team.players.map(({ id }) => id)])).toEqual([
      [null, [2, 4]],
      [4, [1, 3]],
    ]);
  });

  it('shows who hit whom by the hero that dealt the damage, nothing on the diagonal, and a dash for unknown values', () => {
    const hit = { ...noDamage, total: 900 };
    const players = [player(1, { isFinished: true, receivedDamages: [{ heroName: 'npc_dota_hero_2', damage: hit }] }), player(2)];
    expect(damageMatrix(players)).toEqual({
      rows: [
        [undefined, undefined],
        [900, undefined],
      ],
      largest: 900,
    });
  });

  it('shows the six bases where they are on the map', () => {
    expect(Object.values(basePoints).map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [151, 867],
      [601, 911],
      [110, 420],
      [817, 174],
      [421, 110],
      [910, 604],
    ]);
  });

  it('draws one arrow per attacker and base, and none within a base', () => {
    const players = [player(1, { towerPosition: 1, place: 1 }), player(2, { towerPosition: 2 }), player(3, { towerPosition: 1 })];
    const fell = (pusher: number, pushed: number) => ({
      pusherHeroes: [`npc_dota_hero_${pusher}`],
      type: 'tower',
      pushedHeroes: [`npc_dota_hero_${pushed}`],
      pushedAtSeconds: 60,
    });
    expect(siegeArrows(match(players, [fell(1, 2), fell(1, 2), fell(1, 3)]))).toEqual([{ from: 1, to: 2, place: 1, times: 2 }]);
  });

  it('names a pair in the order of the match, whichever order the game sent', () => {
    const pair = match([player(1), player(2)]);
    expect(sideOf(pair, ['npc_dota_hero_2', 'npc_dota_hero_1']).map(({ player: who }) => who?.id)).toEqual([1, 2]);
  });

  it('marks buildings and deaths on the time axis when they happened', () => {
    const players = [
      player(1, { place: 2, endAtSeconds: 900, isFinished: true }),
      player(2, { place: 1, endAtSeconds: 1800, isFinished: true }),
    ];
    const { marks, ticks } = axisMarks(
      match(players, [{ pusherHeroes: [], type: 'tower', pushedHeroes: ['npc_dota_hero_1'], pushedAtSeconds: 450 }]),
    );
    expect(marks.map(({ share, fallen, place }) => [share, fallen?.id, place])).toEqual([
      [0.25, undefined, 2],
      [0.5, 1, 2],
    ]);
    expect(ticks.map(({ minute }) => minute)).toEqual([0, 5, 10, 15, 20, 25, 30]);
  });

  it('keeps Scepter and Shard out of the six slots', () => {
    const { slots, hasScepter, hasShard } = inventoryOf(['item_blink', 'item_aghanims_shard', 'item_ultimate_scepter', 'item_rapier']);
    expect(slots).toEqual(['item_blink', 'item_rapier', undefined, undefined, undefined, undefined]);
    expect([hasScepter, hasShard]).toEqual([true, true]);
  });
});

it('the draft panel shows each ban once, then the heroes in pick order', () => {
  const picks = [
    { heroName: 'a', number: 1, ban: 'x' },
    { heroName: 'b', number: 2, ban: 'x' },
    { heroName: null, number: 3, ban: null },
  ];
  expect(draftSteps(picks)).toEqual([
    { number: 1, hero: 'x', isBan: true },
    { number: 2, hero: 'a', isBan: false },
    { number: 3, hero: 'b', isBan: false },
  ]);
});
