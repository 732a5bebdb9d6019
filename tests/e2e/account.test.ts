import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { closeBrowser, expectSound, followLink, game, open, origin, visitor } from './browser.ts';
import { signedIn, signIn } from './people.ts';

afterAll(closeBrowser);

const names = {
  ru: {
    signIn: 'Войти через Steam',
    subscribe: 'Оформить подписку',
    menu: /^Профиль и выход/,
    profile: 'Мой профиль',
    logOut: /^Выйти$/,
    everywhere: /^Выйти везде/,
    champion: /чемпион 1x6/,
    admin: /администратор/,
    cancel: 'Отмена',
    cancelled: 'Вход отменён',
    busy: 'Steam перегружен',
  },
  en: {
    signIn: 'Sign in with Steam',
    subscribe: 'Subscribe',
    menu: /^Profile and sign out/,
    profile: 'My profile',
    logOut: /^Sign out$/,
    everywhere: /^Sign out everywhere/,
    champion: /champion of 1x6/,
    admin: /^(?!.*champion).*admin/,
    cancel: 'Cancel',
    cancelled: 'Sign-in cancelled',
    busy: 'Steam is busy',
  },
};
type Words = (typeof names)['ru'];

/** Opens an address and waits until the page knows who is looking: until then the link to sign in is shown. */
async function openKnown(page: Page, address: string): Promise<void> {
  const answer = page.waitForResponse('**/api/auth/authorized');
  await open(page, address);
  await (await answer).finished();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^(Войти через Steam|Sign in with Steam)$/ })
    .waitFor();
}

async function signInAtSteam(page: Page, words: Words, person: RegExp | string = words.champion): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: words.signIn }).click();
  await page.waitForURL(/\/openid\/login/);
  await page.getByRole('link', { name: person }).click();
  await page.waitForURL(`${origin}/**`);
}

describe('an account', () => {
  it('signs in and stays on the page, is shown in the header, finds its profile and signs out', async () => {
    const words = names.ru;
    const { page, errors } = await visitor({ language: 'ru' });
    await open(page, '/leaderboard?mode=2x8');
    await signInAtSteam(page, words);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/leaderboard?mode=2x8');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: words.menu }).waitFor();
    expect(await banner.getByRole('link', { name: words.signIn }).count()).toBe(0);
    // The bar with the player’s own place covers whichever row is at the bottom of the screen; a screen this high has none there.
    await page.setViewportSize({ width: 1440, height: 9000 });
    await expectSound(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await banner.getByRole('button', { name: words.menu }).hover();
    await banner.getByRole('link', { name: words.profile }).click();
    await page.waitForURL(`**/players/${demoRoles.champion}`);
    await page.reload();
    await banner.getByRole('button', { name: words.menu }).focus();
    await page.keyboard.press('ArrowDown');
    await banner.getByRole('button', { name: words.logOut }).click();
    await banner.getByRole('link', { name: words.signIn }).waitFor();
    await page.reload();
    await banner.getByRole('link', { name: words.signIn }).waitFor();
    expect(errors).toEqual([]);
  });

  it('is told in words that it cancelled, or that Steam is busy, and comes back to its page anyway', async () => {
    const words = names.en;
    const { page } = await visitor({ language: 'en' });
    await open(page, '/matches/search');
    await signInAtSteam(page, words, words.cancel);
    await page.getByText(words.cancelled).waitFor();
    await page.waitForURL(`${origin}/matches/search`);
    await signInAtSteam(page, words, /429/);
    await page.getByText(words.busy).waitFor();
    await page.waitForURL(`${origin}/matches/search`);
    await page.getByRole('status').getByRole('button', { name: words.signIn }).click();
    await page.waitForURL(/\/openid\/login/);
  });
});

describe('signing out everywhere', () => {
  it('signs out the other browser too', async () => {
    const first = await signedIn('en', '/matches/search', demoRoles.admin);
    const second = await signedIn('en', '/matches/search', demoRoles.admin);
    for (const { page } of [first, second]) await page.getByRole('button', { name: names.en.menu }).waitFor();
    await first.page.getByRole('button', { name: names.en.menu }).hover();
    await first.page.getByRole('button', { name: names.en.everywhere }).click();
    await first.page.getByRole('link', { name: names.en.signIn }).waitFor();
    await second.page.reload();
    await second.page.getByRole('link', { name: names.en.signIn }).waitFor();
  });
});

describe('a popup named in the address', () => {
  it('closes for a visitor, while the rest of the address stays and Back works', async () => {
    const { page, errors } = await visitor({ language: 'ru' });
    await open(page, '/matches/search');
    await open(page, '/leaderboard?mode=2x8&popup=shards&utm_source=x');
    await page.waitForURL(`${origin}/leaderboard?mode=2x8&utm_source=x`);
    await page.goBack();
    await page.waitForURL(`${origin}/matches/search`);
    expect(errors).toEqual([]);
  });

  it('opens for a signed-in player, unless it is unknown or not for their language', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    await signIn(page, demoRoles.champion);
    for (const gone of ['popup=nonsense', 'popup=present', 'popup=notice&noticeCode=99', 'popup=payment_method']) {
      await open(page, `/matches/search?${gone}&mode=2x8`);
      await page.waitForURL(`${origin}/matches/search?mode=2x8`);
    }
    await open(page, '/matches/search?popup=notice&noticeCode=1');
    await page.getByRole('dialog').getByText('FunPay').waitFor();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await page.waitForURL(`${origin}/matches/search`);
    await open(page, '/matches/search?popup=shards');
    await page.getByRole('button', { name: names.en.menu }).waitFor();
    await page.waitForTimeout(200);
    expect(page.url()).toBe(`${origin}/matches/search?popup=shards`);
    expect(errors).toEqual([]);
  });
});

