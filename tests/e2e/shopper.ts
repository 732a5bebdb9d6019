import type { Page } from 'playwright-core';
import { open, origin, visitor } from './browser.ts';

export const VISITOR = 255_018_366;
export const CHAMPION = 118_734_206;
export const words = {
  ru: {
    visitor: /играет, без подписки/,
    pay: 'Оплатить картой',
    card: /Российская карта/,
    email: 'Почта для чека',
    paid: 'Оплачено',
    pageOpen: 'Открыть страницу оплаты',
  },
  en: { visitor: /plays, no subscription/ },
};

/** Someone of the demo, signed in, at an address. */
export async function signedIn(language: 'ru' | 'en', address: string, person: RegExp = words[language].visitor) {
  const guest = await visitor({ language });
  await guest.page.goto(`/api/auth/steam?return=${encodeURIComponent(address)}`);
  await guest.page.getByRole('link', { name: person }).click();
  await guest.page.waitForURL(`${origin}/**`);
  await open(guest.page, address);
  return guest;
}

/** Presses the button that pays and returns the window that opens. */
export async function payWindow(page: Page, presses = 1): Promise<Page> {
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: words.ru.pay }).click({ clickCount: presses }),
  ]);
  await popup.waitForURL(/\/confirm\//);
  return popup;
}

/** What the site knows of who is signed in. */
export async function who(page: Page): Promise<{ shardsAmount: number; dotaPlusExpireDate: number; isSubscribed: boolean }> {
  return (await (await page.request.get('/api/auth/authorized')).json()).data;
}
