import { expect, test } from 'vitest';
import type { Changes } from '#db/changes.ts';
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
  const reader = streamState({ changes, tag: 'match:1', read, isFinal: (value) => value === 9 }).getReader();
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
  const reader = streamState({ changes, tag: 'a', read, isFinal: () => false }).getReader();
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
  const reader = streamState({ changes, tag: 'a', read, isFinal: () => false }).getReader();
  await reader.read();
  const waiting = reader.read();
  expect(listeners.size).toBe(1);
  await reader.cancel();
  expect((await waiting).done).toBe(true);
  expect(listeners.size).toBe(0);
});

test('a failing reading ends the stream and is not hidden', async () => {
  const { changes, listeners } = standInChanges();
  const reader = streamState({ changes, tag: 'a', read: () => Promise.reject(new Error('away')), isFinal: () => false }).getReader();
  await expect(reader.read()).rejects.toThrow('away');
  expect(listeners.size).toBe(0);
});
