import { setImmediate as soon } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { Limiter, TooBusy } from './limiter.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a limiter runs at most its width of tasks at once, survives a failure, and refuses tasks when it is full', async () => {
  const limiter = new Limiter(2, { length: 1 });
  let running = 0;
  let most = 0;
  const gates = Promise.withResolvers<void>();
  const work = async (fails = false) => {
    most = Math.max(most, ++running);
    await gates.promise;
    running--;
    if (fails) throw new Error('failed');
  };
  const works = [limiter.run(() => work(true)), limiter.run(() => work()), limiter.run(() => work())];
  expect(limiter.isFull).toBe(true);
  await expect(limiter.run(() => work())).rejects.toBeInstanceOf(TooBusy);
  gates.resolve();
  expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect([most, limiter.isFull]).toEqual([2, false]);
});

test('tasks begin in the order in which they arrived, each after an earlier one has finished', async () => {
  const limiter = new Limiter(1);
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const begun: number[] = [];
  const works = gates.map((gate, index) =>
    limiter.run(() => {
      begun.push(index);
      return gate.promise;
    }),
  );
  for (const [index, gate] of gates.entries()) {
    await soon();
    expect(begun).toEqual([0, 1, 2].slice(0, index + 1));
    gate.resolve();
  }
  await Promise.all(works);
});

test('a task that has waited long enough begins although none has finished, and the limiter has its old width afterwards', async () => {
  vi.useFakeTimers();
  const limiter = new Limiter(1, { patienceMs: 50 });
  const stuck = Promise.withResolvers<void>();
  const begun: string[] = [];
  const work = (name: string, until?: Promise<void>) =>
    limiter.run(async () => {
      begun.push(name);
      await until;
    });
  const first = work('stuck', stuck.promise);
  const second = work('second', stuck.promise);
  await vi.advanceTimersByTimeAsync(30);
  const third = work('third');
  await vi.advanceTimersByTimeAsync(19);
  expect(begun).toEqual(['stuck']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['stuck', 'second']);
  await vi.advanceTimersByTimeAsync(30);
  expect(begun).toEqual(['stuck', 'second', 'third']);
  await third;
  stuck.resolve();
  await Promise.all([first, second]);
  const gate = Promise.withResolvers<void>();
  const works = [work('fourth', gate.promise), work('fifth')];
  await vi.advanceTimersByTimeAsync(1);
  expect(begun.at(-1)).toBe('fourth');
  gate.resolve();
  await Promise.all(works);
  expect(begun.at(-1)).toBe('fifth');
});
