import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '#lib/random.ts';
import { foundSkill } from '../../../../tests/kits/planted-skill.ts';
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

describe('a match changes what is believed of its players', () => {
  test('in whatever order they are listed', () => {
    fc.assert(
      fc.property(lobby, fc.nat(), ({ players, mode }, seed) => {
        const shuffled = new Random(String(seed)).shuffle(players);
        expect(byId(rateLobby(shuffled, mode))).toEqual(byId(rateLobby(players, mode)));
      }),
    );
  });

  test('who won gains, who came last loses, and no doubt becomes nothing', () => {
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

  test('among players of one doubt as much is lost as is gained', () => {
    fc.assert(
      fc.property(lobby, ({ players, mode }) => {
        const alike = players.map((player) => ({ ...player, sigma: 3 }));
        const change = rateLobby(alike, mode).reduce((sum, { mu }) => sum + mu, 0) - alike.reduce((sum, { mu }) => sum + mu, 0);
        expect(Math.abs(change)).toBeLessThan(1e-9);
      }),
    );
  });

  test('two of a team move alike, and one whose mate left moves as if the mate were of the like', () => {
    const full = rateLobby(beginners([1, 1, 2, 2, 3, 3, 4, 4]), 'duo');
    const alone = rateLobby(beginners([1, 1, 2, 2, 3, 3, 4]), 'duo');
    expect(full[0]?.mu).toBe(full[1]?.mu);
    expect(alone).toEqual(full.slice(0, 7));
  });

  test('of nobody, and of one alone, nothing is learned', () => {
    expect(rateLobby([], 'solo')).toEqual([]);
    expect(rateLobby(beginners([3]), 'solo')[0]?.mu).toBe(25);
  });
});

/** Seasons differ by about 0.01: the mean of three is what is bounded. */
const seasonsOf = (mode: Mode, players: number) => {
  const seasons = ['one', 'two', 'three'].map((seed) => foundSkill(seed, { mode, players, marks: [20, 50] }));
  return [0, 1].map((mark) => seasons.reduce((sum, season) => sum + (season[mark] ?? 0), 0) / seasons.length);
};

describe('a planted skill is found, in lobbies of one rating', () => {
  test('in 1x6 its order after 20 games of everybody to 0.83, after 50 to 0.91', () => {
    const [early, late] = seasonsOf('solo', 600);
    expect(early).toBeGreaterThanOrEqual(0.83);
    expect(late).toBeGreaterThanOrEqual(0.91);
  });

  test('and in 2x8, where teams are seen and not their players, more slowly', () => {
    const [early, late] = seasonsOf('duo', 300);
    expect(early).toBeGreaterThanOrEqual(0.75);
    expect(late).toBeGreaterThanOrEqual(0.85);
  });
});
