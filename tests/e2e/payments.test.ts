import { afterAll, describe, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { closeBrowser, expectSound, open, visitor } from './browser.ts';
import { signedIn } from './people.ts';
import { payWindow, who, words } from './shopper.ts';

afterAll(closeBrowser);

it('the e-mail for the receipt is filled in the next time, and for nobody else in the same browser', async () => {
  const { page } = await signedIn('ru', '/dota-plus');
  const field = page.getByLabel(words.email);
  const openCard = async (productId: number) => {
    await page.goto(`/dota-plus?popup=payment_method&productId=${productId}&currency=rub`);
    await page.getByRole('button', { name: words.card }).click();
  };
  await openCard(4);
  expect(await field.inputValue()).toBe('');
  await field.fill('me@example.com');
  await payWindow(page);
  await openCard(1);
  expect(await field.inputValue()).toBe('me@example.com');
  await page.goto('/gift');
  await expect.poll(() => field.inputValue()).toBe('me@example.com');
  await page.goto('/dota-plus?popup=dota_plus');
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  await page.getByText('Заказ ждёт оплаты').waitFor({ state: 'hidden' });
  // As in another tab: the next page of the site notices.
  await page.request.get('/api/auth/logout');
  await open(page, '/items');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('me@example.com');
});

describe('a subscription by card in Russian', () => {
  it('is chosen, paid in its own window, granted once, renews itself, and is cancelled', async () => {
    const { page, errors } = await signedIn('ru', '/dota-plus');
    await page.getByRole('link', { name: 'Оформить подписку' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /Plus, 1 месяц/ })
      .check();
    await expectSound(page);
    await page.getByRole('button', { name: 'Дальше' }).click();
    await page.getByRole('button', { name: words.card }).click();
    const renew = page.getByRole('checkbox', { name: /Продлевать автоматически: следующее списание \d\d\.\d\d\.\d\d, 299/ });
    expect(await renew.isChecked()).toBe(true);
    await page.getByLabel(words.email).fill('nobody');
    expect(await page.getByRole('button', { name: words.pay }).isDisabled()).toBe(true);
    await page.keyboard.press('Tab');
    await page.getByText('Проверьте адрес').waitFor();
    await page.getByLabel(words.email).fill('me@example.com');
    await expectSound(page);
    const before = page.context().pages().length;
    const popup = await payWindow(page, 2);
    expect(page.context().pages().length).toBe(before + 1);
    expect(await popup.evaluate(() => window.opener)).toBe(null);
    await page.getByText('Ждём оплату').waitFor();
    // The order waits by itself: the popup may be closed and opened again.
    await page.keyboard.press('Escape');
    await page.goto('/dota-plus?popup=dota_plus');
    await page.getByText('Заказ ждёт оплаты: Plus, 1 месяц').waitFor();
    await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
    await page.getByText('Ждём оплату').waitFor();
    await popup.getByRole('button', { name: /Оплатить|Pay/ }).click();
    await popup.getByText(words.paid, { exact: true }).waitFor();
    await page.getByText(words.paid, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Готово' }).click();
    await page.getByText(/Активна до/).waitFor();
    const now = await who(page);
    expect(now.isSubscribed).toBe(true);
    expect(now.dotaPlusExpireDate).toBeLessThan(Date.now() + 32 * 24 * 3600 * 1000);
    await page.getByRole('button', { name: 'Отменить подписку' }).click();
    await page.getByText(/останется у вас до \d\d\.\d\d\.\d\d/).waitFor();
    await page.getByRole('button', { name: 'Оставить' }).click();
    expect((await who(page)).isSubscribed).toBe(true);
    await page.getByRole('button', { name: 'Отменить подписку' }).click();
    await page.getByRole('button', { name: 'Да, отменить' }).click();
    await page.getByRole('button', { name: 'Возобновить' }).click();
    await page.getByRole('button', { name: 'Отменить подписку' }).click();
    expect((await who(page)).isSubscribed).toBe(true);
    await page.getByRole('button', { name: 'Да, отменить' }).click();
    await page.getByText('Продление отключено').waitFor();
    expect(await who(page)).toMatchObject({ isSubscribed: false, dotaPlusExpireDate: now.dotaPlusExpireDate });
    await page.getByRole('link', { name: 'Продлить подписку' }).first().waitFor();
    await page.getByRole('link', { name: 'Мои покупки' }).click();
    await page.getByText('Чек: me@example.com').first().waitFor();
    await expectSound(page);
    expect(errors).toEqual([]);
  });

  it('Back from the ways to pay keeps the choice', async () => {
    const { page } = await signedIn('ru', '/dota-plus?popup=dota_plus');
    const shop = page.getByRole('dialog', { name: 'Подписка Dota Plus' });
    await shop.getByText('Доллары').click();
    await shop.getByRole('radio', { name: /Plus, 12 месяцев/ }).check();
    await shop.getByRole('button', { name: 'Дальше' }).click();
    await page.getByRole('dialog', { name: 'Как оплатить' }).getByRole('button', { name: 'Назад' }).click();
    await shop.waitFor();
    expect(await shop.getByRole('radio', { name: /Plus, 12 месяцев/ }).isChecked()).toBe(true);
    expect(await shop.getByRole('radio', { name: 'Доллары' }).isChecked()).toBe(true);
  });

  it('a product without a lot at FunPay has a notice that says so and links to other ways to pay', async () => {
    const { page } = await signedIn('ru', '/items');
    await open(page, '/items?popup=payment_funpay&productId=4');
    await page.getByRole('dialog').getByText('Этого товара сейчас нет на FunPay').waitFor();
    expect(page.url()).toContain('popup=notice&noticeCode=1');
    await page.getByRole('button', { name: 'Другие способы оплаты' }).click();
    await page.getByRole('dialog', { name: 'Как оплатить' }).getByRole('button', { name: words.card }).waitFor();
    expect(page.url()).not.toContain('noticeCode');
  });

  it('is declined with a reason in words, and a blocked window becomes a link', async () => {
    const { page } = await signedIn('ru', '/?popup=payment_method&productId=2&currency=rub');
    await page.getByRole('button', { name: words.card }).click();
    await page.getByLabel(words.email).fill('me@example.com');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: words.pay }).click();
    await page.getByText('Браузер не дал открыть окно оплаты').waitFor();
    await page.getByRole('dialog', { name: 'Оплата', exact: true }).waitFor();
    const [popup] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('link', { name: words.pageOpen }).click()]);
    await popup.getByRole('combobox').selectOption('insufficient_funds');
    await popup.getByRole('button', { name: /Отклонить|Decline/ }).click();
    await page.getByText('На карте не хватает денег').waitFor();
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByRole('button', { name: words.card }).waitFor();
  });
});

