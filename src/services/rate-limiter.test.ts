import { expect, onTestFinished, test, vi } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

test('a caller has a quota for a minute from the first request on, and a new one afterwards', () => {
  const limiter = new RateLimiter();
  const take = (now: number) => limiter.take('a', 2, now);
  expect([take(1000), take(2500), take(60_999), take(61_000)]).toEqual([
    { remaining: 1, seconds: 60, isOver: false },
    { remaining: 0, seconds: 59, isOver: false },
    { remaining: 0, seconds: 1, isOver: true },
    { remaining: 1, seconds: 60, isOver: false },
  ]);
});

test('one caller does not use another’s quota, and a look uses none', () => {
  const limiter = new RateLimiter();
  expect(limiter.look('a', 1, 0)).toEqual({ remaining: 1, seconds: 60, isOver: false });
  limiter.take('a', 1, 0);
  expect([limiter.look('a', 1, 0).isOver, limiter.look('a', 1, 60_000).isOver, limiter.take('b', 1, 0).isOver]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a clock that is set back by an hour blocks nobody for an hour', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const limiter = new RateLimiter();
  limiter.take('a', 1);
  vi.setSystemTime(Date.now() - 3_600_000);
  const { isOver, seconds } = limiter.take('a', 1);
  expect([isOver, seconds <= 60]).toEqual([true, true]);
});

test('no minute has 61 seconds, whatever fraction of a millisecond it begins at', () => {
  const limiter = new RateLimiter();
  const at = 254_345.951_863_325_75;
  expect([limiter.look('a', 3, at).seconds, limiter.take('a', 3, at).seconds]).toEqual([60, 60]);
});
