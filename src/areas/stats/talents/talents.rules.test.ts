import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Z95 } from '#areas/stats/sources/estimate.rules.ts';
import { Random } from '#lib/random.ts';
import { openPool, plantChoices, plantedPool, plantedWorths } from '../../../../tests/kits/planted-choices.ts';
import { Balance, discoveries, unfairOf } from './balance.rules.ts';
import { chancesOfBest, surelyBest } from './best.rules.ts';
import { Contrast, groupsOf } from './contrast.rules.ts';
import { learnBias, mixOf } from './mixture.rules.ts';
import { effectsAfter, offerEffects, poolOf } from './offer-effects.rules.ts';
import { talentWorths, type HeroEffects } from './talent-worths.rules.ts';

type Row = readonly [isMarked: boolean, place: number, player: number];
const won = (rows: readonly Row[], strataOf: (row: Row) => number) =>
  new Contrast(
    Int32Array.from(rows.keys()),
    groupsOf(rows.map(strataOf)),
    Uint8Array.from(rows, ([isMarked]) => Number(isMarked)),
  ).won(
    Float64Array.from(rows, ([, place]) => place),
    groupsOf(rows.map(([, , player]) => player)),
  );
const mean = (rows: readonly Row[]) => rows.reduce((sum, [, place]) => sum + place, 0) / rows.length;

describe('a contrast', () => {
  test('in one stratum is the difference of two means, and its variance counts players', () => {
    const row = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 30 }));
    fc.assert(
      fc.property(fc.array(row, { minLength: 20, maxLength: 80 }), (rows) => {
        const [marked, others] = [rows.filter(([isMarked]) => isMarked), rows.filter(([isMarked]) => !isMarked)];
        fc.pre(marked.length * others.length >= 5 * rows.length);
        const scores = [...Map.groupBy(rows, ([, , player]) => player).values()].map((of) =>
          of.reduce(
            (sum, [isMarked, place]) => sum + (isMarked ? (place - mean(marked)) / marked.length : (mean(others) - place) / others.length),
            0,
          ),
        );
        // Rounding turns zeros into tiny numbers.
        fc.pre(scores.every((score) => Math.abs(score) > 1e-9) && scores.length >= 10);
        const weights = [...Map.groupBy(rows, ([, , player]) => player).values()].map((of) =>
          of.reduce((sum, [isMarked]) => sum + (isMarked ? others.length : marked.length) ** 2, 0),
        );
        const people = weights.reduce((sum, weight) => sum + weight, 0) ** 2 / weights.reduce((sum, weight) => sum + weight * weight, 0);
        fc.pre(people >= 5);
        const student = 1 + (Z95 ** 2 + 1) / (4 * (people - 1));
        const spread = scores.reduce((sum, score) => sum + score * score, 0);
        const found = won(rows, () => 0);
        expect(found?.value).toBeCloseTo(mean(others) - mean(marked), 9);
        expect(found?.variance).toBeCloseTo(((spread * people) / (people - 1)) * student ** 2, 9);
      }),
    );
  });

  test('counts only differences within a stratum', () => {
    // Marked rows are a place better in either stratum, but twice as frequent in the one where everybody ends worse.
    const rows = Array.from({ length: 60 }, (_, index): Row => {
      const stratum = index % 2;
      const isMarked = index % 6 < (stratum === 1 ? 4 : 2);
      return [isMarked, 3 + 2 * stratum - Number(isMarked) + (index % 10 < 5 ? 0.1 : -0.1), index];
    });
    expect(won(rows, ([, place]) => (place > 3.5 ? 1 : 0))?.value).toBeCloseTo(1, 1);
  });

  test('is empty if marked rows are never beside others', () => {
    const rows = Array.from({ length: 60 }, (_, index): Row => [index % 2 === 0, 1 + (index % 6), index]);
    expect(won(rows, ([isMarked]) => Number(isMarked))).toBeUndefined();
  });

  test('contains the truth for twenty-five and for ten players alike, and is empty for nine', () => {
    const coverage = (players: number) => {
      const random = new Random(`${players} players`);
      const held = Array.from({ length: 1000 }, () => {
        const skills = Array.from({ length: players }, () => random.normal(0, 0.8));
        const rows = Array.from({ length: 120 }, (): Row => {
          const player = random.whole(0, players - 1);
          return [random.chance(0.4), (skills[player] ?? 0) + random.normal(0, 1.5), player];
        });
        const found = won(rows, () => 0);
        return found && Math.abs(found.value) <= Z95 * Math.sqrt(found.variance);
      });
      return held.includes(undefined) ? undefined : held.filter(Boolean).length / held.length;
    };
    expect(coverage(9)).toBeUndefined();
    for (const players of [10, 25]) expect(coverage(players)).toBeGreaterThan(0.93);
  });

  test('contains the truth also if one of thirty players makes a fifth or two fifths of all choices, and is empty if one makes nine tenths', () => {
    const coverage = (share: number) => {
      const random = new Random(`one makes ${share}`);
      const held = Array.from({ length: 800 }, () => {
        const people = Array.from({ length: 30 }, () => ({ skill: random.normal(0, 0.5), liking: random.between(0.05, 0.75) }));
        const rows = Array.from({ length: 400 }, (): Row => {
          const player = random.chance(share) ? 0 : random.whole(0, 29);
          const { skill = 0, liking = 0 } = people[player] ?? {};
          return [random.chance(liking), skill + random.normal(0, 1.5), player];
        });
        const found = won(rows, () => 0);
        return found && Math.abs(found.value) <= Z95 * Math.sqrt(found.variance);
      }).filter((isHeld) => isHeld !== undefined);
      return held.length > 0 ? held.filter(Boolean).length / held.length : undefined;
    };
    for (const share of [0.2, 0.4]) expect(coverage(share)).toBeGreaterThan(0.93);
    expect(coverage(0.9)).toBeUndefined();
  });
});

