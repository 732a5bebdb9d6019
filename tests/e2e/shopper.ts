import type { Page } from 'playwright-core';

export const words = {
  pay: 'Оплатить картой',
  card: /Российская карта/,
  email: 'Почта для чека',
  paid: 'Оплачено',
  pageOpen: 'Открыть страницу оплаты',
};

/** Presses the button that pays and returns the window that opens. */
export async function payWindow(page: Page, presses = 1): Promise<Page> {
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: words.pay }).click({ clickCount: presses }),
  ]);
  await popup.waitForURL(/\/confirm\//);
  return popup;
}

/** What the site knows of who is signed in. */
export async function who(page: Page): Promise<{ shardsAmount: number; dotaPlusExpireDate: number; isSubscribed: boolean }> {
  return (await (await page.request.get('/api/auth/authorized')).json()).data;
}
