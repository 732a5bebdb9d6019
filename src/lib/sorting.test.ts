import { describe, expect, it } from 'vitest';
import { compareNames, sortByNumber } from './sorting.ts';

const rows = [
  { name: 'b', value: 2 },
  { name: 'none', value: null },
  { name: 'a', value: 2 },
  { name: 'zero', value: 0 },
  { name: 'c', value: 10 },
];
const sorted = (order: 'asc' | 'desc') =>
  sortByNumber(
    rows,
    (row) => row.value,
    (row) => row.name,
    order,
  ).map((row) => row.name);

describe('sorting a table', () => {
  it('goes by number, not by text, and equal numbers by name', () => {
    expect(sorted('asc')).toEqual(['zero', 'a', 'b', 'c', 'none']);
  });

  it('keeps missing values last in the other direction too', () => {
    expect(sorted('desc')).toEqual(['c', 'a', 'b', 'zero', 'none']);
  });
});

describe('names', () => {
  it('have the same order on every machine: digits, Latin and Cyrillic letters, in any case', () => {
    const names = ['Ёж', 'яма', 'zeus', 'Axe', 'Жук', 'axe', 'Елка', '1x6', 'Émile', 'бык'];
    expect(names.toSorted(compareNames)).toEqual(['1x6', 'Axe', 'axe', 'zeus', 'Émile', 'бык', 'Ёж', 'Елка', 'Жук', 'яма']);
  });

  it('are equal only if they are the same', () => {
    expect(compareNames('Ель', 'ель')).toBe(-compareNames('ель', 'Ель'));
    expect(compareNames('ёлка', 'елка')).not.toBe(0);
    expect(compareNames('axe', 'axe')).toBe(0);
  });
});
