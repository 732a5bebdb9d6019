import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { answering, api, closeBrowser, expectSound, isFirefox, open, pressLate, slowDown, visitor } from './browser.ts';

afterAll(closeBrowser);

type Found = { totalCount: number; totalPages: number; values: { matchId: number; talent: string }[] };
const tip = (page: Page) => page.locator('[role="tooltip"]');
const orange = (page: Page, skill: string) => page.locator('#talents').getByRole('button', { name: new RegExp(`^${skill}, `) });
const inView = (page: Page, id: string) =>
  page.evaluate((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
    return top > 60 && top < 260;
  }, id);

describe('the list of heroes', () => {
  it('opens a hero by mouse and by keyboard, and can be filtered without losing the mark of the new one', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    const { lastAddedHero, heroes } = await api<{ lastAddedHero: { userFriendlyName: string }; heroes: { attribute: string }[] }>(
      '/api/v2/heroes',
    );
    await open(page, '/heroes');
    expect(await page.locator('main section li').count()).toBe(heroes.length);
    await page.getByRole('searchbox', { name: 'Find a hero' }).fill(lastAddedHero.userFriendlyName.toUpperCase());
    await expect.poll(() => page.locator('main section li').count()).toBe(1);
    expect(await page.locator('main section li').innerText()).toMatch(/\bNew\b/);
    expect(await page.getByRole('status').first().innerText()).toBe('1 hero found');
    await page.getByRole('searchbox', { name: 'Find a hero' }).fill('');
    await page.getByRole('checkbox', { name: /Universal/ }).check();
    await expect.poll(() => page.locator('main section li').count()).toBe(heroes.filter(({ attribute }) => attribute === 'All').length);
    await page.getByRole('link', { name: 'Abaddon' }).press('Enter');
    await page.waitForURL('**/heroes/abaddon');
    await page.getByRole('heading', { level: 1, name: 'Abaddon' }).waitFor();
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Heroes' }).click();
    await page.waitForURL('**/heroes');
    expect(errors).toEqual([]);
  });

  it.skipIf(isFirefox).each([
    ['passes into the page of the hero whose face was pressed', 'no-preference', [expect.stringContaining('(portrait)')]],
    ['keeps still where motion is not wanted', 'reduce', []],
  ] as const)('%s', async (_, motion, passed) => {
    const { page, errors } = await visitor({ language: 'en', motion });
    await open(page, '/heroes');
    const turns = await page.evaluateHandle(() => {
      const all: string[] = [];
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const turn = begin(update);
        const index = all.push('') - 1;
        const keep = async () => {
          await turn.ready;
          const moving = document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ''));
          all[index] = moving.join(' ');
        };
        void keep();
        return turn;
      };
      return all;
    });
    await page.getByRole('link', { name: 'Abaddon' }).click();
    await page.getByRole('heading', { level: 1, name: 'Abaddon' }).waitFor();
    await expect.poll(() => turns.jsonValue()).toEqual(passed);
    expect(errors).toEqual([]);
  });
});

