import { afterAll, expect, it } from 'vitest';
import { closeBrowser, open } from './browser.ts';
import { signedIn } from './people.ts';
import { payWindow, words } from './shopper.ts';

afterAll(closeBrowser);

it('an order that turns out to be over says so, and the next click makes another; one without an answer stays the same', async () => {
  const { page } = await signedIn('ru', '/?popup=payment_method&productId=2&currency=rub');
  const keys: string[] = [];
  await page.route('**/api/v2/payments/order', async (route) => {
    const { idempotencyKey } = route.request().postDataJSON() ?? {};
    if (idempotencyKey === undefined) return route.continue();
    keys.push(idempotencyKey);
    if (keys.length === 1) return route.abort();
    if (keys.length > 2) return route.continue();
    const body = { data: null, hasErrors: true, errors: [{ text: 'Этот заказ уже завершён' }] };
    return route.fulfill({ status: 409, json: body });
  });
  await page.getByRole('button', { name: words.card }).click();
  await page.getByLabel(words.email).fill('me@example.com');
  const pay = page.getByRole('button', { name: words.pay });
  await pay.click();
  await page.getByText('Сервер не ответил').waitFor();
  await pay.click();
  await page.getByText('Этот заказ уже завершён').waitFor();
  const popup = await payWindow(page);
  await page.getByText('Ждём оплату').waitFor();
  await page.getByText('Заказ не оформлен').first().waitFor({ state: 'hidden' });
  expect(keys).toEqual([keys[0], keys[0], keys[2]]);
  expect(keys[2]).not.toBe(keys[0]);
  // Nothing of it remains for the next buyer.
  await popup.getByRole('combobox').selectOption('insufficient_funds');
  await popup.getByRole('button', { name: /Отклонить|Decline/ }).click();
  await page.getByText('На карте не хватает денег').waitFor();
});

it('a browser with blocked storage can still pay', async () => {
  const { page, errors } = await signedIn('ru', '/');
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('The storage is shut.', 'SecurityError');
      },
    });
  });
  await open(page, '/?popup=payment_method&productId=2&currency=rub');
  await page.getByRole('button', { name: words.card }).click();
  await page.getByLabel(words.email).fill('me@example.com');
  const popup = await payWindow(page);
  await popup.getByRole('button', { name: /Оплатить|Pay/ }).click();
  await page.getByText(words.paid, { exact: true }).waitFor();
  expect(errors).toEqual([]);
});
