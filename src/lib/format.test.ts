import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { cutGraphemes } from './format-name.ts';
import { formatDate, formatDateTime, formatFullTime, formatOwnDate, readInstant } from './format-time.ts';
import { formatDecimal, formatDuration, formatMoney, formatNumber, formatShare, formatShort, formatSigned, holdFigures } from './format.ts';
import { pluralEn, pluralRu } from './words.ts';

describe('numbers', () => {
  test('are written as Intl writes them', () => {
    const number = fc.oneof(
      fc.integer(),
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.integer({ min: -1e6, max: 1e6 }).map((thousandths) => thousandths / 1000),
    );
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: 3 }), (value, digits) => {
        const intl = new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
        const text = intl.format(value);
        expect(formatDecimal(value, digits, 'en')).toBe(/[1-9]/.test(text) ? text.replace('-', '\u2212') : text.replace('-', ''));
      }),
    );
  });

  test('have the plural that Intl gives', () => {
    const [russian, english] = [new Intl.PluralRules('ru'), new Intl.PluralRules('en')];
    for (let count = 0; count < 1200; count++) {
      expect([count, pluralRu(count, 'one', 'few', 'many')]).toEqual([count, russian.select(count)]);
      expect([count, pluralEn(count, 'one', 'other')]).toEqual([count, english.select(count)]);
    }
  });

  test.each([
    [2204, '2\u00a0204', '2,204'],
    [1234567, '1\u00a0234\u00a0567', '1,234,567'],
    [0, '0', '0'],
    [-31, '\u221231', '\u221231'],
    [null, '—', '—'],
    [undefined, '—', '—'],
  ])('writes %s as %s and %s', (value, ru, en) => {
    expect([formatNumber(value, 'ru'), formatNumber(value, 'en')]).toEqual([ru, en]);
  });

  test.each([
    [3.036, 2, '3,04', '3.04'],
    [3, 2, '3,00', '3.00'],
    [-0.001, 2, '0,00', '0.00'],
    [null, 2, '—', '—'],
  ])('writes %s with %i digits as %s and %s', (value, digits, ru, en) => {
    expect([formatDecimal(value, digits, 'ru'), formatDecimal(value, digits, 'en')]).toEqual([ru, en]);
  });

  test.each([
    [0.246, '24,6%', '24.6%'],
    [0, '0,0%', '0.0%'],
    [1, '100,0%', '100.0%'],
    [undefined, '—', '—'],
  ])('writes the share %s as %s and %s', (value, ru, en) => {
    expect([formatShare(value, 'ru'), formatShare(value, 'en')]).toEqual([ru, en]);
  });

  test.each([
    [23 / 40, 0, '58%'],
    [29 / 200, 0, '15%'],
    [-23 / 40, 0, '−58%'],
    [23 / 80, 1, '28.8%'],
    [41 / 80, 1, '51.3%'],
    [1e-9, 1, '0.0%'],
  ])('rounds the share %s with %i digits to %s, even if a hundred times it is slightly less in floating point', (share, digits, text) => {
    expect(formatShare(share, 'en', digits)).toBe(text);
  });

  test.each([
    [48, '+48'],
    [-31, '\u221231'],
    [0, '0'],
    [null, '—'],
  ])('writes the change %s as %s', (value, text) => {
    expect(formatSigned(value, 'en')).toBe(text);
  });

  test.each([
    [41_300, '41,3к', '41.3k'],
    [999, '999', '999'],
    [1000, '1,0к', '1.0k'],
    [0, '0', '0'],
    [null, '—', '—'],
  ])('shortens %s to %s and %s', (value, ru, en) => {
    expect([formatShort(value, 'ru'), formatShort(value, 'en')]).toEqual([ru, en]);
  });
});

