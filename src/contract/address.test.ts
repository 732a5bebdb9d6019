import { describe, expect, it } from 'vitest';
import { address, withQuery } from './address.ts';

describe('page addresses', () => {
  it('are built from params and an ordered query, without undefined values', () => {
    expect(address('/matches/:id').to({ id: 7 })).toBe('/matches/7');
    expect(address('/leaderboard').to({}, { sort: 'games', mode: '2x8', order: undefined })).toBe('/leaderboard?mode=2x8&sort=games');
    expect(address('/heroes/:name').to({ name: 'a/b' })).toBe('/heroes/a%2Fb');
    expect(withQuery('/x', {})).toBe('/x');
  });

  it.each([
    ['/matches/:id', '/matches/7', { id: '7' }],
    ['/heroes/:name', '/heroes/%D0%B0', { name: 'а' }],
    ['/heroes/:name', '/heroes/%E0%A4%A', undefined],
    ['/heroes/:name', '/heroes/', undefined],
    ['/matches/:id', '/matches/7/8', undefined],
    ['/', '/', {}],
  ])('%s is read as %s', (pattern, path, params) => {
    expect(address(pattern).match(path.split('/'))).toEqual(params);
  });
});
