import { afterAll, describe, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { answering, api, closeBrowser, isFirefox, expectSound, followLink, open, origin, visitor } from './browser.ts';
import { signIn } from './people.ts';

afterAll(closeBrowser);
const CHAMPION = demoRoles.champion;
const BANNED = demoRoles.bannedOnSocials;
const OF_MANY_HEROES = demoRoles.duoPair[0];
const words = {
  signIn: 'Sign in with Steam',
  edit: 'Edit',
  save: 'Save',
  wrong: 'only links to twitch.tv allowed',
  saved: 'Links saved',
  menu: /^Profile and sign out/,
  logOut: /^Sign out$/,
  below: /^Easiest opponents/,
  collection: 'Collection of wins',
  collected: /^Won in 1x6 with \d+ of 36 heroes/,
  all: (count: number) => `Show all ${count}`,
  ourMatches: 'Our matches',
  recompute: 'Recalculate the rating',
  fits: /^Everything adds up: [\d,]+ rating changes/,
};

describe('a profile', () => {
  const {
    signIn: toSignIn,
    edit,
    save,
    wrong,
    saved,
    menu,
    logOut,
    below,
    collection,
    collected,
    all,
    ourMatches,
    recompute,
    fits,
  } = words;

  it.skipIf(isFirefox)('keeps a rating in one piece and fits a phone with text twice as large', async () => {
    const { page } = await visitor({ language: 'ru', width: 390, height: 844 });
    const reader = await page.context().newCDPSession(page);
    await reader.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await open(page, `/players/${demoRoles.champion}`);
    const lines = await page
      .locator('dl dd')
      .first()
      .evaluate((rating) => rating.clientHeight / Number.parseFloat(getComputedStyle(rating).lineHeight));
    expect(lines).toBeLessThan(1.5);
    await page.getByRole('heading', { name: 'Рейтинг', exact: true }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it('recalculates its rating in the browser from the nightly files, by keyboard, and says that it fits', async () => {
    // A site that has just started makes its files a little later.
    await expect.poll(async () => (await (await fetch(`${origin}/api/v2/data`)).json()).data, { timeout: 180_000 }).not.toBeNull();
    const { page, errors } = await visitor({ language: 'en' });
    await open(page, `/players/${BANNED}`);
    await (await answering(page.getByRole('button', { name: recompute }))).press('Enter');
    await page.getByText(fits).waitFor();
    // By a link, as from a match: the result was about another player.
    await followLink(page, `/players/${CHAMPION}`);
    await page.waitForURL(`${origin}/players/${CHAMPION}`);
    await page.getByRole('button', { name: recompute }).waitFor();
    expect(await page.getByText(fits).count()).toBe(0);
    expect(errors).toEqual([]);
  }, 240_000);

  it('lets its owner sign in, change the links, which are checked and shown to everyone, and sign out', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    await open(page, `/players/${CHAMPION}`);
    expect(await page.getByRole('button', { name: edit }).count()).toBe(0);
    await signIn(page, CHAMPION);
    await open(page, `/players/${CHAMPION}`);
    await page.getByRole('button', { name: edit }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Twitch').fill('https://evil.example/');
    await page.keyboard.press('Enter');
    await dialog.getByText(wrong).waitFor();
    expect(await dialog.getByRole('button', { name: save }).isDisabled()).toBe(true);
    await expectSound(page);
    // As the address bar shows it.
    await dialog.getByLabel('Twitch').fill(' twitch.tv/somebody ');
    await dialog.getByRole('button', { name: save }).click();
    await page.getByText(saved).waitFor();
    const link = page.getByRole('main').getByRole('link', { name: 'Twitch' });
    await expect.poll(() => link.getAttribute('href')).toBe('https://twitch.tv/somebody');
    expect(await link.getAttribute('rel')).toBe('nofollow ugc noopener');
    expect(await api(`/api/v2/players?playerId=${CHAMPION}`)).toMatchObject({ social: { twitch: 'https://twitch.tv/somebody' } });
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: menu }).hover();
    await banner.getByRole('button', { name: logOut }).click();
    await banner.getByRole('link', { name: toSignIn }).waitFor();
    expect(page.url()).toBe(`${origin}/players/${CHAMPION}`);
    expect(await page.getByRole('button', { name: edit }).count()).toBe(0);
    expect(await link.getAttribute('href')).toBe('https://twitch.tv/somebody');
    expect(errors).toEqual([]);
  });

  it('loads whom the player met when the reader scrolls near, and links to the matches with each', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, `/players/${CHAMPION}`);
    expect(asked).not.toContain('/api/v2/players/met');
    const people = page.getByRole('region', { name: below });
    await people.scrollIntoViewIfNeeded();
    await people.getByRole('link').first().click();
    await page.waitForURL(new RegExp(`/players/${CHAMPION}/with/`));
    expect(asked.filter((path) => path === '/api/v2/players/met')).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('loads what the player has won with when the reader scrolls near, and tries again after a failure', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    let asked = 0;
    await page.route('**/api/v2/players/collection?**', (route) => (++asked === 1 ? route.abort() : route.continue()));
    await open(page, `/players/${CHAMPION}`);
    const heroes = page.getByRole('region', { name: collection });
    // The part above may still grow.
    const nearer = async () => {
      await heroes.scrollIntoViewIfNeeded();
      return asked;
    };
    await expect.poll(nearer).toBe(1);
    await heroes.getByRole('button').click();
    await heroes.getByText(collected).waitFor();
    expect(await heroes.getByRole('listitem').count()).toBe(36);
    expect(asked).toBe(2);
    expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
  });

  it('shows ten of the heroes played, and all on request, where the focus continues', async () => {
    const { heroes } = await api<{ heroes: unknown[] }>(`/api/v2/players/profile?playerId=${OF_MANY_HEROES}&isduo=true`);
    const { page, errors } = await visitor({ language: 'en' });
    await open(page, `/players/${OF_MANY_HEROES}?mode=2x8`);
    const rows = page.locator('#heroes tbody tr').filter({ visible: true });
    await expect.poll(() => rows.count()).toBe(10);
    await (await answering(page.getByRole('button', { name: all(heroes.length) }))).press('Enter');
    await expect.poll(() => rows.count()).toBe(heroes.length);
    expect(await rows.nth(10).evaluate((row) => row === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('offers no edit to a player banned from socials, and on another’s profile the common matches', async () => {
    const { page } = await visitor({ language: 'en' });
    await signIn(page, BANNED);
    await open(page, `/players/${BANNED}`);
    await page.getByRole('banner').getByRole('button', { name: menu }).waitFor();
    expect(await page.getByRole('button', { name: edit }).count()).toBe(0);

    // Another’s profile links to the common matches, one's own does not.
    const together = page.getByRole('main').getByRole('link', { name: ourMatches });
    expect(await together.count()).toBe(0);
    await open(page, `/players/${CHAMPION}`);
    await together.click();
    await page.waitForURL(`${origin}/players/${BANNED}/with/${CHAMPION}`);
    await expectSound(page);
  });
});

it('the lists that filter the matches of a profile keep the focus, and follow Back', async () => {
  const { page, errors } = await visitor({ language: 'ru' });
  await open(page, `/players/${CHAMPION}`);
  const place = await answering(page.getByRole('combobox', { name: 'Место' }));
  await place.focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/place=1/);
  await expect.poll(() => page.locator('#games tbody tr').count()).toBeLessThan(15);
  expect(await place.evaluate((list) => list === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/place=2/);
  expect(await place.evaluate((list) => list === document.activeElement)).toBe(true);
  await expect.poll(() => page.locator('#games tbody tr').count()).toBeGreaterThan(0);
  await page.goBack();
  await page.waitForURL(/place=1/);
  await expect.poll(() => place.inputValue()).toBe('1');
  // Back before the chosen page has arrived.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue();
  });
  await place.focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/place=2/);
  expect(await place.inputValue()).toBe('2');
  await page.goBack();
  await page.waitForURL(/place=1/);
  await expect.poll(() => place.inputValue()).toBe('1');
  release();
  expect(errors).toEqual([]);
});

it('paging through matches by keyboard continues in the list, not at the top of the profile', async () => {
  const { page, errors } = await visitor({ language: 'ru' });
  await open(page, `/players/${demoRoles.visitor}`);
  const games = page.locator('#games');
  await (await answering(games.getByRole('link', { name: 'Следующая страница' }))).press('Enter');
  await page.waitForURL(/page=2/);
  await expect.poll(() => games.evaluate((list) => list === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await games.evaluate((list) => list.contains(document.activeElement))).toBe(true);
  expect(errors).toEqual([]);
});

it.each([
  ['ru', 768, ''],
  ['en', 320, '?mode=2x8'],
])('a profile has no faults in %s at %i px%s, and neither has the page of two players', async (language, width, query) => {
  const { page, errors } = await visitor({ language, width });
  for (const address of [`/players/${CHAMPION}${query}`, `/players/${demoRoles.duoPair.join('/with/')}`]) {
    await open(page, address);
    await expectSound(page);
  }
  expect(errors).toEqual([]);
});