describe('in planted seasons in which players choose by form and skill', () => {
  const worths = plantedWorths(new Random('truth'), plantedPool, 100_000);
  const seasons = Array.from({ length: 30 }, (_, season) => {
    const random = new Random(`season ${season}`);
    return [1, 2, 3].map((pool): HeroEffects => {
      const overall = offerEffects(poolOf(plantChoices(random.fork(`${pool}`), plantedPool, 2000)));
      return { hero: `${pool}`, names: plantedPool.map((_, talent) => `${talent}`), overall, after: new Map() };
    });
  });
  const biasOf = (season: readonly HeroEffects[]) => learnBias(season.flatMap(({ overall }) => overall));
  const shown = seasons.flatMap((season) => talentWorths(season, biasOf(season)));
  const shareOf = (rows: readonly { talent: number; low: number; high: number }[]) =>
    worths.map((worth, talent) => {
      const of = rows.filter((row) => row.talent === talent);
      return of.filter(({ low, high }) => low <= worth && worth <= high).length / of.length;
    });

  test('the shown intervals contain the truth of every talent, whether its choice is biased or not', () => {
    for (const share of shareOf(shown.map(({ name, worth }) => ({ talent: Number(name), ...worth }))))
      expect(share).toBeGreaterThanOrEqual(0.87);
  });

  test('comparing players who took a talent with those who declined it is wrong for biased ones, while the shown value is not', () => {
    const offOf = (rows: readonly { talent: number; value: number }[], kind: string) => {
      const talent = plantedPool.findIndex((planted) => planted.kind === kind);
      const values = rows.filter((row) => row.talent === talent).map(({ value }) => value - (worths[talent] ?? 0));
      return values.reduce((sum, off) => sum + off, 0) / values.length;
    };
    const compared = seasons
      .flat()
      .flatMap(({ overall }) => overall.flatMap((effect) => (effect.compared ? [{ talent: effect.talent, ...effect.compared }] : [])));
    const told = shown.map(({ name, worth }) => ({ talent: Number(name), ...worth }));
    expect(offOf(compared, 'zero, taken by the strong')).toBeGreaterThan(0.05);
    expect(Math.abs(offOf(told, 'zero, taken by the strong'))).toBeLessThan(0.04);
  });

  test('without a draw, a talent taken when ahead looks good in a player’s own games until the learned effect of form is subtracted', () => {
    const how = { isOpen: true };
    const truth = plantedWorths(new Random('truth of open'), openPool, 100_000, how);
    const ahead = openPool.findIndex(({ kind }) => kind === 'open: zero, taken when ahead');
    const names = openPool.map((_, talent) => `${talent}`);
    const drawn = Array.from({ length: 10 }, (_, pool) => poolOf(plantChoices(new Random(`drawn ${pool}`), plantedPool, 20_000)));
    const bias = learnBias(drawn.flatMap((pool) => offerEffects(pool)));
    const found = Array.from({ length: 12 }, (_, index) => {
      const overall = offerEffects(poolOf(plantChoices(new Random(`open ${index}`), openPool, 20_000, how)));
      const told = talentWorths([{ hero: 'open', names, overall, after: new Map() }], bias);
      const { within } = overall[ahead] ?? {};
      // The middle of the interval: the value itself is shrunk towards its pool.
      const { low = NaN, high = NaN } = told.find(({ name }) => name === `${ahead}`)?.worth ?? {};
      return { own: within?.value ?? NaN, told: (low + high) / 2, isHeld: low <= (truth[ahead] ?? NaN) && (truth[ahead] ?? NaN) <= high };
    });
    const offBy = (of: 'own' | 'told') => found.reduce((sum, row) => sum + row[of], 0) / found.length - (truth[ahead] ?? NaN);
    expect(offBy('own')).toBeGreaterThan(0.05);
    expect(Math.abs(offBy('told'))).toBeLessThan(0.035);
    expect(found.filter(({ isHeld }) => isHeld).length).toBeGreaterThanOrEqual(10);
  });

  test('the recommended talent is not overrated', () => {
    const off = shown.filter(({ best }) => best !== null).map(({ name, worth }) => worth.value - (worths[Number(name)] ?? 0));
    expect(off.length).toBeGreaterThan(10);
    expect(off.reduce((sum, each) => sum + each, 0) / off.length).toBeLessThan(0.06);
  });

  test('with too few talents the error of comparing cannot be learned, and only the draw is used', () => {
    const [hero] = seasons[0] ?? [];
    const few = hero?.overall.slice(0, 3) ?? [];
    const bias = learnBias(few);
    for (const effect of few)
      expect(mixOf(effect, bias)).toEqual({ value: expect.closeTo(effect.lottery?.value ?? NaN, 12), variance: effect.lottery?.variance });
  });

  test('a draw that favours players who are ahead is named, and a fair one almost never', () => {
    const namedIn = (isUnfair: boolean) =>
      Array.from({ length: 20 }, (_, season) => {
        const balance = new Balance();
        balance.add(
          poolOf(plantChoices(new Random(`draw ${season}`), plantedPool, 5000, { isUnfair })),
          plantedPool.map(({ kind }) => kind),
        );
        return unfairOf([balance]).flat().length > 0;
      }).filter(Boolean).length;
    expect(namedIn(true)).toBe(20);
    expect(namedIn(false)).toBeLessThanOrEqual(4);
  });
});

