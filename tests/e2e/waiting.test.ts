import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { answering, closeBrowser, codeOf, expectSound, open, origin, pressLate, visitor } from './browser.ts';
import { signedIn, signIn } from './people.ts';

afterAll(closeBrowser);

/** Holds back what pages load until it is released. */
async function hold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/v2/**', async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

describe('a page that takes longer than a moment', () => {
  it('shows a line, its heading and a hundred busy rows, then its content where the reader has scrolled to meanwhile', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    await open(page, '/');
    const letGo = await hold(page);
    await pressLate(page.getByRole('contentinfo').getByRole('link', { name: 'Leaderboard' }));
    await page.getByRole('heading', { level: 1, name: 'Leaderboard' }).waitFor();
    expect(await page.locator('main [aria-busy="true"] > div').count()).toBe(100);
    expect(await page.locator('html').getAttribute('data-pending')).toBe('');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement, '::before').position)).toBe('fixed');
    await expectSound(page);
    await page.evaluate(() => scrollTo(0, 900));
    letGo();
    await page.getByRole('columnheader', { name: 'Rating' }).waitFor();
    expect(await page.locator('html').getAttribute('data-pending')).toBe(null);
    expect(await page.evaluate(() => scrollY)).toBe(900);
    expect(errors).toEqual([]);
  });
});

it.each([
  ['season', async (page: Page) => (await answering(page.getByRole('main').getByRole('combobox'))).selectOption('13')],
  ['mode', (page: Page) => page.getByRole('link', { name: '2x8 duo' }).click()],
] as const)('the rows that another %s of the leaderboard replaces are dim and busy until it arrives', async (_, choose) => {
  const { page, errors } = await visitor({ language: 'en' });
  await open(page, '/leaderboard');
  const replaced = page.getByRole('main').locator('[aria-busy="true"]');
  const letGo = await hold(page);
  await choose(page);
  await replaced.nth(1).waitFor();
  await replaced.getByRole('columnheader', { name: 'Rating' }).waitFor();
  await replaced.getByRole('region', { name: 'Top three' }).waitFor();
  await expect.poll(() => replaced.evaluateAll((parts) => parts.every((part) => Number(getComputedStyle(part).opacity) < 0.7))).toBe(true);
  letGo();
  await expect.poll(() => replaced.count()).toBe(0);
  expect(errors).toEqual([]);
});

it('a season that is chosen while the page is being hydrated counts', async () => {
  const { page, errors } = await visitor({ language: 'en' });
  await page.addInitScript(() => {
    type Fiber = { return: Fiber | null; stateNode: { current: Fiber } };
    const { port1, port2 } = new MessageChannel();
    // React pauses between the steps of its work, and events arrive there: here between its last step and what is done after it.
    port1.addEventListener('message', () => {
      const select = document.querySelector<HTMLSelectElement>('main select');
      let fiber: Fiber | null = select && Reflect.get(select, Object.keys(select).find((key) => key.startsWith('__reactFiber')) ?? '');
      while (fiber?.return) fiber = fiber.return;
      if (!select || !fiber || fiber.stateNode.current !== fiber) return port2.postMessage('again');
      select.value = '13';
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    });
    port1.start();
    port2.postMessage('begin');
  });
  await page.goto(`${origin}/leaderboard`);
  await page.waitForURL(`${origin}/leaderboard?season=13`);
  expect(await page.getByRole('main').getByRole('combobox').inputValue()).toBe('13');
  expect(errors).toEqual([]);
});

describe('input before the code of its part has arrived', () => {
  /** Holds back the code of a part until it is released. */
  async function holdCode(page: Page, source: string): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**/${codeOf(source)}`, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }

  it('counts, for example two filters of a profile', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    const letGo = await holdCode(page, 'src/areas/players/profile/LateProfile.tsx');
    await open(page, `/players/${demoRoles.champion}`);
    const filters = page.getByRole('form', { name: 'Which matches' });
    await filters.getByRole('combobox', { name: 'Place' }).selectOption('1');
    await filters.getByRole('combobox', { name: 'Mode' }).selectOption('1x6');
    letGo();
    await page.waitForURL((url) => url.searchParams.get('place') === '1' && url.searchParams.get('in') === '1x6');
    expect(errors).toEqual([]);
  });

  it('stays, for example the address and the message of a gift', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    const letGo = await holdCode(page, 'src/site/gift/LateGift.tsx');
    await open(page, '/gift');
    await page.getByLabel('For whom', { exact: true }).fill('zzzz');
    await page.getByLabel('Message').fill('well played');
    letGo();
    await page.getByText('11 / 140').waitFor();
    expect(await page.getByLabel('For whom', { exact: true }).inputValue()).toBe('zzzz');
    expect(errors).toEqual([]);
  });
});

it.each([390, 1440])('the fields of a gift stay where they are while its products load, %i px wide', async (width) => {
  const { page, errors } = await visitor({ width });
  const letGo = await hold(page);
  await open(page, '/gift');
  const message = page.getByLabel('Сообщение');
  const topOf = () => message.evaluate((field) => field.getBoundingClientRect().top + scrollY);
  await message.waitFor();
  const before = await topOf();
  letGo();
  await page.getByRole('radio').first().waitFor();
  expect(Math.abs((await topOf()) - before)).toBeLessThan(4);
  expect(errors).toEqual([]);
});

it('a choice is shown at once while its page is loading, and the next choice counts beside it', async () => {
  const { page, errors } = await signedIn('en', '/heroes/meta', demoRoles.champion);
  await page.getByRole('table').first().waitFor();
  const letGo = await hold(page);
  const filters = page.getByRole('main').getByRole('search');
  for (const name of ['Last week', 'Legend']) {
    await filters.getByText(name, { exact: true }).click();
    expect(await filters.getByRole('radio', { name, exact: true }).isChecked()).toBe(true);
    await page.waitForTimeout(400);
  }
  expect(await filters.getByRole('radio', { name: 'Last week', exact: true }).isChecked()).toBe(true);
  letGo();
  await page.waitForURL((url) => url.searchParams.get('period') === 'prev_week' && url.searchParams.get('group') === 'legend');
  await page.getByRole('table').first().waitFor();
  expect(errors).toEqual([]);
});

describe('a call that fails', () => {
  it('leaves the page in place, says so, and is tried again on a click', async () => {
    const { page } = await visitor({ language: 'en' });
    await open(page, `/players/${demoRoles.champion}`);
    await page.route('**/api/v2/players/profile*', (route) => route.abort());
    await pressLate(page.getByRole('navigation', { name: 'Recent matches' }).getByRole('link', { name: 'Page 2' }));
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByText('Could not load this').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSound(page);
    await page.unroute('**/api/v2/players/profile*');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Page 2', exact: true, includeHidden: true }).and(page.locator('[aria-current]')).waitFor();
    await alert.waitFor({ state: 'detached' });
  });

  it('says that a page did not arrive, without calling the site broken', async () => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/');
    await page.route('**/api/v2/leaderboard*', (route) => route.abort());
    await pressLate(page.getByRole('contentinfo').getByRole('link', { name: 'Leaderboard' }));
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByText('Could not load this').waitFor();
    await page.unroute('**/api/v2/leaderboard*');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('columnheader', { name: 'Rating' }).waitFor();
  });
});

describe('signing in and out', () => {
  it('is a link in the HTML of every page', async () => {
    const { page } = await visitor({ language: 'en', javaScriptEnabled: false });
    await page.goto('/leaderboard?mode=2x8');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in with Steam' }).click();
    await page.getByRole('link', { name: /champion of 1x6/ }).click();
    await page.waitForURL(`${origin}/leaderboard**`);
  });

  it('is noticed in other tabs, and an ended session is noticed and told by the first call that needs it', async () => {
    const { page } = await signedIn('en', '/leaderboard', demoRoles.champion);
    const account = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: /^Profile and sign/ });
    await account(page).waitFor();
    const other = await page.context().newPage();
    await open(other, `/players/${demoRoles.champion}`);
    await account(other).hover();
    await other
      .getByRole('banner')
      .getByRole('button', { name: /^(Sign|Log) out$/ })
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in with Steam' }).waitFor();

    await signIn(page, demoRoles.champion);
    await open(page, `/players/${demoRoles.champion}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.context().clearCookies();
    await page.getByRole('dialog').getByLabel('Twitch').fill('https://twitch.tv/somebody');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('You are signed out').waitFor();
    await page.getByText('Sign in again to continue.').locator('..').getByRole('button', { name: 'Sign in with Steam' }).click();
    await page.getByRole('link', { name: /champion of 1x6/ }).click();
    await page.waitForURL(`${origin}/players/${demoRoles.champion}`);
  });
});

