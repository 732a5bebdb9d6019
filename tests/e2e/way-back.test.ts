import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { answering, closeBrowser, open, visitor } from './browser.ts';

afterAll(closeBrowser);

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** How far below the top of the window the addressed part begins. */
const partAt = (page: Page, hash: string) =>
  page.evaluate((id) => (location.hash === id ? document.querySelector(id)?.getBoundingClientRect().top : undefined), hash);

it.each(['', '?lang=en'])('Back and Forward go through the parts of a page, at /developers%s', async (query) => {
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

it.each([
  ['before which another one was pressed', 1, -1],
  ['that was pressed twice', 0, 1],
])('a page %s begins at its top when it is reached through the history', async (_, second, step) => {
  const { page } = await visitor({ language: 'en' });
  await open(page, '/leaderboard');
  const [wanted = '', last] = await page.evaluate((number) => {
    scrollTo(0, 900);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main tbody a[href^="/players/"]')];
    const [one, other] = [links[0], links.find(({ pathname }) => pathname !== links[0]?.pathname)];
    const pressed = [one, number === 0 ? one : other];
    for (const link of pressed) link?.click();
    return pressed.map((link) => String(link?.pathname));
  }, second);
  const shown = async (path: string | undefined) => {
    await page.waitForURL(`**${path}`);
    await page.locator(`main a[href^="${path}"]`).first().waitFor();
    // Rows that wait for it have none.
    await page.locator('#games a[href^="/matches/"]').first().waitFor();
  };
  await shown(last);
  await expect.poll(() => scrolled(page)).toBe(0);
  if (step > 0) {
    await page.evaluate(() => history.back());
    await expect.poll(() => scrolled(page)).toBe(900);
  }
  await page.evaluate((by) => history.go(by), step);
  await shown(wanted);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect.poll(() => scrolled(page)).toBe(0);
});

it('a link to an impossible part opens the page', async () => {
  const { page, errors } = await visitor({ language: 'en' });
  await open(page, '/heroes');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/"]');
    link?.setAttribute('href', '/leaderboard#50%');
    link?.click();
  });
  await page.getByRole('heading', { level: 1, name: 'Leaderboard' }).waitFor();
  await page.waitForTimeout(300);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(errors).toEqual([]);
});

it('a reloaded page, also in another language, stays where the reader was', async () => {
  const { page } = await visitor({ language: 'en' });
  await open(page, '/leaderboard');
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.evaluate(() => scrollTo(0, 500));
  await page
    .getByRole('button', { name: 'RU', exact: true })
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await page.waitForFunction(() => document.documentElement.lang === 'ru');
  await expect.poll(() => scrolled(page)).toBe(500);
});

it('a reader who has begun to scroll a reloaded page before its code arrived stays there', async () => {
  const { page } = await visitor({ language: 'en' });
  await open(page, '/leaderboard');
  await page.evaluate(() => scrollTo(0, 300));
  const gate = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, 900));
      return scrolled(page);
    })
    .toBe(900);
  gate.resolve();
  await answering(page.getByRole('contentinfo').getByRole('link').first());
  expect(await scrolled(page)).toBe(900);
});
