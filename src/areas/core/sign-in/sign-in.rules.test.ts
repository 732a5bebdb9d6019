import { describe, expect, test } from 'vitest';
import { avatarAddress, avatarCaching, avatarEmblem } from '#areas/core/accounts/avatar.rules.ts';
import { playerOfSteamId64, steamId64Of } from '#lib/steam-id.ts';
import { readOwnAddress, readOwnPath } from './own-path.rules.ts';
import { isConfirmed, loopbackOrigin, readTicket, writeTicket } from './sign-in.rules.ts';
import { isToProlong, readToken, writeToken } from './token.rules.ts';

describe('a path of the site', () => {
  test.each([
    ['/', '/'],
    ['/leaderboard?mode=2x8#top', '/leaderboard?mode=2x8#top'],
    ['/players/5?popup=shards&next=https://evil.example/', '/players/5?popup=shards&next=https://evil.example/'],
    ['/a/../b', '/b'],
    ['/я', '/%D1%8F'],
    ['/apiary', '/apiary'],
    ['leaderboard', undefined],
    ['', undefined],
    [undefined, undefined],
    ['//evil.example', undefined],
    ['///evil.example', undefined],
    ['/\\evil.example', undefined],
    ['\\\\evil.example', undefined],
    ['/%5Cevil.example', undefined],
    ['/..//evil.example', undefined],
    ['/%2e%2e//evil.example', undefined],
    ['/a/..//..//evil.example', undefined],
    ['/%2F/evil.example', undefined],
    ['/\tevil', undefined],
    ['/\n/evil.example', undefined],
    ['https://sixfold.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['/api/auth/logout', undefined],
    ['/API/auth/logout', undefined],
    ['/%61pi/auth/logout', undefined],
    ['/api', undefined],
    [`/${'x'.repeat(1000)}`, undefined],
  ])('%s is read as %s', (wished, path) => {
    expect(readOwnPath(wished)).toBe(path);
  });

  test.each([
    ['https://sixfold.example/heroes', '/heroes'],
    ['https://sixfold.example//evil.example', undefined],
    ['https://sixfold.example', '/'],
    ['https://sixfold.example?popup=shards', '/?popup=shards'],
    ['?popup=shards', '/?popup=shards'],
    ['https://sixfold.example:8443/', undefined],
    ['https://sixfold.example@evil.example/', undefined],
    ['https://sixfold.example.evil.example/', undefined],
    ['https://user@sixfold.example/', undefined],
    ['/heroes', '/heroes'],
  ])('may be a whole address for the game: %s is read as %s', (wished, path) => {
    expect(readOwnAddress('https://sixfold.example', wished)).toBe(path);
  });
});

describe('a ticket', () => {
  test.each(['/', '/leaderboard?mode=2x8&q=%D0%AF#x', "/a'(b)*!~;,"])('keeps the path %s in a cookie', (path) => {
    const cookie = writeTicket({ state: 'a'.repeat(24), path });
    expect(cookie).toMatch(/^[\w.%!~*'()-]+$/);
    expect(readTicket(cookie)).toEqual({ state: 'a'.repeat(24), path });
  });

  test.each([undefined, '', 'short.%2F', `${'a'.repeat(24)}.%FF`, `${'a'.repeat(24)}.%`, `${'a'.repeat(24)}./x`, 'a'.repeat(24)])(
    'that the site did not write is not accepted: %s',
    (cookie) => {
      expect(readTicket(cookie)).toBeUndefined();
    },
  );
});

test.each([
  ['ns:http://specs.openid.net/auth/2.0\nis_valid:true\n', true],
  ['ns:http://specs.openid.net/auth/2.0\r\nis_valid:true', true],
  ['ns:http://specs.openid.net/auth/2.0\nis_valid:false\n', false],
  ['is_valid:true', false],
  ['<html>is_valid:true</html>', false],
  ['', false],
])('Steam’s answer %j confirms the player %s', (answer, isYes) => {
  expect(isConfirmed(answer)).toBe(isYes);
});

test.each([
  ['http://127.0.0.1:3000', 'localhost:3000', 'http://127.0.0.1:3000'],
  ['http://localhost:3000', '[::1]:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', '127.0.0.1:3000', undefined],
  ['http://127.0.0.1:3000', 'localhost:3001', undefined],
  ['https://sixfold.example', '127.0.0.1:3000', undefined],
  ['http://127.0.0.1:3000', 'evil.example:3000', undefined],
])('the site %s, called by %s, uses the address %s', (origin, host, own) => {
  expect(loopbackOrigin(origin, host)).toBe(own);
});

describe('a SteamID64', () => {
  test.each([
    ['76561197960265729', 1],
    ['76561198079000073', 118_734_345],
    ['76561202255233023', 4_294_967_295],
    ['76561202255233024', undefined],
    ['76561197960265728', undefined],
    ['76561197960265727', undefined],
    ['7656119796026572', undefined],
    ['+6561197960265729', undefined],
  ])('%s is the player %s', (id, playerId) => {
    expect(playerOfSteamId64(id)).toBe(playerId);
    if (playerId !== undefined) expect(steamId64Of(playerId)).toBe(id);
  });
});

describe('a token', () => {
  const secret = `${'aB3-_'.repeat(8)}abc`;
  test('contains its player and nothing else', () => {
    expect(readToken(writeToken({ playerId: 4_294_967_295, secret }))).toEqual({ playerId: 4_294_967_295, secret });
  });
  test.each([
    '',
    secret,
    `0-${secret}`,
    `12345678901-${secret}`,
    `5-${secret}x`,
    `5-${secret.slice(1)}`,
    `5-${secret}\n`,
    `5-${'ж'.repeat(43)}`,
  ])('that the site did not make is not accepted: %j', (token) => {
    expect(readToken(token)).toBeUndefined();
  });
  test('is prolonged if it is used after an hour', () => {
    const now = new Date('2026-01-01T12:00:00Z');
    expect(isToProlong(new Date('2026-01-01T11:30:00Z'), now)).toBe(false);
    expect(isToProlong(new Date('2026-01-01T10:59:00Z'), now)).toBe(true);
  });
});

describe('a picture', () => {
  const hash = '0123456789abcdef0123456789abcdef01234567';
  test('has an address that changes with it, and may be cached for good', () => {
    expect(avatarAddress(5, hash, 'medium')).toBe('/api/v2/players/avatar?playerId=5&size=medium&v=01234567');
    expect(avatarAddress(5, null, 'full')).toBe('/api/v2/players/avatar?playerId=5&size=full');
    expect(avatarCaching(hash, '01234567')).toContain('immutable');
    expect(avatarCaching(hash, 'deadbeef')).not.toContain('immutable');
    expect(avatarCaching(null, undefined)).toBe('private, max-age=3600');
  });
  test('shows the first letter of a name, whatever else the name contains, or a figure for a name without letters', () => {
    const signs = (name: string) =>
      avatarEmblem(name)
        .split('</defs>')[1]
        ?.replace(/ [a-z-]+="[^"]*"/g, '');
    expect(signs('<script>')).toBe('<rect/><text>S</text></svg>');
    expect(signs('"&🔥 ёж')).toBe('<rect/><text>Ё</text></svg>');
    expect(signs('🔥')).toBe('<rect/><circle/><path/></svg>');
  });
});