describe('a popup', () => {
  it('that was open when the session ended says so, and signing in returns to it', async () => {
    const { page } = await signedIn('ru', '/dota-plus?popup=dota_plus');
    const shop = page.getByRole('dialog', { name: 'Подписка Dota Plus' });
    await shop.getByRole('radio', { name: /Plus, 12 месяцев/ }).check();
    await page.context().clearCookies();
    await shop.getByRole('button', { name: 'Дальше' }).click();
    await page.getByText('Сеанс завершён').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
    await page.getByText('Войдите снова, чтобы продолжить.').locator('..').getByRole('button', { name: 'Войти через Steam' }).click();
    await page.locator(`a[href*="as=${demoRoles.visitor}"]`).click();
    await page.getByRole('dialog', { name: 'Как оплатить' }).getByText('Plus, 12 месяцев').waitFor();
  });

  it('with a typed code has it again after signing in if the session ended', async () => {
    const { page } = await signedIn('en', '/?popup=redeem');
    const code = page.getByRole('dialog').getByLabel('Code');
    await code.fill('1X6-ABCDE-ABCDE-ABCDE-ABCDE');
    await page.context().clearCookies();
    await page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click();
    await page.getByText('Sign in again to continue.').locator('..').getByRole('button', { name: 'Sign in with Steam' }).click();
    await page.locator(`a[href*="as=${demoRoles.visitor}"]`).click();
    await code.waitFor();
    await expect.poll(() => code.inputValue()).toBe('1X6-ABCDE-ABCDE-ABCDE-ABCDE');
  });

  it('that requires signing in does not mention an ended session', async () => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/?popup=shards');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await page.getByText('You are signed out').count()).toBe(0);
  });

  it('leaves one entry of its page in the history when it is closed', async () => {
    const { page } = await signedIn('en', '/', demoRoles.champion);
    await open(page, '/leaderboard');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Shards/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.waitForURL('**/leaderboard');
    await page.goBack();
    await page.waitForURL(`${origin}/`);
  });
});