describe('shards, a gift and a code in Russian', () => {
  it('shards arrive in the header although the payment window was closed, the order resumed and the payment made in the bank’s app', async () => {
    const { page } = await signedIn('ru', '/leaderboard');
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
    await page.getByRole('button', { name: words.card }).click();
    await page.getByLabel(words.email).fill('me@example.com');
    const popup = await payWindow(page);
    const shopAddress = popup.url();
    await page.getByText('Страница оплаты открыта в соседнем окне').waitFor();
    await popup.close();
    await open(page, '/?popup=shards');
    await page.getByRole('dialog').getByRole('button', { name: 'Оплатить' }).click();
    await page.getByText('Заказ ещё не оплачен').waitFor();
    expect(await page.getByRole('link', { name: words.pageOpen }).getAttribute('href')).toBe(shopAddress);
    await page.request.post(shopAddress, { form: { result: 'succeeded' }, maxRedirects: 0 });
    await page.getByText(words.paid, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Готово' }).click();
    expect((await who(page)).shardsAmount).toBe(before + 500);
  });

  it('a gift shows its recipient before payment; the recipient then reads the message and takes it on the profile', async () => {
    const { page } = await signedIn('ru', '/?popup=present');
    const pay = page.getByRole('button', { name: words.pay });
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^200 осколков/ })
      .check();
    expect(await pay.isDisabled()).toBe(true);
    const field = page.getByLabel('Кому', { exact: true });
    await field.fill('123456789012');
    await page.getByText('Такого ID не бывает').waitFor();
    await field.fill(String(demoRoles.visitor));
    await page.getByText('Это вы').waitFor();
    await field.fill('4000000000');
    await page.getByText('Такого игрока нет').waitFor();
    await field.fill(String(demoRoles.champion));
    await page.getByRole('list', { name: 'Найденные игроки' }).getByRole('button').click();
    await page.getByRole('list', { name: 'Кто получит подарок' }).getByText('рейтинг').waitFor();
    await page.getByLabel('Сообщение').fill('<i>👍🏽</i> за игру');
    await page.getByText('16 / 140').waitFor();
    await expectSound(page);
    await page.getByLabel(words.email).fill('me@example.com');
    const popup = await payWindow(page);
    await popup.getByRole('button', { name: /Оплатить|Pay/ }).click();
    await page.getByText('Подарок ждёт игрока').waitFor();
    await page.getByRole('button', { name: 'Готово' }).click();
    const friend = await signedIn('ru', '/payments/return', demoRoles.champion);
    await friend.page.getByRole('button', { name: /^Профиль и выход/ }).waitFor();
    expect(await friend.page.getByRole('dialog').count()).toBe(0);
    await friend.page.getByRole('main').getByRole('link', { name: 'На сайт' }).click();
    await friend.page.getByRole('dialog').getByText('<i>👍🏽</i> за игру').waitFor();
    await expectSound(friend.page);
    const before = (await who(friend.page)).shardsAmount;
    await friend.page.getByRole('button', { name: 'Позже' }).click();
    await friend.page.reload();
    await friend.page.getByRole('button', { name: /^Профиль и выход/ }).waitFor();
    expect(await friend.page.getByRole('dialog').count()).toBe(0);
    await friend.page.goto(`/players/${demoRoles.champion}?lang=ru`);
    await friend.page.getByRole('button', { name: 'Подарки и покупки' }).click();
    const window = friend.page.getByRole('dialog');
    await window.getByText('200 осколков').waitFor();
    await expectSound(friend.page);
    await window.getByRole('button', { name: 'Забрать' }).click();
    await window.getByText('Подарков сейчас нет').waitFor();
    expect(await window.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    expect((await who(friend.page)).shardsAmount).toBe(before + 200);
    expect(friend.errors).toEqual([]);
  });

  it('a code is bought, copied from the history, and redeemed once by a friend, who types it before signing in', async () => {
    const { page, errors } = await signedIn('ru', '/?popup=present');
    await page.getByRole('radio', { name: 'Промокод' }).check();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^200 осколков/ })
      .check();
    await page.getByLabel(words.email).fill('me@example.com');
    const popup = await payWindow(page);
    await popup.getByRole('button', { name: /Оплатить|Pay/ }).click();
    const code = (await page.getByText(/^1X6-/).textContent()) ?? '';
    await page.getByRole('tab', { name: 'История' }).click();
    await page.waitForURL(/popup=present_history/);
    await page.getByRole('listitem').getByText(code).waitFor();
    await expectSound(page);
    await page.goto('/?popup=present&lang=en');
    await page.waitForURL((url) => !url.searchParams.has('popup'));
    await page.goto('/?popup=purchases');
    const bought = page.getByRole('listitem').filter({ hasText: code });
    await bought.getByRole('button', { name: /Скопировать|Copy/ }).waitFor();
    await expectSound(page);
    const friend = await visitor({ language: 'en' });
    await open(friend.page, '/redeem');
    await friend.page.getByLabel('Code').fill(code.toLowerCase());
    await expectSound(friend.page);
    await friend.page.locator('main').getByRole('button', { name: 'Sign in with Steam' }).click();
    await friend.page.waitForURL(/openid/);
    await friend.page.goto(`${friend.page.url()}&as=${demoRoles.duoPair[0]}`);
    await friend.page.waitForURL(/\/redeem/);
    const redeem = friend.page.getByRole('button', { name: 'Redeem' });
    await expect
      .poll(async () => friend.page.getByLabel('Code').inputValue(), { message: 'what was typed before signing in' })
      .toBe(code.toLowerCase());
    const before = (await who(friend.page)).shardsAmount;
    await redeem.click();
    await friend.page.getByText('Code redeemed').waitFor();
    expect((await who(friend.page)).shardsAmount).toBe(before + 200);
    await page.goto('/redeem');
    await page.getByRole('textbox').fill(code);
    await page.getByRole('button', { name: /Активировать|Redeem/ }).click();
    await page.getByText(/уже использован|already used/).waitFor();
    expect(errors.filter((error) => !/400|409/.test(error))).toEqual([]);
  });
});
