import { describe, expect, it } from 'vitest';
import type { LiveMatch } from './live.contract.ts';
import { groupMatches, isTold, leaderOf, leftIn, likelyPlace, takenPlaces, viewersOf } from './live.rules.ts';

function player(place: number | null, isFinished = place !== null, chances: number[] | null = null): LiveMatch['players'][number] {
  return { playerId: 1, nickname: 'n', avatarUrl: null, heroName: null, place, isFinished, stream: null, chances };
}

function match(matchId: number, rankGroup: LiveMatch['rankGroup'], isDuo = false): LiveMatch {
  return { matchId, rankGroup, isDuo, mapName: '', averageRating: 0, createdAtUtc: '', players: [] };
}

describe('matches in progress', () => {
  it('are in groups, the best first and 2x8 last; a group without matches is left out', () => {
    const groups = groupMatches([match(1, 'herald'), match(2, 'legend', true), match(3, 'immortal'), match(4, 'herald')]);
    expect(groups.map(({ group, matches }) => [group, matches.map(({ matchId }) => matchId)])).toEqual([
      ['immortal', [3]],
      ['herald', [1, 4]],
      ['duo', [2]],
    ]);
  });

  it('are a duel when two players remain in 1x6, and never in 2x8; a player who left without a place is out', () => {
    const players = [player(null), player(null), player(null, true), player(5), player(6), player(4)];
    expect(leftIn(players, false)).toEqual({ left: 2, isDuel: true });
    expect(leftIn(players, true)).toEqual({ left: 2, isDuel: false });
  });

  it('have a place taken by one player in 1x6, by both players of a team in 2x8', () => {
    const players = [player(6), player(4), player(4), player(3), player(null)];
    expect(takenPlaces(players, false)).toEqual(new Set([3, 4, 6]));
    expect(takenPlaces(players, true)).toEqual(new Set([4]));
  });

  it('have no leader if the shown chances are equal', () => {
    expect(leaderOf([player(null, false, [0.252, 0.748]), player(null, false, [0.249, 0.751])])).toBeUndefined();
  });

  it('have a leader, the remaining player with the best chance of first place, and none without a forecast', () => {
    expect(leaderOf([player(null, false, [0.3, 0.7]), player(6, true, [0.9, 0.1]), player(null, false, [0.5, 0.5])])).toBe(2);
    expect(leaderOf([player(null), player(6, true, [0, 1])])).toBeUndefined();
    expect([isTold([player(null), player(6, true, [0, 1])]), isTold([player(null, false, [1, 0])])]).toEqual([false, true]);
  });

  it('have a likely place for each player, and none if the open places are about equally likely', () => {
    expect(likelyPlace([0.2, 0.5, 0.3])).toBe(2);
    expect(likelyPlace([0.38, 0.27, 0.2, 0.15, 0, 0])).toBe(1);
    expect(likelyPlace([0.26, 0.25, 0.25, 0.24, 0, 0])).toBeUndefined();
    expect([likelyPlace([0, 0, 1]), likelyPlace(null), likelyPlace([])]).toEqual([3, undefined, undefined]);
  });

  it('have as many viewers as their streams report', () => {
    expect(viewersOf([{ stream: null }, { stream: { viewers: null } }, { stream: { viewers: 12 } }, { stream: { viewers: 30 } }])).toBe(42);
  });
});
