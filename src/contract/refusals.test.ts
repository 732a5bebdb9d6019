import { expect, test } from 'vitest';
import { refusals, type RefusalWords } from './refusals.ts';

test('every refusal of too many requests says when to try again', () => {
  const unsaid = Object.entries<RefusalWords>(refusals).filter(
    ([, { status, retryAfterSeconds }]) => status === 429 && retryAfterSeconds === undefined,
  );
  expect(unsaid).toEqual([]);
});
