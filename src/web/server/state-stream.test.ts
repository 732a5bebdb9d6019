import { expect, test } from 'vitest';
import type { Changes } from '#db/notify.ts';
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
  const reader = (await streamState({ changes, tag: 'match:1', read, isFinal: (value) => value === 9 })).getReader();
  expect(await reader.read()).toEqual({ done: false, value: '0' });
  const next = reader.read();
  state.value = 1;
  announce(['match:2']);
  announce(['live', 'match:1']);
  expect(await next).toEqual({ done: false, value: '1' });
  state.value = 9;
  announce('all');
  expect(await reader.read()).toEqual({ done: false, value: '9' });
  expect((await reader.read()).done).toBe(true);
  expect(listeners.size).toBe(0);
});

test('changes while nobody reads are one reading, and an equal state is not sent again', async () => {
  const { changes, announce } = standInChanges();
  const { state, read } = stateOf();
  const reader = (await streamState({ changes, tag: 'a', read, isFinal: () => false })).getReader();
  await reader.read();
  for (let n = 0; n < 5; n++) announce(['a']);
  const next = reader.read();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(state.readings).toBe(2);
  state.value = 3;
  announce(['a']);
  expect((await next).value).toBe('3');
});

test('who stops reading is forgotten, also while waiting', async () => {
  const { changes, listeners } = standInChanges();
  const { read } = stateOf();
  const reader = (await streamState({ changes, tag: 'a', read, isFinal: () => false })).getReader();
  await reader.read();
  const waiting = reader.read();
  expect(listeners.size).toBe(1);
  await reader.cancel();
  expect((await waiting).done).toBe(true);
  expect(listeners.size).toBe(0);
});

test('fifty who watch cost one reading for each change, and one who comes later none', async () => {
  const { changes, announce, listeners } = standInChanges();
  const { state, read } = stateOf();
  const watch = async () => (await streamState({ changes, tag: 'a', read, isFinal: (value) => value === 9 })).getReader();
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
      expect([await readers.at(-1)?.read(), state.readings]).toEqual([{ done: false, value: '2' }, 3]);
    }
  }
  expect(listeners.size).toBe(0);
});

test('who comes after everybody has gone reads anew', async () => {
  const { changes, listeners } = standInChanges();
  const { state, read } = stateOf();
  const watch = async () => (await streamState({ changes, tag: 'a', read, isFinal: () => false })).getReader();
  const first = await watch();
  expect((await first.read()).value).toBe('0');
  await first.cancel();
  expect(listeners.size).toBe(0);
  state.value = 1;
  expect((await (await watch()).read()).value).toBe('1');
});

test('a failing reading ends the stream of everybody who waits for it, and is not kept', async () => {
  const { changes, announce, listeners } = standInChanges();
  let isAway = true;
  const read = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(0));
  const watch = async () => (await streamState({ changes, tag: 'a', read, isFinal: () => false })).getReader();
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
