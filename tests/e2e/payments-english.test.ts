import type { Locator } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { api, closeBrowser, expectSound, open, origin, visitor } from './browser.ts';
import { signedIn } from './people.ts';
import { who } from './shopper.ts';

afterAll(closeBrowser);

describe('buying in English', () => {
  it('shows dollars, links to FunPay and Patreon, and says if there is no lot', async () => {
    const { page, errors } = await signedIn('en', '/dota-plus');
    expect(await page.getByText('₽').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Gift to a friend' }).getAttribute('href')).toBe('/gift');
    await page
      .getByRole('link', { name: /^(Subscribe|Extend subscription)$/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /\$10\.69/ })
      .check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /FunPay/ }).waitFor();
    expect(await page.getByRole('button', { name: /Russian card/ }).count()).toBe(0);
    await expectSound(page);
    await page.getByRole('button', { name: /FunPay/ }).click();
    const lot = page.getByRole('link', { name: 'Open the FunPay offer' });
    expect(await lot.getAttribute('href')).toMatch(/^https:\/\/funpay\.com\/en\/lots\/offer\?id=\d+$/);
    expect(await lot.getAttribute('rel')).toContain('noopener');
    await open(page, '/?popup=payment_patreon&productId=1');
    expect(await page.getByRole('link', { name: 'Link Patreon' }).getAttribute('href')).toMatch(/^\/api\/auth\/patreon\?return=/);
    expect(await page.getByRole('link', { name: /^Become a member/ }).getAttribute('href')).toBe('/api/auth/patreon_page');
    await expectSound(page);
    const shards = await api<{ productId: number; extraData: { usdLotUrl: string | null } }[]>('/api/v2/products/shards');
    const withoutLot = shards.find(({ extraData }) => extraData.usdLotUrl === null)?.productId;
    await open(page, `/?popup=payment_funpay&productId=${withoutLot}`);
    await page.getByText('This product is not on FunPay right now.', { exact: true }).waitFor();
    expect(page.url()).toContain('noticeCode=1');
    await open(page, '/?popup=shards');
    await page.getByRole('radio').first().waitFor();
    expect(await page.getByRole('radio').count()).toBe(shards.filter(({ extraData }) => extraData.usdLotUrl !== null).length);
    expect(await page.getByRole('link', { name: 'Gift to a friend' }).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('links Patreon, and then shows which account it is, the state of the membership, and that it renews Dota Plus', async () => {
    const { page, errors } = await signedIn('en', '/dota-plus?popup=payment_patreon', demoRoles.subscribers[3]);
    const window = page.getByRole('dialog');
    const linkAs = async (patron: string) => {
      await window.getByRole('link', { name: /^Link (Patreon|another account)$/ }).click();
      await page.getByRole('link', { name: patron }).click();
      await window.getByText(`Linked Patreon account: ${patron}`).waitFor();
    };
    await linkAs('Active patron');
    await window.getByRole('button', { name: 'Done' }).click();
    await page.getByText(/^Renews through Patreon\. Next charge \d\d\.\d\d\.\d\d\.$/).waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: 'Patreon', exact: true }).click();
    await window.getByText(/renews Dota Plus\. Next charge \d\d\.\d\d\.\d\d\.$/).waitFor();
    expect(await window.getByRole('link', { name: 'Our Patreon page' }).getAttribute('href')).toBe('/api/auth/patreon_page');
    await expectSound(page);
    await linkAs('Free follower');
    // Linking alone does not give Dota Plus: the page that sells the membership is one click away.
    await window.getByText('You have no membership right now.').waitFor();
    expect(await window.getByRole('link', { name: 'Our Patreon page' }).count()).toBe(1);
    await open(page, '/dota-plus?popup=payment_patreon');
    await window.getByText('You have no membership right now.').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByText('Renews through').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('a click by a visitor signs in and returns to the same popup', async () => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/dota-plus');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in with Steam' }).waitFor();
    await page.getByRole('link', { name: 'Subscribe', exact: true }).first().click();
    await page.waitForURL(/\/openid\/login/);
    await page.getByRole('link', { name: /plays, no subscription/ }).click();
    await page.waitForURL(`${origin}/dota-plus?popup=dota_plus`);
    await page.getByRole('dialog').waitFor();
  });
});

