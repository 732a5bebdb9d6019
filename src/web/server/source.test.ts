import { describe, expect, test } from 'vitest';
import { sourceOf } from './source.ts';

const ours = 'https://sixfold.example';

describe('the source of a request', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 'own'],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://another.name' }, 'own'],
    [{ 'sec-fetch-site': 'cross-site', origin: ours }, 'foreign'],
    [{ 'sec-fetch-site': 'same-site' }, 'foreign'],
    [{ 'sec-fetch-site': 'none' }, 'unsaid'],
    [{ origin: ours }, 'own'],
    [{ origin: 'https://sixfold.example.evil.example' }, 'foreign'],
    [{ origin: 'http://sixfold.example' }, 'foreign'],
    [{ origin: 'null' }, 'foreign'],
    [{ origin: 'https://evil.example', referer: `${ours}/` }, 'foreign'],
    [{ referer: `${ours}/leaderboard` }, 'own'],
    [{ referer: 'https://evil.example/?https://sixfold.example/' }, 'foreign'],
    [{ referer: 'nonsense' }, 'foreign'],
    [{}, 'unsaid'],
  ])('%o is %s', (headers, source) => {
    expect(sourceOf(new Headers(headers), ours)).toBe(source);
  });
});
