import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { flag } from './flag.contract.ts';

test.each([
  ['true', true],
  ['1', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['0', false],
  ['', false],
  [undefined, false],
])('yes or no in a query, as programming languages write it: %j is %j', (written, read) => {
  expect(parse(flag, written)).toBe(read);
});

test.each(['yes', 'tru', ' true', 'null', '2'])('%j is neither', (written) => {
  const { success, issues } = safeParse(flag, written);
  expect([success, issues?.[0].message]).toEqual([false, 'must be true or false']);
});
