import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AnswerCache, type Answer } from './cache.ts';

function answer(text: string, tags: string[] = [], given: Partial<Answer> = {}): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from(text),
    tags,
    maxAgeSeconds: 60,
    isStored: true,
    ...given,
  };
}
const textOf = async (cache: AnswerCache, key: string, make: () => Promise<Answer>) =>
  (await cache.take(key, key, make)).answer.body.toString();

describe('the cache of answers', () => {
  it('makes an answer once for everyone who requests it at the same time', async () => {
    const cache = new AnswerCache(1e6);
    let made = 0;
    const make = async () => {
      made += 1;
      await sleep(5);
      return answer('a');
    };
    await Promise.all(Array.from({ length: 20 }, () => cache.take('k', 'k', make)));
    await cache.take('k', 'k', make);
    expect(made).toBe(1);
  });

  it('drops an answer when one of its tags changes, and everything if changes may have been missed', async () => {
    const cache = new AnswerCache(1e6);
    await cache.take('a', 'a', async () => answer('1', ['match:1', 'live']));
    await cache.take('b', 'b', async () => answer('1', ['match:2']));
    cache.drop(['match:1']);
    expect(cache.findByAlias('a')).toBeUndefined();
    expect(cache.findByAlias('b')).toBeDefined();
    cache.drop('all');
    expect(cache.count).toBe(0);
  });

  it('serves its old answer, and says so, if changes may have been missed and a new one cannot be made', async () => {
    const cache = new AnswerCache(1e6);
    await cache.take('a', 'a', async () => answer('1', ['match:1']));
    await cache.take('b', 'b', async () => answer('1', ['match:2']));
    cache.drop('missed');
    cache.drop(['match:2']);
    const away = async () => answer('away', [], { isStored: false, status: 503 });
    expect(cache.findByAlias('a')).toBeUndefined();
    const held = await cache.take('a', 'a', away);
    expect(held.answer).toMatchObject({
      status: 200,
      headers: { 'cache-status': 'sixfold; fwd=stale; fwd-status=503', 'cache-control': 'no-store' },
    });
    expect(held.answer.body.toString()).toBe('1');
    expect(await textOf(cache, 'b', away)).toBe('away');
    expect(await textOf(cache, 'a', async () => answer('2', ['match:1']))).toBe('2');
    expect(cache.findByAlias('a')?.answer.headers).toEqual({ 'content-type': 'text/plain' });
  });

  it('never keeps an answer whose data changed while it was made', async () => {
    const cache = new AnswerCache(1e6);
    const slow = cache.take('k', 'k', async () => {
      await sleep(20);
      return answer('old', ['match:1']);
    });
    await sleep(5);
    cache.drop(['match:1']);
    expect(await textOf(cache, 'k', async () => answer('new', ['match:1']))).toBe('new');
    await slow;
    expect(await textOf(cache, 'k', async () => answer('newer', ['match:1']))).toBe('new');
  });

  it('keeps no refusal', async () => {
    const cache = new AnswerCache(1e6);
    await cache.take('k', 'k', async () => answer('refused', [], { isStored: false, status: 404 }));
    expect(await textOf(cache, 'k', async () => answer('fine'))).toBe('fine');
  });

  it('serves an expired answer once more while a new one is made', async () => {
    const cache = new AnswerCache(1e6);
    await cache.take('k', 'k', async () => answer('old', [], { maxAgeSeconds: 0 }));
    expect(await textOf(cache, 'k', async () => answer('new'))).toBe('old');
    await sleep(1);
    expect(await textOf(cache, 'k', async () => answer('newer'))).toBe('new');
  });

  it('lets answers expire on time even if the machine’s clock is set back by an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const cache = new AnswerCache(1e6);
    await cache.take('k', 'k', async () => answer('old', [], { maxAgeSeconds: 0.005 }));
    vi.setSystemTime(Date.now() - 3_600_000);
    await sleep(10);
    await textOf(cache, 'k', async () => answer('new'));
    await sleep(1);
    expect(await textOf(cache, 'k', async () => answer('newer'))).toBe('new');
  });

  it('stays within its size', async () => {
    const cache = new AnswerCache(50_000);
    for (let index = 0; index < 100; index++) await cache.take(`k${index}`, `k${index}`, async () => answer('x'.repeat(1000)));
    expect(cache.count).toBeLessThan(25);
  });

  it('makes every answer again if it is off', async () => {
    const cache = new AnswerCache(0);
    expect(await textOf(cache, 'k', async () => answer('1'))).toBe('1');
    expect(await textOf(cache, 'k', async () => answer('2'))).toBe('2');
  });

  it('compresses once', async () => {
    const cache = new AnswerCache(1e6);
    const entry = await cache.take('k', 'k', async () => answer('text '.repeat(500)));
    expect(entry.ready('br')).toBeUndefined();
    const compressed = await entry.encode('br');
    expect(compressed.length).toBeLessThan(100);
    expect(entry.ready('br')).toBe(compressed);
  });
});
