import { describe, expect, it } from 'vitest';
import { sortByNumber } from './sorting.ts';

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
  it('goes by number, not by text, ties by name', () => {
    expect(sorted('asc')).toEqual(['zero', 'a', 'b', 'c', 'none']);
  });

  it('keeps missing values last in the other direction too', () => {
    expect(sorted('desc')).toEqual(['c', 'a', 'b', 'zero', 'none']);
  });
});