describe('durations', () => {
  test.each([
    [2772, '46:12'],
    [255, '04:15'],
    [0, '00:00'],
    [4325, '72:05'],
    [null, '—'],
  ])('%s seconds are %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});

describe('money', () => {
  test.each([
    [269_000, 'rub', '2\u00a0690\u00a0₽', '2,690\u00a0₽'],
    [269_050, 'rub', '2\u00a0690,50\u00a0₽', '2,690.50\u00a0₽'],
    [999, 'usd', '9,99\u00a0$', '$9.99'],
    [1000, 'usd', '10,00\u00a0$', '$10.00'],
    [-999, 'eur', '\u22129,99\u00a0€', '\u2212€9.99'],
    [0, 'rub', '0\u00a0₽', '0\u00a0₽'],
  ] satisfies [number, 'rub' | 'usd' | 'eur', string, string][])('%i minor units of %s are %s and %s', (minor, currency, ru, en) => {
    expect([formatMoney(minor, currency, 'ru'), formatMoney(minor, currency, 'en')]).toEqual([ru, en]);
  });
});

describe('times', () => {
  test.each([
    ['2025-11-20T22:57:03', '20.11.25 22:57'],
    ['2025-11-20T22:57:03Z', '20.11.25 22:57'],
    ['2025-11-20 22:57:03', '20.11.25 22:57'],
    ['2025-11-20T22:57:03+03:00', '20.11.25 19:57'],
    [Date.UTC(2025, 0, 2, 3, 4), '02.01.25 03:04'],
    ['never', '—'],
    [null, '—'],
  ])('writes %s as %s in UTC', (instant, text) => {
    expect(formatDateTime(instant)).toBe(text);
  });

  test('uses the zone of the viewer, also past midnight', () => {
    expect(formatDateTime('2025-11-20T22:57:03', 180)).toBe('21.11.25 01:57');
    expect(formatDate('2025-12-31T22:00:00', 180)).toBe('01.01.26');
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(formatOwnDate('2025-11-20T22:57:03Z')).toBe('21.11.25');
    vi.unstubAllEnvs();
  });

  test('keeps a date without a time on its day', () => {
    expect(formatDate('2025-11-20')).toBe('20.11.25');
    expect(readInstant('2025-11-20')).toBe(Date.UTC(2025, 10, 20));
  });

  test('names its zone in the full form', () => {
    expect(formatFullTime('2025-11-20T22:57:03')).toBe('20.11.2025 22:57:03 UTC');
    expect(formatFullTime('2025-11-20T22:57:03', 180)).toBe('21.11.2025 01:57:03 UTC+3');
    expect(formatFullTime('2025-11-20T22:57:03', 330)).toBe('21.11.2025 04:27:03 UTC+5:30');
    expect(formatFullTime('2025-01-02T22:57:03', 180, 'en')).toBe('3 Jan 2025 01:57:03 UTC+3');
    expect(formatFullTime('2025-11-20T22:57:03', -210)).toBe('20.11.2025 19:27:03 UTC−3:30');
  });
});

test.each([
  ['Burst: 25 / 40 / 55% of it', 'Burst: 25\u00a0/\u00a040\u00a0/\u00a055% of it'],
  ['0.5 / 1 s shorter, 3 stuns', '0.5\u00a0/\u00a01\u00a0s shorter, 3 stuns'],
  ['на 5% / 10% за 3 с.', 'на 5%\u00a0/\u00a010% за 3\u00a0с.'],
  ['Броня: 6 → 5, урон: 60% → 45%', 'Броня: 6\u00a0→ 5, урон: 60%\u00a0→ 45%'],
  ['Kaya / Sange', 'Kaya / Sange'],
])('%s breaks into lines as %s', (text, held) => {
  expect(holdFigures(text)).toBe(held);
});

describe('names', () => {
  test.each([
    ['Мороз', 12, 'Мороз'],
    ['Ястреб-Тетеревятник', 6, 'Ястреб…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 3, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
    ['е\u0301ж', 2, 'е\u0301ж'],
    ['один два', 5, 'один…'],
  ])('cuts %s to %i characters as %s', (name, limit, text) => {
    expect(cutGraphemes(name, limit)).toBe(text);
  });
});
