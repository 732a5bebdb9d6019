import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '#lib/random.ts';
import { findSkill } from '../../../../tests/kits/planted-skill.ts';
import { lobbySize, teamSize, type Mode } from './modes.rules.ts';
import { firstBelief, type Belief } from './skill.rules.ts';
import { rateLobby } from './skill.service.ts';

const belief = fc.record({ mu: fc.double({ min: 5, max: 45, noNaN: true }), sigma: fc.double({ min: 0.5, max: 25 / 3, noNaN: true }) });
const lobbyOf = (mode: Mode) =>
  fc
    .array(belief, { minLength: lobbySize[mode], maxLength: lobbySize[mode] })
    .map((beliefs) => beliefs.map((each, index) => ({ ...each, playerId: index + 1, place: 1 + Math.floor(index / teamSize[mode]) })));
const lobby = fc.oneof(
  lobbyOf('solo').map((players) => ({ mode: 'solo' as const, players })),
  lobbyOf('duo').map((players) => ({ mode: 'duo' as const, players })),
);
const byId = (rows: ({ playerId: number } & Belief)[]) => rows.toSorted((a, b) => a.playerId - b.playerId);
const beginners = (places: readonly number[]) => places.map((place, index) => ({ playerId: index + 1, place, ...firstBelief }));

describe('a match changes the estimates of its players', () => {
  test('in whatever order they are listed', () => {
    fc.assert(
      fc.property(lobby, fc.nat(), ({ players, mode }, seed) => {
        const shuffled = new Random(String(seed)).shuffle(players);
        expect(byId(rateLobby(shuffled, mode))).toEqual(byId(rateLobby(players, mode)));
      }),
    );
  });

  test('the winner gains, the last one loses, and uncertainty never reaches zero', () => {
    fc.assert(
      fc.property(lobby, ({ players, mode }) => {
        const after = byId(rateLobby(players, mode));
        const changes = players.map(({ mu }, index) => (after[index]?.mu ?? Number.NaN) - mu);
        expect(changes[0]).toBeGreaterThan(0);
        expect(changes.at(-1)).toBeLessThan(0);
        for (const { sigma } of after) expect(sigma).toBeGreaterThan(0);
      }),
    );
  });

  test('among equally uncertain players the gains equal the losses', () => {
    fc.assert(
      fc.property(lobby, ({ players, mode }) => {
        const alike = players.map((player) => ({ ...player, sigma: 3 }));
        const change = rateLobby(alike, mode).reduce((sum, { mu }) => sum + mu, 0) - alike.reduce((sum, { mu }) => sum + mu, 0);
        expect(Math.abs(change)).toBeLessThan(1e-9);
      }),
    );
  });

  test('the two players of a team move alike, and a player whose mate left moves as if the mate were equally good', () => {
    const full = rateLobby(beginners([1, 1, 2, 2, 3, 3, 4, 4]), 'duo');
    const alone = rateLobby(beginners([1, 1, 2, 2, 3, 3, 4]), 'duo');
    expect(full[0]?.mu).toBe(full[1]?.mu);
    expect(alone).toEqual(full.slice(0, 7));
  });

  test('nothing is learned from an empty match or from a single player', () => {
    expect(rateLobby([], 'solo')).toEqual([]);
    expect(rateLobby(beginners([3]), 'solo')[0]?.mu).toBe(25);
  });
});

/** Seasons differ by about 0.01, so the bound applies to the mean of three. */
function seasonsOf(mode: Mode, players: number) {
  const seasons = ['one', 'two', 'three'].map((seed) => findSkill(seed, { mode, players, marks: [20, 50] }));
  const meanOf = (of: 'believed' | 'rating', mark: number) =>
    seasons.reduce((sum, season) => sum + (season[mark]?.[of] ?? Number.NaN), 0) / seasons.length;
  return { believed: [meanOf('believed', 0), meanOf('believed', 1)], rating: [meanOf('rating', 0), meanOf('rating', 1)] } as const;
}

describe('a planted skill is found in lobbies of equal rating', () => {
  test('in 1x6 its order is right to 0.83 after 20 games of everyone, to 0.91 after 50, and better than by the rating', () => {
    const { believed, rating } = seasonsOf('solo', 600);
    expect(believed[0]).toBeGreaterThanOrEqual(0.83);
    expect(believed[1]).toBeGreaterThanOrEqual(0.91);
    for (const mark of [0, 1] as const) expect(believed[mark]).toBeGreaterThan(rating[mark] + 0.05);
  });

  test('and in 2x8, which shows teams and not their players, more slowly', () => {
    const { believed, rating } = seasonsOf('duo', 300);
    expect(believed[0]).toBeGreaterThanOrEqual(0.75);
    expect(believed[1]).toBeGreaterThanOrEqual(0.85);
    for (const mark of [0, 1] as const) expect(believed[mark]).toBeGreaterThan(rating[mark] + 0.05);
  });

  test.each(['solo', 'duo'] as const)('and in %s the stated uncertainty contains it, also for players with many games', (mode) => {
    const found = findSkill('doubt', { mode, players: 300, marks: [10, 50, 100, 200] });
    for (const { held } of found) expect(held).toBeGreaterThanOrEqual(0.93);
  });
});
