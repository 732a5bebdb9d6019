import { afterAll, describe, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { answering, closeBrowser, expectSound, open, origin, pressLate, visitor, type Visitor } from './browser.ts';
import { signedIn } from './people.ts';

afterAll(closeBrowser);

describe('the language', () => {
  it.each([
    ['', undefined, 'fr', 'ru'],
    ['', undefined, 'en-US,en;q=0.9', 'en'],
    ['', 'lang=en', 'ru', 'en'],
    ['', 'lang=xx', 'en', 'en'],
    ['?lang=ru', 'lang=en', 'en', 'ru'],
    ['?lang=xx', undefined, 'en', 'en'],
  ])('of "%s" with cookie %s and browser %s is %s from the first byte', async (query, cookie, accepted, language) => {
    const headers: Record<string, string> = { 'accept-language': accepted };
    if (cookie) headers['cookie'] = cookie;
    const html = await (await fetch(`${origin}/leaderboard${query}`, { headers })).text();
    expect(html.slice(0, 40)).toContain(`<html lang="${language}">`);
  });

  it('changes with the toggle, keeps the address, and is remembered in the browser and for the server', async () => {
    const { page, errors } = await visitor({ language: 'ru' });
    await open(page, '/leaderboard?mode=2x8');
    await page.getByRole('button', { name: /EN/ }).first().click();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(new URL(page.url()).search).toBe('?mode=2x8');
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(errors).toEqual([]);
  });

  it('follows the browser’s storage if the cookie is lost', async () => {
    const { page } = await visitor({ language: 'ru' });
    await page.addInitScript(() => localStorage.setItem('lang', 'en'));
    await page.goto('/leaderboard');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
  });
});

it('a document does not end before its style sheet is loaded, or it would be laid out without it', async () => {
  const { page, errors } = await visitor();
  await page.route('**/assets/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/heroes/pudge');
  const { sheetAt, endAt } = await page.evaluate(() => {
    // The sheet that the document is drawn with; those of pages linked from it may load later.
    const own = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])');
    const timings = performance.getEntriesByName(own?.href ?? '');
    const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    return {
      sheetAt: Math.max(...timings.map((timing) => (timing as PerformanceResourceTiming).responseEnd)),
      endAt: navigation.domContentLoadedEventStart,
    };
  });
  expect(sheetAt).toBeGreaterThan(500);
  expect(endAt).toBeGreaterThanOrEqual(sheetAt);
  expect(errors).toEqual([]);
});

