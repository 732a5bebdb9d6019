import { expect, test } from 'vitest';
import { readSearch } from '#contract/search.ts';
import { codeOfItem, itemsAddress, itemsSearch } from './items-search.rules.ts';

test.each([
  ['?item=black_king_bar&asOf=3', { item: 'black_king_bar', asOf: '3' }],
  ['?item=../etc&asOf=0', { item: '', asOf: undefined }],
  ['?item=A&asOf=1e3&mark=Same', { item: '', asOf: undefined, mark: [] }],
  ['?mark=Changed&mark=New&q=%20ring%20', { mark: ['New', 'Changed'], q: 'ring' }],
])('%s decodes to its possible meaning', (query, expected) => {
  expect(readSearch(itemsSearch, new URLSearchParams(query))).toMatchObject(expected);
});

test('the address contains only values other than the defaults', () => {
  expect(itemsAddress({ q: '', mark: [], item: '', asOf: undefined })).toBe('/items');
  expect(itemsAddress({ q: ' bar', mark: ['Changed', 'New'], item: codeOfItem('item_blink'), asOf: '2' })).toBe(
    '/items?asOf=2&item=blink&mark=New%2CChanged&q=bar',
  );
});