describe('a hero', () => {
  it('explains its talents under the mouse and by the keyboard, and Escape closes', async () => {
    const { page, errors } = await visitor({ language: 'ru' });
    await open(page, '/heroes/abaddon');
    await (await answering(orange(page, 'Mist Coil'))).hover();
    await tip(page).waitFor();
    const said = await tip(page).innerText();
    expect(said).toContain('Сложность');
    expect(said).toContain('магический');
    expect(await orange(page, 'Mist Coil').getAttribute('aria-describedby')).toBe('tip');
    const [box, tile] = [await tip(page).boundingBox(), await orange(page, 'Mist Coil').boundingBox()];
    const gap =
      (box?.y ?? 0) < (tile?.y ?? 0)
        ? (tile?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)
        : (box?.y ?? 0) - (tile?.y ?? 0) - (tile?.height ?? 0);
    expect(Math.abs(gap - 10)).toBeLessThanOrEqual(4);
    await page.keyboard.press('Escape');
    await tip(page).waitFor({ state: 'detached' });
    await page.mouse.move(5, 5);
    await orange(page, 'Aphotic Shield').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await tip(page).waitFor();
    expect(await tip(page).innerText()).not.toBe(said);
    await page.keyboard.press('Escape');
    await tip(page).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('never hides the talent that has the keyboard focus behind its explanation, on a narrow screen too', async () => {
    const { page, errors } = await visitor({ language: 'en', width: 390 });
    await open(page, '/heroes/abaddon');
    for (const ability of ['Mist Coil', 'Aphotic Shield', 'Borrowed Time']) {
      const tile = await answering(orange(page, ability));
      await tile.focus();
      await page.keyboard.press('Shift+Tab');
      await tile.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 5));
      await page.keyboard.press('Tab');
      await tip(page).waitFor();
      const edges = async () => [await tile.boundingBox(), await tip(page).boundingBox()] as const;
      await expect.poll(async () => edges().then(([box, sheet]) => (box?.y ?? 0) + (box?.height ?? 0) <= (sheet?.y ?? 0))).toBe(true);
      await page.keyboard.press('Escape');
      await tip(page).waitFor({ state: 'detached' });
    }
    expect(errors).toEqual([]);
  });

  it.skipIf(isFirefox)('explains a talent after a tap and closes the explanation after another', async () => {
    const { page, errors } = await visitor({ language: 'en', width: 390, isTouch: true });
    await open(page, '/heroes/abaddon');
    await orange(page, 'Mist Coil').tap();
    await tip(page).waitFor();
    const box = await tip(page).boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(390);
    await page.locator('h1').tap({ force: true });
    await tip(page).waitFor({ state: 'detached' });
    await page.locator('#talents [data-t="blue"]').first().tap();
    await tip(page).waitFor();
    expect(errors).toEqual([]);
  });

  it('has sections with addresses: a click scrolls there and copies the address', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/heroes/abaddon');
    const bar = page.getByRole('navigation', { name: 'On this page' });
    await bar.getByRole('link', { name: 'Recent matches' }).click();
    await expect.poll(() => inView(page, 'matches')).toBe(true);
    expect(new URL(page.url()).hash).toBe('#matches');
    await expect.poll(() => bar.getByRole('link', { name: 'Recent matches' }).getAttribute('aria-current')).toBe('true');
    await bar.getByRole('link', { name: 'Changes', exact: true }).click();
    await expect.poll(() => bar.getByRole('link', { name: 'Changes', exact: true }).getAttribute('aria-current')).toBe('true');
    // Such a low window ends below the last of them.
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => bar.getByRole('link').last().getAttribute('aria-current')).toBe('true');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => bar.getByRole('link').first().getAttribute('aria-current')).toBe('true');
    await pressLate(page.getByRole('link', { name: 'Link to section Upgrades' }));
    await page.getByText('Copied').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await open(page, page.url());
    await expect.poll(() => inView(page, 'upgrades')).toBe(true);
    expect(errors).toEqual([]);
  });

  it('keeps the current section visible in a bar narrower than its links', async () => {
    const { page, errors } = await visitor({ language: 'en', width: 390 });
    await open(page, '/heroes/abaddon');
    const bar = page.getByRole('navigation', { name: 'On this page' });
    const last = bar.getByRole('link', { name: 'Recent matches' });
    const isShown = () => last.evaluate((link) => link.getBoundingClientRect().right <= innerWidth);
    expect(await isShown()).toBe(false);
    await page.evaluate(() => document.getElementById('matches')?.scrollIntoView());
    await expect.poll(isShown).toBe(true);
    expect(errors).toEqual([]);
  });

  it('scrolls to a section before the code of its late parts has arrived, and back to where the reader was', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    const atFullSpeed = await slowDown(page, 6);
    await page.goto('/heroes/abaddon');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Recent matches' }).click();
    await expect.poll(() => inView(page, 'matches')).toBe(true);
    await atFullSpeed();
    await page.waitForLoadState('networkidle');
    expect(await inView(page, 'matches')).toBe(true);
    // By keyboard, because the test’s mouse scrolls to what it clicks.
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Best players' }).press('Enter');
    await expect.poll(() => inView(page, 'players')).toBe(true);
    await page.goBack();
    await expect.poll(() => inView(page, 'matches')).toBe(true);
    expect(errors).toEqual([]);
  });

  it('shows its matches by talent in pages, and offers builds to subscribers only', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const all = await api<Found>('/api/v2/matches/search?heroName=npc_dota_hero_abaddon');
    const mist = await api<Found>('/api/v2/matches/search?heroName=npc_dota_hero_abaddon&talentName=MIST');
    expect(mist.totalCount).toBeGreaterThan(0);
    expect(mist.totalCount).toBeLessThan(all.totalCount);
    await open(page, '/heroes/abaddon');
    const matches = page.locator('#matches');
    expect(await matches.locator('tbody tr').count()).toBe(20);
    await pressLate(matches.getByRole('link', { name: 'Next page' }));
    await page.waitForURL('**/heroes/abaddon?endedBy=*&page=2#matches');
    await matches.getByRole('link', { name: /^Mist Coil, / }).click();
    await page.waitForURL('**/heroes/abaddon?talent=mist#matches');
    await expect
      .poll(() => matches.locator('tbody a[href^="/matches/"]').first().getAttribute('href'))
      .toBe(`/matches/${mist.values[0]?.matchId}`);
    await expect.poll(() => matches.getByRole('link', { name: /^Mist Coil, / }).getAttribute('aria-current')).toBe('true');
    await expect.poll(() => page.locator('#builds').textContent()).toContain('Dota Plus');
    // The open part of a build arrives with the page, in another call.
    expect(asked.filter((address) => /itembuild(?!\/teaser)/.test(address))).toEqual([]);
    await matches.locator('tbody a[href^="/matches/"]').first().click();
    await page.waitForURL(`**/matches/${mist.values[0]?.matchId}`);
    expect(errors).toEqual([]);
  });

  it('that does not exist links to all heroes', async () => {
    const { page } = await visitor({ language: 'ru' });
    expect((await page.goto('/heroes/nobody'))?.status()).toBe(404);
    await page.getByRole('link', { name: 'Все герои' }).click();
    await page.waitForURL('**/heroes');
  });

  it.each([
    ['en', 390],
    ['ru', 1024],
  ])('has no faults in %s at %i px', async (language, width) => {
    const { page, errors } = await visitor({ language, width });
    await open(page, '/heroes/abaddon?asOf=1');
    await expectSound(page);
    expect(errors).toEqual([]);
  });
});
