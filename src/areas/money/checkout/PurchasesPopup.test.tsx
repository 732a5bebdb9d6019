import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { getPurchases } from '#areas/money/orders/orders.contract.ts';
import type { Output } from '#contract/endpoint.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { OrderRow } from './PurchasesPopup.tsx';

type Purchase = Output<typeof getPurchases>[number];
const bought: Purchase = {
  orderId: 512,
  type: 1,
  status: 'paid',
  productName: 'dota_plus',
  amount: 1,
  currency: 'rub',
  price: 29_900,
  paidAt: '2026-03-10T12:00:00',
  email: null,
  endsAt: null,
  isRenewal: false,
  recipientNicknames: [],
  recipientIds: [],
  isAnonymous: false,
  code: null,
  codeUsedAt: null,
};
/** The answer of the previous release's server. */
const before = (purchase: Purchase): Purchase => {
  const { code: _code, codeUsedAt: _codeUsedAt, recipientIds: _recipientIds, ...known } = purchase;
  return JSON.parse(JSON.stringify(known));
};
const shown = (purchase: Purchase) =>
  renderToStaticMarkup(
    <LanguageProvider language="en">
      <OrderRow purchase={purchase} />
    </LanguageProvider>,
  );

it('a bought code that the previous release’s server does not send links to its order, and nothing empty is copied', () => {
  const page = shown(before(bought));
  expect(page).toContain('order%3D512');
  expect(page).not.toContain('Copy');
});

it('a gift whose numbers that server does not send names its recipients', () => {
  expect(shown(before({ ...bought, type: 2, recipientNicknames: ['Axe'] }))).toContain('Axe');
});

it('the outcome of a purchase is shown apart from its sum', () => {
  const words = shown({ ...bought, status: 'refunded' }).replaceAll(/<[^>]*>/g, '');
  expect(words).toMatch(/\s(Refunded)$/);
});
