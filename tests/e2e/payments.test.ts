import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { api, closeBrowser, expectSound, open, origin, visitor } from './browser.ts';

afterAll(closeBrowser);

const VISITOR = 255_018_366;
const CHAMPION = 118_734_206;
const words = {
  ru: {
    visitor: /играет, без подписки/,
    pay: 'Оплатить картой',
    card: /Российской картой/,
    email: 'Почта для чека',
    paid: 'Оплачено',
    pageOpen: 'Открыть страницу оплаты',
  },
  en: { visitor: /plays, no subscription/ },
};

async function signedIn(language: 'ru' | 'en', address: string, person: RegExp = words[language].visitor) {
  const guest = await visitor({ language });
  await guest.page.goto(`/api/auth/steam?return=${encodeURIComponent(address)}`);
  await guest.page.getByRole('link', { name: person }).click();
  await guest.page.waitForURL(`${origin}/**`);
  await open(guest.page, address);
  return guest;
}

/** Presses the button that pays and returns the window that opens. */
async function payWindow(page: Page, presses = 1): Promise<Page> {
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: words.ru.pay }).click({ clickCount: presses }),
  ]);
  await popup.waitForURL(/\/confirm\//);
  return popup;
}

async function who(page: Page): Promise<{ shardsAmount: number; dotaPlusExpireDate: number; isSubscribed: boolean }> {
  return (await (await page.request.get('/api/auth/authorized')).json()).data;
}

describe('a subscription by card in Russian', () => {
  it('is chosen, paid in a window of its own, granted once, renews itself, and is cancelled', async () => {
    const { page, errors, close } = await signedIn('ru', '/dota-plus');
    await page.getByRole('link', { name: 'Оформить подписку' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /Plus, 1 месяц/ })
      .check();
    await expectSound(page);
    await page.getByRole('button', { name: 'Дальше' }).click();
    await page.getByRole('button', { name: words.ru.card }).click();
    const renew = page.getByRole('checkbox', { name: /Продлевать автоматически: следующее списание \d\d\.\d\d\.\d\d, 299/ });
    expect(await renew.isChecked()).toBe(true);
    await page.getByLabel(words.ru.email).fill('nobody');
    await page.getByRole('button', { name: words.ru.pay }).click();
    await page.getByText('Проверьте почту').waitFor();
    await page.getByLabel(words.ru.email).fill('me@example.com');
    await expectSound(page);
    const before = page.context().pages().length;
    const popup = await payWindow(page, 2);
    expect(page.context().pages().length).toBe(before + 1);
    expect(await popup.evaluate(() => window.opener)).toBe(null);
    await page.getByText('Ждём оплату').waitFor();
    // The order waits on its own side: the popup may be closed and opened again.
    await page.keyboard.press('Escape');
    await page.goto('/dota-plus?popup=payment_method&productId=1&currency=rub');
    await page.getByText('Ждём оплату').waitFor();
    await popup.getByRole('button', { name: /Оплатить|Pay/ }).click();
    await popup.getByText(words.ru.paid, { exact: true }).waitFor();
    await page.getByText(words.ru.paid, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Готово' }).click();
    await page.getByText(/Активна до/).waitFor();
    const now = await who(page);
    expect(now.isSubscribed).toBe(true);
    expect(now.dotaPlusExpireDate).toBeLessThan(Date.now() + 32 * 24 * 3600 * 1000);
    await page.getByRole('button', { name: 'Отменить подписку' }).click();
    await page.getByText('Подписка больше не продлевается').waitFor();
    expect(await who(page)).toMatchObject({ isSubscribed: false, dotaPlusExpireDate: now.dotaPlusExpireDate });
    await page.getByRole('link', { name: 'Продлить подписку' }).first().waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it('is declined in words, and a blocked window becomes a link', async () => {
    const { page, close } = await signedIn('ru', '/?popup=payment_method&productId=2&currency=rub');
    await page.getByRole('button', { name: words.ru.card }).click();
    await page.getByLabel(words.ru.email).fill('me@example.com');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: words.ru.pay }).click();
    await page.getByText('Браузер не дал открыть окно оплаты').waitFor();
    const [popup] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('link', { name: words.ru.pageOpen }).click()]);
    await popup.getByRole('combobox').selectOption('insufficient_funds');
    await popup.getByRole('button', { name: /Отклонить|Decline/ }).click();
    await page.getByText('На карте не хватает денег').waitFor();
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByRole('button', { name: words.ru.card }).waitFor();
    await close();
  });
});