describe('a click that opens a popup', () => {
  it.each([
    ['before', 'ru'],
    ['after', 'en'],
  ] as const)('by a visitor, %s the page knows who is looking, leads through Steam to the same popup, in %s', async (moment, language) => {
    const words = names[language];
    const { page, errors } = await visitor({ language });
    if (moment === 'before') {
      await page.route('**/api/auth/authorized', async (route) => {
        await sleep(2000);
        await route.continue().catch(() => {});
      });
    }
    await (moment === 'after' ? openKnown : open)(page, '/dota-plus');
    await page.getByRole('main').getByRole('link', { name: words.subscribe }).first().click();
    await page.waitForURL(/\/openid\/login/);
    await page.unrouteAll();
    await page.getByRole('link', { name: words.champion }).click();
    await page.waitForURL(`${origin}/dota-plus?popup=dota_plus`);
    await page.getByRole('dialog').waitFor();
    expect(errors).toEqual([]);
  });

  it('by a signed-in player, before the page knows that, opens it anyway', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    await signIn(page, demoRoles.champion);
    await page.route('**/api/auth/authorized', async (route) => {
      await sleep(1000);
      await route.continue().catch(() => {});
    });
    await open(page, '/dota-plus');
    await page.getByRole('main').getByRole('link', { name: names.en.subscribe }).first().click();
    await page.waitForURL(`${origin}/dota-plus?popup=dota_plus`);
    await page.getByRole('dialog').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('a page for admins', () => {
  it('sends home anyone who comes to it by a link, and the admin who signs out on it', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
    await openKnown(page, '/leaderboard');
    await followLink(page, '/admin');
    await page.waitForURL(`${origin}/`);
    expect(documents).toEqual(['/leaderboard']);
    await signInAtSteam(page, names.en, names.en.admin);
    await page.getByRole('button', { name: names.en.menu }).waitFor();
    await followLink(page, '/admin');
    await page.waitForURL(`${origin}/admin`);
    // The address changes before the page does, and an open menu closes when the page arrives.
    await page.getByRole('navigation', { name: 'Admin' }).waitFor();
    await page.evaluate(() => document.body.style.setProperty('min-height', '3000px'));
    await page.evaluate(() => scrollTo(0, 700));
    await page.getByRole('button', { name: names.en.menu }).hover();
    await page.getByRole('button', { name: names.en.logOut }).click();
    await page.waitForURL(`${origin}/`);
    // At the top of another page, as after a link.
    await expect.poll(() => page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'main']);
    expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
  });
});

describe('signing in', () => {
  it('returns to the same part of the page', async () => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/leaderboard?mode=2x8#main');
    await signInAtSteam(page, names.en);
    expect(page.url()).toBe(`${origin}/leaderboard?mode=2x8#main`);
  });
});

describe.each([
  ['ru', 'Ссылка из игры уже не действует'],
  ['en', 'The link from the game has expired'],
] as const)('a sign-in link of the game, in %s', (language, noLonger) => {
  it('signs in once and opens its popup; the second time it says why not', async () => {
    const answer = await game('/api/game/login', {
      matchId: '990001',
      matchKey: 'k'.repeat(32),
      playerId: String(demoRoles.admin),
      redirectUrl: `${origin}/?popup=shards`,
    });
    const { url } = (await answer.json()) as { url: string };
    const { page } = await visitor({ language });
    await page.goto(url);
    await page.getByRole('dialog').waitFor();
    expect(page.url()).toBe(`${origin}/?popup=shards`);
    await page.getByRole('button', { name: names[language].menu }).waitFor();
    const other = await visitor({ language });
    await other.page.goto(url);
    await other.page.getByText(noLonger).waitFor();
    await other.page.getByRole('link', { name: names[language].signIn }).waitFor();
  });
});

describe('while it is unknown who is signed in', () => {
  it('the site looks as for a visitor', async () => {
    const { page } = await visitor({ language: 'en' });
    await page.route('**/api/auth/authorized', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await openKnown(page, '/leaderboard');
  });
});