test('every shown figure is a number, however few players choose and whenever a talent is offered', () => {
  const choice = fc.record({
    player: fc.integer({ min: 0, max: 40 }),
    place: fc.integer({ min: 1, max: 6 }),
    turn: fc.integer({ min: 1, max: 3 }),
    lead: fc.constantFrom(0, 0, 1.5, -2),
    wealth: fc.constantFrom(0, 0, 0.3, -0.4),
    alive: fc.integer({ min: 2, max: 6 }),
    offered: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 3 }),
  });
  const pool = fc.tuple(fc.array(choice, { minLength: 20, maxLength: 60 }), fc.boolean(), fc.boolean());
  fc.assert(
    fc.property(fc.array(pool, { minLength: 1, maxLength: 6 }), (pools) => {
      const heroes = pools.map(([drawn, isByTurn, isRepeated], hero): HeroEffects => {
        const choices = (isRepeated ? [...drawn, ...drawn, ...drawn] : drawn).map((of) => {
          // In some games the offer depends only on the turn.
          const offered = isByTurn ? [of.turn, of.turn + 1] : of.offered;
          return { ...of, offered, taken: offered[0] ?? 0, held: of.turn > 1 ? [0] : [], impossible: of.turn > 2 ? [0] : [] };
        });
        const ready = poolOf(choices);
        return { hero: `${hero}`, names: ['a', 'b', 'c', 'd', 'e'], overall: offerEffects(ready), after: effectsAfter(ready) };
      });
      const bias = learnBias(heroes.flatMap(({ overall }) => overall));
      for (const { worth, best } of talentWorths(heroes, bias))
        expect([worth.value, worth.low, worth.high, best ?? 0].every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

describe('the best of several', () => {
  test('has the probability of being drawn the best', () => {
    const options = [
      { value: 0.3, variance: 0.04 },
      { value: 0.1, variance: 0.09 },
      { value: -0.2, variance: 0.01 },
    ];
    const random = new Random('draws');
    const wins = [0, 0, 0];
    for (let draw = 0; draw < 40_000; draw += 1) {
      const values = options.map(({ value, variance }) => random.normal(value, Math.sqrt(variance)));
      const best = values.indexOf(Math.max(...values));
      wins[best] = (wins[best] ?? 0) + 1;
    }
    for (const [index, chance] of chancesOfBest(options).entries()) expect(chance).toBeCloseTo((wins[index] ?? 0) / 40_000, 1.7);
    expect(chancesOfBest(options).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
  });

  test('is none if two are alike, and none if there is only one', () => {
    const alike = { value: 0.2, variance: 0.01 };
    expect(surelyBest([alike, alike])).toBeUndefined();
    expect(surelyBest([alike])).toBeUndefined();
    expect(surelyBest([alike, { value: -0.4, variance: 0.01 }])).toMatchObject({ index: 0 });
  });
});

test('discoveries grow with their number, as in the Benjamini–Hochberg procedure', () => {
  expect(discoveries([0.01, 0.9, 0.04, 0.5])).toEqual([true, false, false, false]);
  expect(discoveries([0.01, 0.02, 0.03, 0.04])).toEqual([true, true, true, true]);
  expect(discoveries([])).toEqual([]);
});
