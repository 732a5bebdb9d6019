import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AccountContextProvider } from '#areas/core/sign-in/Account.tsx';
import { anonymous } from '#areas/core/sign-in/authorized.rules.ts';
import type { Order } from '#areas/money/orders/orders.contract.ts';
import type { Language } from '#lib/words.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { ThankYou } from './ThankYou.tsx';

const plus: Order = {
  orderId: 512,
  status: 'paid',
  type: 0,
  productId: 1,
  productName: 'dota_plus',
  amount: 3,
  currency: 'rub',
  price: 79_900,
  url: null,
  decline: null,
  recipients: [],
  isAnonymous: false,
  email: 'me@example.com',
  paidAt: '2026-03-10T12:00:00',
  startsAt: '2026-04-01T12:00:00',
  endsAt: '2026-07-01T12:00:00',
  code: null,
};
const person = (playerId: number) => ({ playerId, nickname: `Player ${playerId}`, avatarUrl: null });
const shown = (order: Partial<Order>, language: Language = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ThankYou order={{ ...plus, ...order }} />
    </LanguageProvider>,
  );

it.each<[string, Partial<Order>, string[], string]>([
  ['own time', {}, ['Plus, 3\u00a0months', '01.04.26', '01.07.26', '799\u00a0₽', 'me@example.com', '512'], 'Open the hero meta'],
  [
    'shards',
    { productName: 'shards', amount: 500, startsAt: null, endsAt: null },
    ['500\u00a0shards', 'Already in your account'],
    'Back to the site',
  ],
  [
    'a gift to one',
    { type: 2, startsAt: null, recipients: [person(7)] },
    ['Player 7', 'see your name', 'when the player takes the gift'],
    'To the player’s profile',
  ],
  [
    'a gift to two',
    { type: 2, startsAt: null, recipients: [person(7), person(8)], isAnonymous: true },
    ['Player 7', 'Player 8', '× 2', 'Anonymous', 'The gifts are waiting'],
    'Back to the site',
  ],
  ['a code', { type: 1, startsAt: null, code: '1X6-CODE' }, ['Code: Plus', '1X6-CODE', 'when the code is redeemed'], 'Copy the code'],
])('the thanks for %s say what was bought, for whom and for which period, and offer one next step', (_, order, said, next) => {
  const page = shown(order);
  for (const words of said) expect(page).toContain(words);
  const offers = ['Open the hero meta', 'Back to the site', 'To the player’s profile', 'Copy the code'];
  expect(offers.filter((offer) => page.includes(offer))).toEqual([next]);
});

it('the thanks for a code lead a reader who may not see it through Steam and back', () => {
  const page = shown({ type: 1, startsAt: null });
  expect(page).toContain('Sign in with Steam to see the code');
  expect(page).toContain('href="/api/auth/steam?return=%2Fpayments%2Freturn%3Forder%3D512"');
});

it('the thanks for a gift to a player who has since hidden call them hidden in the reader’s language', () => {
  const hidden = { type: 2, startsAt: null, recipients: [{ playerId: 0, nickname: 'Anonymous', avatarUrl: null }] };
  expect(shown(hidden, 'ru')).toContain('Скрытый игрок');
  expect(shown(hidden, 'ru')).not.toContain('Anonymous');
});

it.each([
  ['that does not renew itself', { isSubscribed: false }, true],
  ['that renews itself', { isSubscribed: true }, false],
  ['before the account is known anew', { isSubscribed: false, dotaPlusExpireDate: -1 }, false],
] as const)('the thanks for a subscription %s say correctly whether there are further charges', (_, known, isSaid) => {
  const nothing = () => undefined;
  const who = { ...anonymous, authorized: true, playerId: 7, dotaPlusExpireDate: Date.parse('2026-07-01T12:00:00.250Z'), ...known };
  const page = renderToStaticMarkup(
    <LanguageProvider language="en">
      <AccountContextProvider value={{ who, refresh: nothing, signOut: nothing, signOutEverywhere: nothing }}>
        <ThankYou order={plus} />
      </AccountContextProvider>
    </LanguageProvider>,
  );
  expect(page.includes('No auto-renewal: there will be no further charges.')).toBe(isSaid);
});
