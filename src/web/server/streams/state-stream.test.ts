import { expect, onTestFinished, test, vi } from 'vitest';
import type { Changes } from '#db/notify.ts';
import type { ServerEvent } from './event-stream.ts';
import { streamState } from './state-stream.ts';

/** Changes that the test announces itself. */
function standInChanges() {
  const listeners = new Set<(tags: readonly string[] | 'all') => void>();
  const changes: Changes = {
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    close: () => Promise.resolve(),
  };
  return { changes, listeners, announce: (tags: readonly string[] | 'all') => listeners.forEach((heard) => heard(tags)) };
}

type Asked = {
  tag?: string;
  isFinal?: (value: number) => boolean;
  restMs?: number;
  staysMs?: number;
  headers?: Record<string, string>;
  most?: number;
};

/** Listens as a request does; returns texts instead of events. */
async function listen(changes: Changes, read: () => Promise<number>, asked: Asked = {}) {
  const { tag = 'a', isFinal = () => false, restMs, staysMs, headers, most = 0 } = asked;
  const served = { changes, config: { streamsPerAddress: most, origin: 'http://localhost' } };
  const stream = await streamState(served, new Headers(headers), {
    tag,
    read,
    isFinal,
    ...(restMs === undefined ? {} : { restMs }),
    ...(staysMs === undefined ? {} : { staysMs: () => staysMs }),
  });
  return {
    cancel: () => stream?.cancel(),
    async read() {
      const event = await stream?.next();
      return { done: !event, value: event && dataOf(event), id: event?.id };
    },
  };
}

function dataOf({ bytes }: ServerEvent): string | undefined {
  return /^data: (.*)$/m.exec(bytes.toString())?.[1];
}

function stateOf() {
  const state = { value: 0, readings: 0 };
  const read = () => {
    state.readings++;
    return Promise.resolve(state.value);
  };
  return { state, read };
}

test('a reader gets the state now and after each change of its tag, until the final one', async () => {
  const { changes, announce, listeners } = standInChanges();
  const { state, read } = stateOf();
  const reader = await listen(changes, read, { tag: 'match:1', isFinal: (value) => value === 9 });
  expect(await reader.read()).toMatchObject({ done: false, value: '0' });
  const next = reader.read();
  state.value = 1;
  announce(['match:2']);
  announce(['live', 'match:1']);
  expect(await next).toMatchObject({ done: false, value: '1' });
  state.value = 9;
  announce('all');
  expect(await reader.read()).toMatchObject({ done: false, value: '9' });
  expect((await reader.read()).done).toBe(true);
  expect(listeners.size).toBe(0);
});

test('a state that changes by itself is read again at that time, so even the stream of an unfinished match ends', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { changes, listeners } = standInChanges();
  const { state, read } = stateOf();
  const reader = await listen(changes, read, { isFinal: (value) => value === 9, staysMs: 60_000 });
  await reader.read();
  const next = reader.read();
  state.value = 9;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(state.readings).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await next).toMatchObject({ done: false, value: '9' });
  expect((await reader.read()).done).toBe(true);
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('changes while nobody reads cause one reading, and an equal state is not sent again', async () => {
  const { changes, announce } = standInChanges();
  const { state, read } = stateOf();
  const reader = await listen(changes, read);
  await reader.read();
  for (let n = 0; n < 5; n++) announce(['a']);
  const next = reader.read();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(state.readings).toBe(2);
  state.value = 3;
  announce(['a']);
  expect((await next).value).toBe('3');
});

test('a reader who leaves is forgotten, also while waiting', async () => {
  const { changes, listeners } = standInChanges();
  const { read } = stateOf();
  const reader = await listen(changes, read);
  await reader.read();
  const waiting = reader.read();
  expect(listeners.size).toBe(1);
  reader.cancel();
  expect((await waiting).done).toBe(true);
  expect(listeners.size).toBe(0);
});

test('fifty viewers cause one reading per change, and a later one causes none', async () => {
  const { changes, announce, listeners } = standInChanges();
  const { state, read } = stateOf();
  const watch = () => listen(changes, read, { isFinal: (value) => value === 9 });
  const readers = await Promise.all(Array.from({ length: 50 }, watch));
  const readAll = async () => new Set((await Promise.all(readers.map((reader) => reader.read()))).map(({ value }) => value));
  expect([await readAll(), state.readings, listeners.size]).toEqual([new Set(['0']), 1, 1]);
  for (const value of [1, 2, 9]) {
    const told = readAll();
    state.value = value;
    announce(['a']);
    expect([await told, state.readings]).toEqual([new Set([String(value)]), value === 9 ? 4 : value + 1]);
    if (value === 2) {
      readers.push(await watch());
      expect([(await readers.at(-1)?.read())?.value, state.readings]).toEqual(['2', 3]);
    }
  }
  expect(listeners.size).toBe(0);
});

