import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LimiterByAsker } from './limiter-by-asker.ts';
import { TooBusy } from './limiter.ts';

test('each caller has a limit of running and of waiting tasks, and no other caller waits for them', async () => {
  const limiters = new LimiterByAsker(2, 3);
  const running = new Map<string, number>();
  let most = 0;
  const work = (asker: string, ms: number) =>
    limiters.run(asker, async () => {
      const now = (running.get(asker) ?? 0) + 1;
      running.set(asker, now);
      most = Math.max(most, now);
      await sleep(ms);
      running.set(asker, (running.get(asker) ?? 0) - 1);
      return asker;
    });
  const storm = Array.from({ length: 5 }, () => work('storm', 200));
  await expect(work('storm', 1)).rejects.toBeInstanceOf(TooBusy);
  const first = await Promise.race([...storm, work('calm', 1)]);
  expect(first).toBe('calm');
  expect(await Promise.all(storm)).toEqual(Array(5).fill('storm'));
  expect(most).toBe(2);
  expect(await work('storm', 1)).toBe('storm');
});
