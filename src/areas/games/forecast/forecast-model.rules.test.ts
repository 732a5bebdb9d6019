import { describe, expect, test } from 'vitest';
import { Random } from '#lib/random.ts';
import { fitForecast, strengthOf } from './forecast-model.rules.ts';
import { momentsOf, standingsOf, teamsOf, type RecordedMatch } from './recorded-match.rules.ts';

const SKILL = 0.8;
const WORTH = 0.5;

/**
 * A match of six that ends right after the second look, which nobody reports. Its places follow from skill, net worth at the first look and
 * Gumbel noise.
 */
function plantMatch(random: Random): RecordedMatch {
  const drawn = Array.from({ length: 6 }, (_, index) => {
    const [mu, lead] = [random.normal(25, 5), random.normal(0, 1)];
    return { playerId: index + 1, mu, lead, score: strengthOf([mu / 5, lead], [SKILL, WORTH]) + random.gumbel() };
  });
  const players = drawn
    .toSorted((one, other) => other.score - one.score)
    .map(({ playerId, mu }, index) => ({ playerId, mu, teamId: null, place: index + 1, endSeconds: 50 - index, leaveSeconds: null }));
  const worths = drawn.map(({ playerId, lead }) => ({
    playerId,
    position: 0,
    minute: 0,
    networth: Math.round(10_000 * Math.exp(lead / 10)),
  }));
  return { mode: 'solo', players, buildings: [], worths };
}

describe('what is learned from matches', () => {
  test('is what was planted: nothing for events that never happened, and each weight within its error', () => {
    const random = new Random('planted weights');
    const weights = fitForecast(Array.from({ length: 1500 }, () => plantMatch(random)));
    const [skill = 0, left, worth = 0, ...rest] = weights.get('look 20') ?? [];
    expect(Math.abs(skill - SKILL)).toBeLessThan(0.08);
    expect(Math.abs(worth - WORTH)).toBeLessThan(0.08);
    for (const weight of [left, ...rest]) expect(weight).toBeCloseTo(0, 9);
    // Skill alone says as much as before, less what gold hides in it.
    expect(weights.get('in 6')?.[0]).toBeGreaterThan(SKILL * 0.8);
    expect([...weights.keys()].toSorted()).toEqual(['in 2', 'in 3', 'in 4', 'in 5', 'in 6', 'look 20', 'look 40']);
  });

  test('leaves out matches in which a player has no place', () => {
    const match = plantMatch(new Random('no place'));
    expect(fitForecast([{ ...match, players: match.players.map((player) => ({ ...player, place: null })) }])).toEqual(new Map());
  });
});

describe('the input of a forecast', () => {
  const places = [1, 2, 3, 4, 5, 6];
  const match: RecordedMatch = {
    mode: 'solo',
    players: places.map((place) => ({
      playerId: place,
      teamId: null,
      place,
      endSeconds: 700 - 10 * place,
      leaveSeconds: place === 6 ? 30 : null,
      mu: 25,
    })),
    // Two players report that they destroyed the same shrine.
    buildings: [2, 3].map((pusherId) => ({ pusherId, type: 'white_shrine', atSeconds: 350 + pusherId / 10, victimIds: [4] })),
    worths: places.flatMap((place) =>
      [0, 0, 2, 5, 10].map((minute, position) => ({ playerId: place, position, minute, networth: place === 1 ? 2000 : 1000 })),
    ),
  };
  const teams = teamsOf(match) ?? [];
  const moments = momentsOf(match, teams);
  const standings = standingsOf(match, teams, moments);
  const at = (seconds: number) => standings[moments.findIndex((moment) => moment.seconds >= seconds)];

  test('is what had happened by then: a shrine counts once however many players report it, and a lead in gold is measured against the remaining players', () => {
    expect(at(300)?.features[3]).toEqual([5, 0, expect.any(Number), 0, 0, 0, 0]);
    const [skill, left, worth, green, white, blue, since] = at(600)?.features[3] ?? [];
    expect([skill, left, green, white, blue]).toEqual([5, 0, 0, 1, 0]);
    expect(since).toBeCloseTo((600 - 350.2) / 600, 6);
    expect(worth).toBeCloseTo((-10 * Math.log(2)) / 6, 6);
    expect(at(300)?.features[5]?.[1]).toBe(1);
    expect(at(20)?.features[5]?.[1]).toBe(0);
  });

  test('covers only the remaining players, and the last moment is when the second one goes out', () => {
    expect(standings.at(-1)?.teams).toEqual([0]);
    expect(moments.at(-1)).toMatchObject({ kind: 'out', of: [1], seconds: 680, look: 600 });
    expect(moments.filter(({ kind }) => kind === 'building').map(({ of }) => of)).toEqual([[3]]);
  });
});