describe('shards, a gift and a code in Russian', () => {
  it('shards come to the header though the payment window was closed without a word', async () => {
    const { page, close } = await signedIn('ru', '/leaderboard');
    const before = (await who(page)).shardsAmount;
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Осколки/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^500 осколков/ })
      .check();
    await page.getByRole('button', { name: 'Дальше' }).click();
    await page.getByRole('button', { name: words.ru.card }).click();
    await page.getByLabel(words.ru.email).fill('me@example.com');
    const popup = await payWindow(page);
    await popup.route('**/payments/return**', (route) => route.abort());
    await popup
      .getByRole('button', { name: /Оплатить|Pay/ })
      .click()
      .catch(() => undefined);
    await popup.close();
    await page.getByText(words.ru.paid, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Готово' }).click();
    expect((await who(page)).shardsAmount).toBe(before + 500);
    await close();
  });

  it('a gift shows its recipient before it is paid, who then reads the message', async () => {
    const { page, close } = await signedIn('ru', '/?popup=present');
    const pay = page.getByRole('button', { name: words.ru.pay });
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^200 осколков/ })
      .check();
    expect(await pay.isDisabled()).toBe(true);
    const field = page.getByLabel('Номер игрока');
    await field.fill('123456789012');
    await page.getByText('Таких номеров не бывает').waitFor();
    await field.fill(String(VISITOR));
    await page.getByText('Это вы').waitFor();
    await field.fill('4000000000');
    await page.getByText('Такого игрока нет').waitFor();
    await field.fill(String(CHAMPION));
    await page.getByRole('status').getByText('рейтинг').waitFor();
    await page.getByLabel('Сообщение').fill('<i>👍🏽</i> за игру');
    await page.getByText('16 / 140').waitFor();
    await expectSound(page);
    await page.getByLabel(words.ru.email).fill('me@example.com');
    const popup = await payWindow(page);
    await popup.getByRole('button', { name: /Оплатить|Pay/ }).click();
    await page.getByText('Подарок уже у игрока').waitFor();
    await page.getByRole('button', { name: 'Готово' }).click();
    const friend = await signedIn('ru', '/', /чемпион 1x6/);
    await friend.page.getByRole('dialog').getByText('<i>👍🏽</i> за игру').waitFor();
    await expectSound(friend.page);
    await friend.page.getByRole('button', { name: 'Понятно' }).click();
    await friend.page.reload();
    await friend.page.getByRole('button', { name: /^Профиль и выход/ }).waitFor();
    expect(await friend.page.getByRole('dialog').count()).toBe(0);
    await friend.close();
    await close();
  });

  it('a code is bought, copied from the history, and redeemed once by a friend', async () => {
    const { page, errors, close } = await signedIn('ru', '/?popup=present');
    await page.getByRole('radio', { name: 'Промокод' }).check();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^200 осколков/ })
      .check();
    await page.getByLabel(words.ru.email).fill('me@example.com');
    const popup = await payWindow(page);
    await popup.getByRole('button', { name: /Оплатить|Pay/ }).click();
    const code = (await page.getByText(/^1X6-/).textContent()) ?? '';
    await page.getByRole('tab', { name: 'История' }).click();
    await page.waitForURL(/popup=present_history/);
    await page.getByRole('listitem').getByText(code).waitFor();
    await expectSound(page);
    await page.goto('/?popup=present&lang=en');
    await page.waitForURL((url) => !url.searchParams.has('popup'));
    const friend = await signedIn('en', '/redeem', /duo pair of 2x8, subscriber/);
    const before = (await who(friend.page)).shardsAmount;
    await friend.page.getByLabel('Code').fill(code.toLowerCase());
    await expectSound(friend.page);
    await friend.page.getByRole('button', { name: 'Redeem' }).click();
    await friend.page.getByText('The code is redeemed').waitFor();
    expect((await who(friend.page)).shardsAmount).toBe(before + 200);
    await page.goto('/redeem');
    await page.getByRole('textbox').fill(code);
    await page.getByRole('button', { name: /Погасить|Redeem/ }).click();
    await page.getByText(/уже использован|already used/).waitFor();
    expect(errors.filter((error) => !/400|409/.test(error))).toEqual([]);
    await friend.close();
    await close();
  });
});

