import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './TipHost.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the first call runs at once, those within the interval run once with the last argument', () => {
  const seen: string[] = [];
  const say = throttled((word: string) => seen.push(word), 50);
  say('a');
  say('b');
  say('c');
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(49);
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['a', 'c']);
  say('d');
  expect(seen).toEqual(['a', 'c']);
  vi.advanceTimersByTime(50);
  expect(seen).toEqual(['a', 'c', 'd']);
  vi.advanceTimersByTime(500);
  say('e');
  expect(seen.at(-1)).toBe('e');
});
