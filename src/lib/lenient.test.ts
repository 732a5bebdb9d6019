import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canonicalText,
  cleanJson,
  cleanText,
  readCount,
  readEntries,
  readFlag,
  readGameName,
  readInt,
  readList,
  readMeasure,
  readNumber,
  readOptionalCount,
  readOrdinal,
  readText,
} from './lenient.ts';

test.each([
  [1873.53332, 1874],
  ['1873.2', 1873],
  ['12', 12],
  [-1, 0],
  [null, 0],
  [undefined, 0],
  ['', 0],
  ['abc', 0],
  [{}, 0],
  [1e300, 2_147_483_647],
  [Number.NaN, 0],
])('a count is read from %j as %i', (value, expected) => {
  expect(readCount(value)).toBe(expected);
});

test.each([
  [readNumber, ' 5.5 ', 5.5],
  [readNumber, 'Infinity', null],
  [readInt, '-3', -3],
  [readMeasure, -5, 0],
  [readMeasure, '12.25', 12.25],
  [readOptionalCount, -1, null],
  [readOptionalCount, 0, 0],
  [readOrdinal, 0, null],
  [readOrdinal, '4', 4],
  [readFlag, 'true', true],
  [readFlag, 0, false],
] as const)('%o reads %j as %j', (read, value, expected) => {
  expect(read(value)).toBe(expected);
});

test('a list may be sent as a list, as a map with numeric keys, or as an empty map', () => {
  expect(readEntries(['a', 'b'])).toEqual(['a', 'b']);
  expect(readEntries({ '10': 'c', '2': 'b', '1': 'a' })).toEqual(['a', 'b', 'c']);
  expect(readEntries({})).toEqual([]);
  expect(readEntries(null)).toEqual([]);
  expect(readEntries('x')).toEqual([]);
  expect(readList(readText(10))(['a', null, {}, 5])).toEqual(['a', '5']);
});

test('control characters and broken characters are removed from texts', () => {
  expect(cleanText('a\u0000b\nc')).toBe('abc');
  expect(readText(5)('  \u0000 ')).toBeNull();
  expect(readText(2)('😀😀')).toBe('😀');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanText(text).isWellFormed()).toBe(true);
    }),
  );
});

test('deep nesting is cut off', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(JSON.stringify(cleanJson(deep)).length).toBeLessThan(100);
});

test('equal values have the same canonical text in any order of keys', () => {
  expect(canonicalText({ b: 1, a: [{ d: 1, c: {} }] })).toBe(canonicalText({ a: [{ c: [], d: 1 }], b: 1 }));
  expect(canonicalText({ a: 1 })).not.toBe(canonicalText({ a: 2 }));
});

test.each([
  ['npc_dota_hero_axe', 'npc_dota_hero_axe'],
  [' NPC_Dota_Hero_Axe ', 'npc_dota_hero_axe'],
  ['', null],
  [7, null],
  ['prototype', null],
  ['Constructor', null],
  ['__proto__', null],
])('a name of the game is read from %j as %j: null if it is not a name, or one that every object has', (value, expected) => {
  expect(readGameName(value)).toBe(expected);
});
