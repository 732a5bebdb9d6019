import { describe, expect, test } from 'vitest';
import { manyOf, oneOf, pageNumber, readSearch, shortText } from './search.ts';

const codecs = { mode: oneOf(['1x6', '2x8']), page: pageNumber, q: shortText, attribute: manyOf(['Strength', 'Agility', 'All']) };

describe('a query', () => {
  test.each([
    ['', { mode: '1x6', page: 1, q: '', attribute: [] }],
    ['mode=2x8&page=3&q=%20axe%20', { mode: '2x8', page: 3, q: 'axe', attribute: [] }],
    ['mode=9x9&page=-1&page=2&q=', { mode: '1x6', page: 1, q: '', attribute: [] }],
    ['page=0', { mode: '1x6', page: 0, q: '', attribute: [] }],
    ['page=1000001', { mode: '1x6', page: 1_000_001, q: '', attribute: [] }],
    ['page=99999999', { mode: '1x6', page: 9_999_999, q: '', attribute: [] }],
    [`page=${'9'.repeat(400)}`, { mode: '1x6', page: 9_999_999, q: '', attribute: [] }],
    ['page=1e5', { mode: '1x6', page: 1, q: '', attribute: [] }],
    ['attribute=All&attribute=Strength', { mode: '1x6', page: 1, q: '', attribute: ['Strength', 'All'] }],
    ['attribute=Agility,All,Luck', { mode: '1x6', page: 1, q: '', attribute: ['Agility', 'All'] }],
  ])('of %j is read without an error', (query, read) => {
    expect(readSearch(codecs, new URLSearchParams(query))).toEqual(read);
  });

  test('leaves out defaults and lists words in their order', () => {
    expect(codecs.attribute.write([])).toBeUndefined();
    expect(codecs.attribute.write(['All', 'Strength'])).toBe('Strength,All');
    expect(codecs.mode.write('1x6')).toBeUndefined();
  });
});

test('a text is written as it is read: without surrounding blanks', () => {
  expect([' ax\u0000e ', '\u0000'].map((typed) => shortText.read(typed))).toEqual(['axe', '']);
  expect([' axe ', '  ', 'phantom assassin'].map((typed) => shortText.write(typed))).toEqual(['axe', undefined, 'phantom assassin']);
});