test('a reader who arrives after all others have left causes a new reading', async () => {
  const { changes, listeners } = standInChanges();
  const { state, read } = stateOf();
  const watch = () => listen(changes, read);
  const first = await watch();
  expect((await first.read()).value).toBe('0');
  first.cancel();
  expect(listeners.size).toBe(0);
  state.value = 1;
  expect((await (await watch()).read()).value).toBe('1');
});

test('a reading that fails ends the stream of everyone who waits for it, and is not kept', async () => {
  const { changes, announce, listeners } = standInChanges();
  let isAway = true;
  const read = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(0));
  const watch = () => listen(changes, read);
  await expect(watch()).rejects.toThrow('away');
  expect(listeners.size).toBe(0);
  isAway = false;
  const readers = [await watch(), await watch()];
  for (const reader of readers) await reader.read();
  isAway = true;
  const told = readers.map((reader) => expect(reader.read()).rejects.toThrow('away'));
  announce('all');
  await Promise.all(told);
  expect(listeners.size).toBe(0);
});

test('a reader who returns with the id of the last event gets only later changes, from any process', async () => {
  const first = standInChanges();
  const { state, read } = stateOf();
  const { id = '' } = await (await listen(first.changes, read)).read();
  const second = standInChanges();
  const headers = { 'last-event-id': id };
  const back = (await listen(second.changes, read, { headers })).read();
  state.value = 1;
  second.announce(['a']);
  expect(await back).toMatchObject({ value: '1' });
  expect(await (await listen(first.changes, read, { headers: { 'last-event-id': 'older' } })).read()).toMatchObject({ value: '0' });
  first.announce(['a']);
  expect(await (await listen(first.changes, read, { headers })).read()).toMatchObject({ value: '1' });
});

test('a reader who returns with the id of the final state is told that nothing follows, and no longer counts', async () => {
  const { changes, listeners } = standInChanges();
  const { read } = stateOf();
  const { id = '' } = await (await listen(changes, read, { isFinal: () => true })).read();
  const served = { changes, config: { streamsPerAddress: 1, origin: 'http://localhost' } };
  const comeBack = (last: string, value = 0) =>
    streamState(served, new Headers({ 'last-event-id': last }), { tag: 'a', read: () => Promise.resolve(value), isFinal: () => true });
  for (let n = 0; n < 3; n++) expect(await comeBack(id)).toBeUndefined();
  expect(listeners.size).toBe(0);
  // A client that has only an earlier event still receives the last one.
  const other = await comeBack(id, 5);
  expect(dataOf((await other?.next()) as ServerEvent)).toBe('5');
  expect(await other?.next()).toBeUndefined();
});

test('thousands of readers learn of a change in turns, and other work runs in between', async () => {
  const { changes, announce } = standInChanges();
  const { state, read } = stateOf();
  const readers = await Promise.all(Array.from({ length: 300 }, () => listen(changes, read)));
  await Promise.all(readers.map((reader) => reader.read()));
  let told = 0;
  const all = Promise.all(readers.map((reader) => reader.read().then(() => (told += 1))));
  const toldBetween = new Promise<number>((resolve) => {
    setTimeout(() => resolve(told), 0);
  });
  state.value = 1;
  announce(['a']);
  expect(await toldBetween).toBeLessThan(300);
  await all;
  expect([told, state.readings]).toEqual([300, 2]);
});

test('a state within its pause is read once for many changes, and the last of them is not lost', async () => {
  const { changes, announce } = standInChanges();
  const { state, read } = stateOf();
  const reader = await listen(changes, read, { restMs: 30 });
  await reader.read();
  for (state.value = 1; state.value < 6; state.value++) {
    const next = state.value === 1 ? reader.read() : undefined;
    announce(['a']);
    if (next) expect((await next).value).toBe('1');
  }
  state.value = 5;
  expect([(await reader.read()).value, state.readings]).toEqual(['5', 3]);
});

test('a network may have a limited number of open streams of any state, and closed ones do not count', async () => {
  const { changes } = standInChanges();
  const { read } = stateOf();
  const from = (address: string, tag = 'a') => listen(changes, read, { tag, most: 2, headers: { 'x-remote-address': address } });
  const first = await from('198.51.100.1');
  await from('198.51.100.1', 'b');
  await expect(from('198.51.100.1')).rejects.toThrow('Too many live pages');
  await from('198.51.100.2');
  first.cancel();
  await from('198.51.100.1');
  await from('2001:db8::1');
  await from('2001:db8:0:0:7::2');
  await expect(from('2001:db8::9')).rejects.toThrow('Too many live pages');
  await from('2001:db8:0:1::1');
});
