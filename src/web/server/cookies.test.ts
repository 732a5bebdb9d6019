import { describe, expect, test } from 'vitest';
import { cookieName, makeCookie, readCookie, sessionCookie, tokenOf } from './cookies.ts';

const ours = 'https://sixfold.example';

describe('a cookie', () => {
  test('is bound to its host and to https if the site is served over https', () => {
    expect(makeCookie('token', 'abc', 60, ours)).toBe('__Host-token=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure');
    expect(makeCookie('token', 'abc', 60, 'http://127.0.0.1:3000')).toBe('token=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax');
    expect(sessionCookie(undefined, 0, ours)).toContain('__Host-token=; Path=/; Max-Age=0');
  });

  test('is read by its full name, and on https one without the prefix does not count', () => {
    const headers = new Headers({ cookie: 'lang=ru; xtoken=1; token=plain; __Host-token=bound' });
    expect(readCookie(headers, 'token', ours)).toBe('bound');
    expect(readCookie(headers, 'token', 'http://127.0.0.1')).toBe('plain');
    expect(readCookie(new Headers({ cookie: 'token=plain' }), 'token', ours)).toBeUndefined();
    expect(cookieName('token', ours)).toBe('__Host-token');
  });

  test.each([
    [{ authorization: 'Bearer 5-abc' }, '5-abc'],
    [{ authorization: 'bearer 5-abc', cookie: '__Host-token=other' }, '5-abc'],
    [{ authorization: 'Basic 5-abc', cookie: '__Host-token=other' }, undefined],
    [{ cookie: '__Host-token=other' }, 'other'],
    [{}, undefined],
  ])('or a header carries the token: %o', (headers, token) => {
    expect(tokenOf(new Headers(headers), ours)).toBe(token);
  });
});
