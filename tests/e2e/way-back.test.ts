import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { closeBrowser, open, visitor } from './browser.ts';

afterAll(closeBrowser);

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** How far below the upper edge of the window the part that the address names begins. */
const partAt = (page: Page, hash: string) =>
  page.evaluate((id) => (location.hash === id ? document.querySelector(id)?.getBoundingClientRect().top : undefined), hash);

it.each(['', '?lang=en'])('the way back and on leads through the parts of a page, at /developers%s', async (query) => {
  const { page, errors } = await visitor({ language: 'en' });
  await open(page, `/developers${query}`);
  const links = page.locator('main a[href^="#"]');
  const press = async (number: number) => {
    const link = links.nth(number);
    await link.evaluate((part: HTMLElement) => part.click());
    return String(await link.getAttribute('href'));
  };
  await page.evaluate(() => scrollTo(0, 60));
  const first = await press(3);
  await expect.poll(() => partAt(page, first)).toBeLessThan(300);
  const second = await press(12);
  await expect.poll(() => partAt(page, second)).toBeLessThan(300);
  await page.evaluate(() => history.back());
  await expect.poll(() => partAt(page, first)).toBeLessThan(300);
  await page.evaluate(() => history.back());
  await expect.poll(() => scrolled(page)).toBe(60);
  await page.evaluate(() => history.go(2));
  await expect.poll(() => partAt(page, second)).toBeLessThan(300);
  expect(errors).toEqual([]);
});