describe('an action before the code of a page has arrived', () => {
  /** A page whose code, except the first script, arrives only when it is released. */
  async function early(address: string, guest?: Visitor) {
    const { page, errors } = guest ?? (await visitor({ language: 'en' }));
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const html = await (await fetch(`${origin}/?lang=en`)).text();
    const first = /id="start" src="([^"]+)"/.exec(html)?.[1] ?? '';
    await page.route('**/assets/*.js', async (route) => {
      if (!route.request().url().endsWith(first)) await released;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    return { page, main: page.getByRole('main'), errors, release };
  }

  it('counts as soon as the code arrives, if it was typing', async () => {
    const { page, main, errors, release } = await early('/players/search');
    await main.getByRole('searchbox').fill('118734206');
    release();
    await main.getByRole('button', { name: 'Find' }).click();
    await page.waitForURL('**/players/search?id=118734206');
    expect(errors).toEqual([]);
  });

  it('counts if it ticked a box, together with what was typed', async () => {
    const { main, errors, release } = await early('/heroes');
    await main.getByRole('checkbox', { name: /Universal/ }).check();
    await main.getByRole('searchbox').fill('abaddon');
    release();
    await main.getByRole('status').getByText('1 hero found').waitFor();
    expect(await main.getByRole('checkbox', { name: /Universal/ }).isChecked()).toBe(true);
    expect(errors).toEqual([]);
  });

  it('counts if it chose something in a list, and in another', async () => {
    const { page, main, errors, release } = await early('/updates');
    const [first, second] = [main.getByRole('combobox').nth(0), main.getByRole('combobox').nth(1)];
    await first.selectOption({ index: 1 });
    await second.selectOption({ index: 1 });
    const chosen = [await first.inputValue(), await second.inputValue()];
    release();
    await expect.poll(() => [...new URL(page.url()).searchParams.values()]).toEqual(chosen);
    expect([await first.inputValue(), await second.inputValue()]).toEqual(chosen);
    expect(errors).toEqual([]);
  });

  it('is sent once, with what was typed, if only the code can send it', async () => {
    const admin = await signedIn('en', '/', demoRoles.admin);
    const { page, main, errors, release } = await early('/admin/codes', admin);
    const made: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/')) made.push(request.postData() ?? '');
    });
    await main.getByLabel('Name').fill('early birds');
    await main.getByLabel('How many codes').fill('3');
    await main.getByRole('button', { name: 'Create the batch' }).click();
    await main.getByRole('button', { name: 'Create the batch' }).click();
    release();
    await page.waitForURL('**/admin/codes/*');
    await main.getByText('early birds').first().waitFor();
    expect(made.map((body) => JSON.parse(body))).toEqual([expect.objectContaining({ name: 'early birds', size: 3 })]);
    expect(errors).toEqual([]);
  });

  it('counts if it chose one of several', async () => {
    const { page, main, errors, release } = await early('/items?item=black_king_bar');
    await main.getByText('Original', { exact: true }).click();
    release();
    await page.locator('[data-seen="itemInDota"]').waitFor();
    expect(await main.getByRole('radio', { name: 'Original' }).isChecked()).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe('the header', () => {
  it('opens a menu by keyboard, enters it with the arrow, and Escape returns the focus', async () => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/leaderboard');
    const drop = page.getByRole('banner').getByRole('button', { name: 'Players' });
    await drop.focus();
    await page.keyboard.press('ArrowDown');
    expect(await drop.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Leaderboard');
    await page.keyboard.press('Escape');
    expect(await drop.getAttribute('aria-expanded')).toBe('false');
    expect(await drop.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('lists the keys when "?" is pressed outside of a field, and returns the focus', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    await open(page, '/pick');
    const list = page.getByRole('dialog', { name: 'Keyboard' });
    // Its listener arrives with the footer.
    await expect
      .poll(async () => {
        await page.keyboard.press('?');
        return list.count();
      })
      .toBe(1);
    await list.getByText('Show this list').waitFor();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await page.keyboard.press('/');
    await page.keyboard.press('?');
    expect([await page.getByRole('dialog').count(), errors]).toEqual([0, []]);
  });

  it('closes a menu 150 ms after the pointer has left', async () => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/leaderboard');
    const drop = page.getByRole('banner').getByRole('button', { name: 'Players' });
    await drop.hover();
    await expect.poll(() => drop.getAttribute('aria-expanded')).toBe('true');
    await page.mouse.move(700, 700);
    await expect.poll(() => drop.getAttribute('aria-expanded')).toBe('false');
  });

  it('has a menu on narrow screens that keeps the focus and closes on Escape and on navigation', async () => {
    const { page, errors } = await visitor({ language: 'en', width: 390 });
    await open(page, '/leaderboard');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => Boolean(document.activeElement?.closest('dialog, [role=dialog]')) || document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    await expectSound(page);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Matches' }).click();
    await page.waitForURL('**/live');
    await menu.waitFor({ state: 'hidden' });
    expect(errors).toEqual([]);
  });

  it('follows links without a new document and moves the focus to the new page', async () => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/leaderboard');
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await page.mouse.wheel(0, 1500);
    await pressLate(page.getByRole('contentinfo').getByRole('link', { name: 'Find a match' }));
    await page.waitForURL('**/matches/search');
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.goBack();
    await page.waitForURL('**/leaderboard');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });
});

describe('an unknown address', () => {
  it.each(['ru', 'en'])('is a real 404 page in %s', async (language) => {
    const { page } = await visitor({ language });
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expectSound(page);
  });
});

it('a link that is clicked twice is one step, and a page left with Back is where it was when the reader returns', async () => {
  const { page, errors } = await visitor({ language: 'en', width: 1440 });
  await open(page, '/');
  const steps = await page.evaluate(() => history.length);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Leaderboard' });
  await link.dblclick();
  await page.waitForURL('**/leaderboard');
  await page.getByRole('heading', { level: 1, name: 'Leaderboard' }).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.evaluate(() => scrollTo(0, 900));
  await page
    .locator('main a[href^="/players/"]')
    .first()
    .evaluate((link) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  await page.waitForURL('**/players/*');
  await page.evaluate(() => scrollTo(0, 300));
  await page.evaluate(() => history.back());
  await page.waitForURL('**/leaderboard');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.evaluate(() => history.forward());
  await page.waitForURL('**/players/*');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(errors).toEqual([]);
});

it('a payment is followed through a short outage, and what was typed into a gift stays when the account becomes known', async () => {
  const { page } = await visitor({ language: 'en', width: 1440 });
  const busy = { data: null, errors: [{ text: 'busy' }], hasErrors: true };
  await page.route('**/api/v2/payments/order*', (route) => route.fulfill({ status: 503, json: busy }));
  await page.route('**/api/v2/payments/order/**', (route) => route.fulfill({ status: 503, json: busy }));
  await open(page, '/payments/return?order=1');
  await page.waitForTimeout(2500);
  expect(await page.getByText('No such order').count()).toBe(0);

  const account = { authorized: true, playerId: 255_018_366, nickname: 'Somebody', avatarUrl: null };
  let answer = () => {};
  const known = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/authorized', async (route) => {
    await known;
    await route.fulfill({ json: { data: account, errors: [], hasErrors: false } });
  });
  await open(page, '/gift');
  const message = page.locator('main textarea').first();
  await (await answering(message)).fill('Good luck');
  answer();
  await page.waitForTimeout(1000);
  expect(await message.inputValue()).toBe('Good luck');
});
