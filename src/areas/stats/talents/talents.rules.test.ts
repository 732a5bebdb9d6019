import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Z95 } from '#areas/stats/sources/estimate.rules.ts';
import { Random } from '#lib/random.ts';
import { plantChoices, plantedPool, plantedWorths } from '../../../../tests/kits/planted-choices.ts';
import { chanceOf, differencesOf, discoveries } from './balance.rules.ts';
import { chancesOfBest, drawn, spreadWithin, surelyBest } from './best.rules.ts';
import { Contrast, groupsOf } from './contrast.rules.ts';
import { learnBias, mixOf } from './mixture.rules.ts';
import { offerEffects, poolOf } from './offer-effects.rules.ts';

describe('a contrast', () => {
  test('in one stratum is the difference of two means, and its variance that of people', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 9 })), { minLength: 4, maxLength: 60 }),
        (rows) => {
          const marked = rows.filter(([isMarked]) => isMarked);
          const others = rows.filter(([isMarked]) => !isMarked);
          fc.pre(marked.length > 0 && others.length > 0);
          const mean = (of: typeof rows) => of.reduce((sum, [, place]) => sum + place, 0) / of.length;
          const players = groupsOf(rows.map(([, , player]) => player));
          const { value, variance } = new Contrast(
            Int32Array.from(rows.keys()),
            groupsOf(rows.map(() => 0)),
            Uint8Array.from(rows, ([isMarked]) => Number(isMarked)),
          ).won(
            Float64Array.from(rows, ([, place]) => place),
            players,
          );
          expect(value).toBeCloseTo(mean(others) - mean(marked), 9);
          const scores = Map.groupBy(rows, ([, , player]) => player)
            .values()
            .map((of) =>
              of.reduce(
                (sum, [isMarked, place]) =>
                  sum + (isMarked ? (place - mean(marked)) / marked.length : (mean(others) - place) / others.length),
                0,
              ),
            )
            .toArray();
          const people = scores.filter((score) => Math.abs(score) > 1e-12).length;
          const spread = scores.reduce((sum, score) => sum + score * score, 0);
          if (people > 1) expect(variance).toBeGreaterThanOrEqual(spread - 1e-9);
          expect(variance).toBeLessThanOrEqual(2 * spread + 1e-9);
        },
      ),
    );
  });

  test('counts only what differs within a stratum', () => {
    const players = groupsOf([1, 2, 3, 4, 5, 6]);
    const strata = groupsOf(['a', 'a', 'b', 'b', 'c', 'c']);
    const contrast = new Contrast(Int32Array.of(0, 1, 2, 3, 4, 5), strata, Uint8Array.of(1, 0, 1, 0, 1, 1));
    expect(contrast.won(Float64Array.of(1, 3, 4, 6, 1, 1), players).value).toBe(2);
    expect(contrast.weight).toBe(1);
  });
});

describe('in planted seasons in which people choose by form and skill', () => {
  const worths = plantedWorths(new Random('truth'), plantedPool, 100_000);
  const seasons = Array.from({ length: 30 }, (_, season) => {
    const random = new Random(`season ${season}`);
    const effects = [1, 2, 3].map((pool) => offerEffects(poolOf(plantChoices(random.fork(`${pool}`), plantedPool, 2000))));
    const bias = learnBias(effects.flat());
    return { effects, mixed: effects.map((pool) => pool.map((effect) => mixOf(effect, bias) ?? { value: 0, variance: 1 })) };
  });
  const heldBy = (of: { value: number; variance: number }[][]) =>
    plantedPool.map((_, talent) => {
      const held = of.filter(({ [talent]: measured }) => {
        const { value, variance } = measured ?? { value: Infinity, variance: 0 };
        return Math.abs(value - (worths[talent] ?? 0)) <= Z95 * Math.sqrt(variance);
      });
      return held.length / of.length;
    });

  test('the shown intervals hold the truth of every talent, leaning or not', () => {
    for (const share of heldBy(seasons.flatMap(({ mixed }) => mixed))) expect(share).toBeGreaterThanOrEqual(0.87);
  });

  test('comparing who took with who declined would not, for those that lean', () => {
    const compared = seasons.flatMap(({ effects }) =>
      effects.map((pool) => pool.map((effect) => effect.compared ?? { value: 0, variance: 1 })),
    );
    expect(Math.min(...heldBy(compared))).toBeLessThan(0.87);
  });

  test('what is called best is not called more than it is', () => {
    const off = seasons.flatMap(({ mixed }) => {
      const spread = spreadWithin(mixed);
      return mixed.flatMap((pool) => {
        const shown = drawn(pool, spread);
        const best = surelyBest(shown);
        return best ? [(shown[best.index]?.value ?? 0) - (worths[best.index] ?? 0)] : [];
      });
    });
    expect(off.length).toBeGreaterThan(10);
    expect(off.reduce((sum, each) => sum + each, 0) / off.length).toBeLessThan(0.06);
  });

  test('a draw that favours who is ahead is named, and a fair one as good as never', () => {
    const namedIn = (isUnfair: boolean) =>
      Array.from({ length: 20 }, (_, season) => {
        const differences = differencesOf(poolOf(plantChoices(new Random(`draw ${season}`), plantedPool, 5000, { isUnfair })));
        return discoveries(differences.map(({ difference }) => chanceOf(difference))).includes(true);
      }).filter(Boolean).length;
    expect(namedIn(true)).toBe(20);
    expect(namedIn(false)).toBeLessThanOrEqual(4);
  });
});

describe('the best of several', () => {
  test('is as probable as it is drawn the best', () => {
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

  test('is nobody when two are alike, and nobody when alone', () => {
    const alike = { value: 0.2, variance: 0.01 };
    expect(surelyBest([alike, alike])).toBeUndefined();
    expect(surelyBest([alike])).toBeUndefined();
    expect(surelyBest([alike, { value: -0.4, variance: 0.01 }])).toMatchObject({ index: 0 });
  });
});

test('discoveries grow with their number, as Benjamini and Hochberg have it', () => {
  expect(discoveries([0.01, 0.9, 0.04, 0.5])).toEqual([true, false, false, false]);
  expect(discoveries([0.01, 0.02, 0.03, 0.04])).toEqual([true, true, true, true]);
  expect(discoveries([])).toEqual([]);
});
