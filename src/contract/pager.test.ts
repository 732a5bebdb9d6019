import { expect, test } from 'vitest';
import { countPages, pageOf, pagerSteps } from './pager.ts';

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [40, 2],
  [41, 3],
])('%i rows make %i pages', (rows, pages) => {
  expect(countPages(rows)).toBe(pages);
});

test.each([
  [1, 1, ''],
  [1, 2, '1 2'],
  [2, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 5 6'],
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 gap 8'],
  [4, 8, '1 2 3 4 5 6 7 8'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [8, 42, '1 gap 6 7 8 9 10 gap 42'],
  [5, 42, '1 2 3 4 5 6 7 gap 42'],
  [6, 42, '1 gap 4 5 6 7 8 gap 42'],
  [38, 42, '1 gap 36 37 38 39 40 41 42'],
  [42, 42, '1 gap 38 39 40 41 42'],
])('page %i of %i shows %s', (page, pageCount, steps) => {
  expect(pagerSteps(page, pageCount).join(' ')).toBe(steps);
});

test.each([
  [0, 1, 0, true],
  [20, 1, 1, true],
  [21, 1, 2, false],
  [21, 2, 2, true],
  [21, 9, 2, true],
])('for %i rows, page %i: %i pages, last %s', (totalCount, page, totalPages, isLastPage) => {
  expect(pageOf(totalCount, { page, count: 20 }, [])).toEqual({ totalCount, totalPages, isLastPage, values: [] });
});
