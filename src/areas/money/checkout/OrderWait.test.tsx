import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderStatus, Order } from '#areas/money/orders/orders.contract.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { text } from './checkout.text.ts';
import { OrderEnd } from './OrderWait.tsx';

const words = text('en');
const ended = (status: OrderStatus): Order => ({
  orderId: 1,
  status,
  type: 0,
  productId: 1,
  productName: 'shards',
  amount: 500,
  currency: 'rub',
  price: 19_900,
  url: null,
  decline: status === 'cancelled' ? 'insufficient_funds' : null,
  recipients: [],
  isAnonymous: false,
  email: null,
  paidAt: null,
  startsAt: null,
  endsAt: null,
  code: null,
});
const nothing = () => undefined;

it.each([
  ['paid', words.paid, words.done],
  ['cancelled', 'Not enough money on the card. Top it up or use another one.', words.tryAgain],
  ['expired', words.expired, words.tryAgain],
  ['refunded', words.refunded, words.done],
  ['disputed', words.disputed, words.done],
] as const)('an order that is %s says “%s” and offers “%s”', (status, said, offered) => {
  const shown = renderToStaticMarkup(
    <LanguageProvider language="en">
      <OrderEnd order={ended(status)} onAgain={nothing} onClose={nothing} />
    </LanguageProvider>,
  );
  expect(shown).toContain(said);
  const other = offered === words.done ? words.tryAgain : words.done;
  expect([shown.includes(offered), shown.includes(other)]).toEqual([true, false]);
});

it('an order that its buyer cancelled in another tab does not say that it ran out of time', () => {
  for (const language of ['ru', 'en'] as const) {
    const shown = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <OrderEnd order={ended('expired')} />
      </LanguageProvider>,
    );
    expect(shown).not.toMatch(/врем|time/i);
  }
});

it.each([
  ['1X6-CODE', [words.paidCode, '1X6-CODE', words.copy], words.codeHidden],
  [null, [words.codeHidden, 'href="/api/auth/steam?return='], words.paidCode],
])('a paid code %j is shown, or the page says that it shows after signing in through Steam', (code, said, other) => {
  const shown = renderToStaticMarkup(
    <LanguageProvider language="en">
      <OrderEnd order={{ ...ended('paid'), type: 1, code }} onAgain={nothing} onClose={nothing} />
    </LanguageProvider>,
  );
  for (const part of said) expect(shown).toContain(part);
  expect(shown).not.toContain(other);
});
