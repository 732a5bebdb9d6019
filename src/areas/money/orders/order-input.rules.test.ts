import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  countSeen,
  cutMessage,
  LONGEST_MESSAGE,
  maskEmail,
  readEmail,
  readRecipient,
  readTyped,
  trimRecipient,
} from './order-input.rules.ts';
import { isPaymentAddress } from './order.rules.ts';
import { giveSignedOut, placeOrder } from './orders.contract.ts';

describe('the recipient of a gift', () => {
  it.each([
    ['1234567', 'short'],
    ['', 'short'],
    ['12345678901', 'impossible'],
    ['123456789012', 'impossible'],
    ['4294967296', 'impossible'],
    ['00000000', 'impossible'],
    ['118734206', 'self'],
  ])('%s is refused as %s', (digits, problem) => {
    expect(readRecipient(digits, 118_734_206)).toEqual({ problem });
  });

  it.each(['12345678', '4294967295', '255018366'])('%s is allowed', (digits) => {
    expect(readRecipient(digits, 118_734_206)).toEqual({ playerId: Number(digits) });
  });

  it('is cut to twelve digits, also when pasted', () => {
    expect(trimRecipient(' 255-018-366\n')).toBe('255018366');
    expect(trimRecipient('1234567890123456')).toBe('123456789012');
  });
});

it.each([
  ['76561198215284094', '255018366'],
  [' 255-018-366 ', '255018366'],
  ['1234567890123456', '123456789012'],
  ['https://steamcommunity.com/profiles/76561198215284094', 'https://steamcommunity.com/profiles/76561198215284094'],
  ['Player 7', 'Player 7'],
  [' ', ' '],
])('%j is searched as %j', (typed, read) => {
  expect(readTyped(typed)).toBe(read);
});

describe('the message of a gift', () => {
  it('is counted in characters as a person sees them', () => {
    expect(['Ёж', '👨‍👩‍👧‍👦', '🇷🇺', 'и\u0306', ''].map(countSeen)).toEqual([2, 1, 1, 1, 0]);
  });

  it('is cut between characters, and a short enough message stays unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const cut = cutMessage(text);
        expect(countSeen(cut)).toBeLessThanOrEqual(LONGEST_MESSAGE);
        expect(text.startsWith(cut)).toBe(true);
        if (countSeen(text) <= LONGEST_MESSAGE) expect(cut).toBe(text);
      }),
    );
  });
});

it.each([
  ['a@b.ru', 'a@b.ru'],
  [' name.surname+x@mail.example.com ', 'name.surname+x@mail.example.com'],
  ['a@b', undefined],
  ['a b@c.ru', undefined],
  ['a@b..ru', undefined],
  ['<a@b.ru>', undefined],
  ['a\ud800@b.ru', undefined],
  ['a\u0000@b.ru', undefined],
  [`${'a'.repeat(200)}@b.ru`, undefined],
])('the e-mail %j is read as %j', (typed, email) => {
  expect(readEmail(typed)).toBe(email);
});

it.each([
  ['ivan.petrov@mail.ru', 'i…@m….ru'],
  ['a@b.c.example', 'a…@b….example'],
  ['😀x@почта.рф', '😀…@п….рф'],
])('the e-mail %s is shown as %s to people who should not see it', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it.each([
  ['https://yoomoney.ru/checkout/1', true],
  ['https://pay.yookassa.ru/x', true],
  ['http://yoomoney.ru/checkout/1', false],
  ['https://yoomoney.ru.evil.example/', false],
  ['https://evilyoomoney.ru/', false],
  ['https://yoomoney.ru@evil.example/', false],
  ['javascript:alert(1)', false],
  ['http://127.0.0.1:3003/confirm/1', true],
  ['http://127.0.0.1:3004/confirm/1', false],
])('sending people to %s is allowed: %s', (address, may) => {
  expect(isPaymentAddress(address, ['yoomoney.ru', 'yookassa.ru'], 'http://127.0.0.1:3003')).toBe(may);
});

it.each([0, -1, 1.5, 2 ** 31, 1_633_084_800_115_619])('there is no product with the number %d, whoever orders', (productId) => {
  const gift = { productId, giftPlayerIds: [12_345_678], email: 'me@example.com', idempotencyKey: 'k'.repeat(20) };
  expect(v.is(giveSignedOut.input, { ...gift, productId: 1 })).toBe(true);
  expect(v.is(giveSignedOut.input, gift)).toBe(false);
  expect(v.is(placeOrder.input, { currency: 'rub', productId, type: 0 })).toBe(false);
});