describe('buying in English', () => {
  it('shows dollars, leads to FunPay and Patreon, and says when there is no lot', async () => {
    const { page, errors, close } = await signedIn('en', '/dota-plus');
    expect(await page.getByText('₽').count()).toBe(0);
    await page
      .getByRole('link', { name: /^(Subscribe|Extend the subscription)$/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /\$10\.69/ })
      .check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /On FunPay/ }).waitFor();
    expect(await page.getByRole('button', { name: /Russian card/ }).count()).toBe(0);
    await expectSound(page);
    await page.getByRole('button', { name: /On FunPay/ }).click();
    const lot = page.getByRole('link', { name: 'Open the lot on FunPay' });
    expect(await lot.getAttribute('href')).toMatch(/^https:\/\/funpay\.com\/en\/lots\/offer\?id=\d+$/);
    expect(await lot.getAttribute('rel')).toContain('noopener');
    await open(page, '/?popup=payment_patreon&productId=1');
    expect(await page.getByRole('link', { name: 'Link Patreon' }).getAttribute('href')).toMatch(/^\/api\/auth\/patreon\?return=/);
    const shards = await api<{ productId: number; extraData: { usdLotUrl: string | null } }[]>('/api/v2/products/shards');
    const withoutLot = shards.find(({ extraData }) => extraData.usdLotUrl === null)?.productId;
    await open(page, `/?popup=payment_funpay&productId=${withoutLot}`);
    await page.getByText('This product is not on FunPay now').waitFor();
    expect(page.url()).toContain('noticeCode=1');
    expect(await page.getByRole('link', { name: 'Give to a friend' }).count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  it('a press by a visitor signs in and comes back to the same popup', async () => {
    const { page, close } = await visitor({ language: 'en' });
    await open(page, '/dota-plus');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in with Steam' }).waitFor();
    await page.getByRole('link', { name: 'Subscribe', exact: true }).first().click();
    await page.waitForURL(/\/openid\/login/);
    await page.getByRole('link', { name: words.en.visitor }).click();
    await page.waitForURL(`${origin}/dota-plus?popup=dota_plus`);
    await page.getByRole('dialog').waitFor();
    await close();
  });
});

describe('a purchase by card that was begun elsewhere', () => {
  it('goes on in English: it is waited for, paid, and shown everywhere', async () => {
    const { page, errors, close } = await signedIn('en', '/');
    const before = (await who(page)).shardsAmount;
    const wish = { currency: 'rub', productId: 4, type: 0, email: 'me@example.com' };
    expect((await page.request.post('/api/v2/payments/order', { data: wish, headers: { origin } })).status()).toBe(200);
    await open(page, '/?popup=payment_method&productId=4');
    await page.getByText('Waiting for the payment').waitFor();
    await expectSound(page);
    const way = page.getByRole('link', { name: 'Open the payment page' });
    const [popup] = await Promise.all([page.context().waitForEvent('page'), way.click()]);
    await popup.getByRole('button', { name: 'Pay', exact: true }).click();
    await popup.getByText('You may close this window').waitFor();
    await page.getByText('The shards are already in your account').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    expect((await who(page)).shardsAmount).toBe(before + 200);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('an admin', () => {
  it('finds an order and refunds it, and makes codes that are shown once', async () => {
    const buyer = await signedIn('en', '/');
    const before = (await who(buyer.page)).shardsAmount;
    const wish = { currency: 'rub', productId: 4, type: 0, email: `refund-${Date.now()}@example.com` };
    const made = await (await buyer.page.request.post('/api/v2/payments/order', { data: wish, headers: { origin } })).json();
    await buyer.page.request.post(made.data.url, { form: { result: 'succeeded' }, maxRedirects: 0 });
    await expect.poll(async () => (await who(buyer.page)).shardsAmount, { timeout: 10_000 }).toBe(before + 200);
    const { page, errors, close } = await signedIn('en', '/admin/orders', /^(?!.*champion).*admin/);
    await page.getByLabel('Number of an order, player or payment, e-mail').fill(wish.email);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('heading', { name: '1 order' }).waitFor();
    await page.getByRole('link', { name: String(made.data.orderId), exact: true }).click();
    await page.getByRole('button', { name: 'Refund' }).click();
    await expectSound(page);
    await page.getByRole('button', { name: 'Yes, refund' }).click();
    await page.getByText('An admin asked for a refund').waitFor();
    expect((await who(buyer.page)).shardsAmount).toBe(before);
    await page.getByRole('link', { name: 'Totals' }).click();
    await page.getByText('equal the books').waitFor();
    await page.getByRole('link', { name: 'Codes', exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('Browser');
    await page.getByLabel('How many codes').fill('3');
    await page.getByRole('button', { name: 'Make the batch' }).click();
    await page.getByRole('button', { name: 'Export the codes' }).click();
    const codes = page.getByRole('textbox', { name: 'Codes' });
    await expect.poll(() => codes.inputValue().catch(() => '')).toMatch(/^(1X6(-[0-9A-Z]{5}){4}\n?){3}$/);
    await page.reload();
    await page.getByText('exported', { exact: true }).waitFor();
    expect((await codes.count()) + (await page.getByRole('button', { name: 'Export the codes' }).count())).toBe(0);
    expect(errors).toEqual([]);
    await buyer.close();
    await close();
  });
});

describe('an order with forged prices and recipients', () => {
  it('costs what it costs and goes to who buys it; from another site it is refused', async () => {
    const { page, close } = await signedIn('en', '/');
    const forged = {
      currency: 'rub',
      productId: 4,
      type: 0,
      price: 1,
      amount: 1_000_000,
      playerId: CHAMPION,
      recipientId: CHAMPION,
      giftPlayerId: CHAMPION,
    };
    const answer = await page.request.post('/api/v2/payments/order', { data: forged, headers: { origin } });
    const { data } = await answer.json();
    const order = await (await page.request.get(`/api/v2/payments/order?orderId=${data.orderId}`)).json();
    expect(order.data).toMatchObject({ price: 9900, amount: 200, status: 'pending' });
    const foreign = await page.request.post('/api/v2/payments/order', { data: forged, headers: { origin: 'https://evil.example' } });
    expect(foreign.status()).toBe(403);
    expect(
      (await page.request.post('/api/v2/payments/order', { data: { ...forged, currency: 'usd' }, headers: { origin } })).status(),
    ).toBe(400);
    await close();
  });
});
