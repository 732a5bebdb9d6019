import { afterEach, expect, test, vi } from 'vitest';
import { eventOf, streamResponse, type ServerEvents } from './event-stream.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A source that always has another event, and a record of what happened to it. */
function endless() {
  const seen = { given: 0, isCancelled: false };
  const source: ServerEvents = {
    next: () => Promise.resolve(eventOf(`${(seen.given += 1)}`)),
    cancel: () => {
      seen.isCancelled = true;
    },
  };
  return { source, seen };
}

test('an event has an id made from its content, and says how long to wait before reconnecting', async () => {
  const { source } = endless();
  const reader = streamResponse(source).body?.getReader();
  const next = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
  expect(Number(/^retry: (\d+)\n\n$/.exec(await next())?.[1])).toBeGreaterThanOrEqual(2000);
  expect(await next()).toMatch(/^data: 1\nid: [\w-]{16}\n\n$/);
  expect([eventOf('a').id === eventOf('a').id, eventOf('a').id === eventOf('b').id]).toEqual([true, false]);
  await reader?.cancel();
});

test('a client that reads nothing uses no more memory than one beat, and is disconnected after two minutes', async () => {
  vi.useFakeTimers();
  const { source, seen } = endless();
  const response = streamResponse(source);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(seen).toEqual({ given: 0, isCancelled: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual({ given: 0, isCancelled: true });
  await expect(response.body?.getReader().read()).rejects.toThrow('nobody reads');
  expect(vi.getTimerCount()).toBe(0);
});

test('a client that reads gets a beat every fifteen seconds while nothing happens', async () => {
  vi.useFakeTimers();
  const reader = streamResponse({ next: () => new Promise(() => {}), cancel: () => {} }).body?.getReader();
  await reader?.read();
  const beats: string[] = [];
  const reading = (async () => {
    for (let n = 0; n < 20; n++) beats.push(Buffer.from((await reader?.read())?.value ?? []).toString());
  })();
  await vi.advanceTimersByTimeAsync(15_000 * 20);
  await reading;
  expect(new Set(beats)).toEqual(new Set([': alive\n\n']));
  await reader?.cancel();
  expect(vi.getTimerCount()).toBe(0);
});