describe('a purchase by card that was begun elsewhere', () => {
  it('continues in English: its page waits for the payment, is paid, and shows it everywhere', async () => {
    const { page, errors } = await signedIn('en', '/');
    const before = (await who(page)).shardsAmount;
    const wish = { currency: 'rub', productId: 4, type: 0, email: 'me@example.com' };
    expect((await page.request.post('/api/v2/payments/order', { data: wish, headers: { origin } })).status()).toBe(200);
    await open(page, '/?popup=payment_method&productId=4');
    await page.getByText('Waiting for payment').waitFor();
    await expectSound(page);
    const way = page.getByRole('link', { name: 'Open the payment page' });
    const [popup] = await Promise.all([page.context().waitForEvent('page'), way.click()]);
    await popup.getByRole('button', { name: 'Pay', exact: true }).click();
    await popup.getByText('You can close this window').waitFor();
    await page.getByText('The shards are in your account').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    expect((await who(page)).shardsAmount).toBe(before + 200);
    expect(errors).toEqual([]);
  });
});

describe('a gift', () => {
  it('is taken once, from its notice', async () => {
    const giver = await signedIn('en', '/');
    const wish = {
      currency: 'rub',
      productId: 4,
      type: 2,
      giftPlayerId: demoRoles.champion,
      giftMessage: 'well played',
      email: 'me@example.com',
    };
    const made = await (await giver.page.request.post('/api/v2/payments/order', { data: wish, headers: { origin } })).json();
    const friend = await signedIn('en', '/leaderboard', demoRoles.champion);
    const before = (await who(friend.page)).shardsAmount;
    await giver.page.request.post(made.data.url, { form: { result: 'succeeded' }, maxRedirects: 0 });
    await expect
      .poll(async () => (await (await friend.page.request.get('/api/v2/gifts')).json()).data.length, { timeout: 10_000 })
      .toBeGreaterThan(0);
    await friend.page.reload();
    const notice = friend.page.getByRole('dialog');
    await notice.getByText('well played').waitFor();
    await expectSound(friend.page);
    await notice.getByRole('button', { name: 'Take it' }).click();
    await expect.poll(() => notice.count()).toBe(0);
    await expect.poll(async () => (await who(friend.page)).shardsAmount).toBe(before + 200);
    expect((await (await friend.page.request.get('/api/v2/gifts')).json()).data).toEqual([]);
    const { data: owned } = await (await friend.page.request.get('/api/v2/players/belongings')).json();
    expect(owned).toEqual({ items: expect.any(Array), votes: expect.any(Number) });
    expect(friend.errors).toEqual([]);
  });

  it('with an anonymous giver is not an award while it waits; several are offered together', async () => {
    const giver = await signedIn('en', '/');
    const gift = { currency: 'rub', productId: 4, type: 2, giftPlayerId: demoRoles.champion, isAnonymous: true, email: 'me@example.com' };
    const friend = await signedIn('en', '/leaderboard', demoRoles.champion);
    for (const giftMessage of ['one', 'two']) {
      const wish = { data: { ...gift, giftMessage }, headers: { origin } };
      const { data } = await (await giver.page.request.post('/api/v2/payments/order', wish)).json();
      await giver.page.request.post(data.url, { form: { result: 'succeeded' }, maxRedirects: 0 });
    }
    const waiting = async () => (await (await friend.page.request.get('/api/v2/gifts')).json()).data.length;
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
    await open(friend.page, `/players/${demoRoles.champion}`);
    const window = friend.page.getByRole('dialog');
    await window.getByRole('button', { name: 'Take all' }).waitFor();
    await window.getByRole('button', { name: 'Later' }).click();
    await friend.page.getByRole('button', { name: 'Gifts and purchases' }).click();
    await window.getByText('two').waitFor();
    expect(await window.getByText('Anonymous').count()).toBe(2);
    await window.getByRole('button', { name: 'Take' }).first().click();
    await window.getByText('one').waitFor({ state: 'detached' });
    await window.getByRole('button', { name: 'Take' }).click();
    await window.getByText('No gifts at the moment').waitFor();
    expect(friend.errors).toEqual([]);
  });
});

