import { describe, expect, test } from 'vitest';
import { openingPopup, withoutPopup } from '#contract/popup-link.ts';
import { readPopup } from './popup-address.ts';

describe('an address with a popup', () => {
  test.each([
    ['?popup=shards', true, 'ru', 'shards'],
    ['?popup=shards', true, 'en', 'shards'],
    ['?popup=shards', false, 'ru', undefined],
    ['?popup=dota_plus&mode=2x8', true, 'en', 'dota_plus'],
    ['?popup=present', true, 'ru', 'present'],
    ['?popup=present', true, 'en', undefined],
    ['?popup=present_history', true, 'ru', 'present_history'],
    ['?popup=present_history', true, 'en', undefined],
    ['?popup=payment_method&productId=3', true, 'ru', 'payment_method'],
    ['?popup=payment_method', true, 'ru', undefined],
    ['?popup=payment_method&productId=3', false, 'ru', undefined],
    ['?popup=payment_funpay', true, 'ru', 'payment_funpay'],
    ['?popup=notice&noticeCode=1', true, 'en', 'notice'],
    ['?popup=notice&noticeCode=99', true, 'en', undefined],
    ['?popup=notice', true, 'en', undefined],
    ['?popup=toString', true, 'ru', undefined],
    ['?popup=', true, 'ru', undefined],
    ['?popup=nonsense&popup=shards', true, 'ru', undefined],
    ['', true, 'ru', undefined],
  ] as const)('%s for a signed-in player (%s) in %s opens %s', (query, isSignedIn, language, popup) => {
    expect(readPopup(query, isSignedIn, language)?.popup).toBe(popup);
  });

  test.each([
    ['?popup=shards', ''],
    ['?a=1&popup=shards&b=2', '?a=1&b=2'],
    ['?popup=notice&noticeCode=1&a=1', '?a=1'],
    ['?popup=payment_method&productId=3&currency=usd&a=1', '?a=1'],
    ['?productId=3', '?productId=3'],
    ['?popup=x&popup=y', ''],
  ])('%s without it is "%s"', (query, cleaned) => {
    expect(withoutPopup(query)).toBe(cleaned);
  });

  test('keeps the rest of the address when one is opened', () => {
    expect(openingPopup('/leaderboard', '?mode=2x8&popup=present', 'shards')).toBe('/leaderboard?mode=2x8&popup=shards');
  });
});
