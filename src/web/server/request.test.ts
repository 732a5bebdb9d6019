import { expect, test } from 'vitest';
import { hasTag, negotiateEncoding, negotiateLanguage } from './request.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.9', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0.8, gzip;q=0.9', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip , BR ; Q=0.2', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0.000, *', 'gzip'],
  ['*', 'br'],
  ['identity, *;q=0', 'identity'],
  ['deflate', 'identity'],
  [' , ;q=,br;q=', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that sends Accept-Encoding %j gets %s', (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding);
});

test('for a file only the existing encodings are considered', () => {
  expect(negotiateEncoding('br;q=0.8, gzip;q=0.9', ['br'])).toBe('br');
});

test.each([
  ['de, en;q=0.5', 'en'],
  ['en;q=0.1,ru;q=0.9', 'ru'],
  ['ru;q=0, en', 'en'],
  ['EN-us', 'en'],
  ['ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7', 'ru'],
  // A browser whose owner put US English first and plain English last.
  ['en-US,ru;q=0.7,en;q=0.3', 'en'],
  ['en,ru', 'en'],
  ['de', 'ru'],
  ['en;q=0', 'ru'],
  ['*', 'ru'],
  ['', 'ru'],
  [undefined, 'ru'],
])('a client that sends Accept-Language %j reads %s', (accepted, language) => {
  expect(negotiateLanguage(null, undefined, accepted)).toBe(language);
});

test('a language in the address takes precedence over the cookie’s, and the cookie’s over the browser’s', () => {
  expect(negotiateLanguage('ru', 'lang=en', 'en')).toBe('ru');
  expect(negotiateLanguage('de', 'a=b; lang=en', 'ru')).toBe('en');
});

test.each([
  ['W/"a"', 'W/"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"b", W/"a"', '"a"', true],
  ['*', 'W/"a"', true],
  ['*', undefined, true],
  ['"b"', 'W/"a"', false],
  ['a', 'W/"a"', false],
  ['"*"', 'W/"a"', false],
  [null, 'W/"a"', false],
])('a client with %s already has the answer %s: %s', (known, etag, isKnown) => {
  expect(hasTag(known, etag)).toBe(isKnown);
});