describe('a gift without an account', () => {
  /** A player's nickname, of which a page may show only the beginning; an anonymous player cannot be found. */
  async function whoIsFound() {
    const players = await api<{ nickname: string }[]>('/api/v2/leaderboard');
    return players.slice(2).find(({ nickname }) => nickname !== 'Anonymous')?.nickname ?? '';
  }

  it('takes four clicks to the thanks: product, recipient, pay, and pay again on the payment page', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    const friend = await whoIsFound();
    let presses = 0;
    const press = async (pressed: Locator) => {
      await pressed.click();
      presses += 1;
    };
    await open(page, '/gift');
    await press(page.getByRole('radio', { name: /^200 shards/ }));
    await page.getByLabel('For whom', { exact: true }).fill(friend);
    await press(page.getByRole('list', { name: 'Players found' }).getByRole('button').first());
    await page.getByLabel('Email for the receipt').fill('me@example.com');
    await press(page.getByRole('button', { name: 'Pay by card' }));
    await press(page.getByRole('button', { name: 'Pay', exact: true }));
    await page.waitForURL(/\/payments\/return/);
    await page.getByText('Thank you for supporting 1x6!').waitFor();
    await expectSound(page);
    expect([presses, errors]).toEqual([4, []]);
  });

  it('is waited for without its key in any address, because logs would keep it', async () => {
    const { page } = await visitor({ language: 'en' });
    const data = { productId: 1, giftPlayerIds: [demoRoles.duoPair[0]], email: 'me@example.com', idempotencyKey: 'x'.repeat(20) };
    const ordered = await page.request.post('/api/v2/payments/gift', { headers: { origin }, data });
    const { orderId, key }: { orderId: number; key: string } = (await ordered.json()).data;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().replace(/#.*/, '')));
    await page.goto(`/payments/return?order=${orderId}#key=${key}`);
    await page.getByText('Waiting for payment').waitFor();
    await expect.poll(() => asked.filter((url) => url.includes('/payments/order')).length, { timeout: 15_000 }).toBeGreaterThan(1);
    expect(asked.filter((url) => url.includes(key))).toEqual([]);
  });

  it('is shown as it was sent after Back from its payment, and after a decline', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    const friend = await whoIsFound();
    await open(page, '/gift');
    await page.getByRole('radio', { name: /^200 shards/ }).click();
    await page.getByLabel('For whom', { exact: true }).fill(friend);
    await page.getByRole('list', { name: 'Players found' }).getByRole('button').first().click();
    await page.getByLabel('Message').fill('well played');
    await page.getByLabel('Email for the receipt').fill('me@example.com');
    const recipient = page.getByRole('list', { name: 'Who gets the gift' }).getByRole('button', { name: `Remove ${friend}` });
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await page.getByRole('button', { name: 'Decline' }).waitFor();
    await page.goBack();
    await recipient.waitFor();
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('link', { name: 'Try again' }).click();
    await recipient.waitFor();
    await page.getByRole('radio', { name: /^200 shards/, checked: true }).waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('well played');
    expect(await page.getByLabel('Email for the receipt').inputValue()).toBe('me@example.com');
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByText('Thank you for supporting 1x6!').waitFor();
    expect(errors).toEqual([]);
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
    const { page, errors } = await signedIn('en', '/admin/orders', demoRoles.admin);
    await page.getByLabel('Order or payment number, player ID, email').fill(wish.email);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('heading', { name: '1 order' }).waitFor();
    await page.getByRole('link', { name: String(made.data.orderId), exact: true }).click();
    await page.getByRole('button', { name: 'Refund' }).click();
    await expectSound(page);
    await page.getByRole('button', { name: 'Yes, refund' }).click();
    await page.getByText('Refund requested by an admin').waitFor();
    expect((await who(buyer.page)).shardsAmount).toBe(before);
    await page.getByRole('link', { name: 'Totals' }).click();
    await page.getByText('match the ledgers').waitFor();
    await page.getByRole('link', { name: 'Codes', exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('Browser');
    await page.getByLabel('How many codes').fill('3');
    await page.getByRole('button', { name: 'Create the batch' }).click();
    await page.getByRole('button', { name: 'Export the codes' }).click();
    const codes = page.getByRole('textbox', { name: 'Codes' });
    await expect.poll(() => codes.inputValue().catch(() => '')).toMatch(/^(1X6(-[0-9A-Z]{5}){4}\n?){3}$/);
    await page.reload();
    await page.getByText('exported', { exact: true }).waitFor();
    expect((await codes.count()) + (await page.getByRole('button', { name: 'Export the codes' }).count())).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('an order with forged prices and recipients', () => {
  it('costs its real price and goes to its buyer; from another site it is refused', async () => {
    const { page } = await signedIn('en', '/', demoRoles.duoPair[1]);
    const forged = {
      currency: 'rub',
      productId: 4,
      type: 0,
      price: 1,
      amount: 1_000_000,
      playerId: demoRoles.champion,
      recipientId: demoRoles.champion,
      giftPlayerId: demoRoles.champion,
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
  });
});
