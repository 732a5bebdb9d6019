import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { api, closeBrowser, expectSound, isFirefox, open, origin, visitor } from './browser.ts';

afterAll(closeBrowser);
type Row = { place: number; playerId: number; nickname: string; rating: number; matchCount: number };

describe('the leaderboard', () => {
  it.skipIf(isFirefox).each(['ru', 'en'])('is rendered by the server in %s, complete without a script', async (language) => {
    const rows = await api<Row[]>('/api/v2/leaderboard');
    const html = await (await fetch(`${origin}/leaderboard`, { headers: { 'accept-language': language } })).text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(language === 'ru' ? 'Таблица лидеров' : 'Leaderboard');
    // Some players of the demo hide.
    expect(html).toContain(language === 'ru' ? 'Скрытый игрок' : 'Anonymous');
    const { page } = await visitor({ language, javaScriptEnabled: false });
    await page.goto('/leaderboard');
    expect(await page.locator('tbody tr').count()).toBe(rows.length);
    expect(rows.length).toBe(100);
  });

  it.each([
    ['ru', 390, / · \d+$/],
    ['ru', 768, / · \d+ (матч|матча|матчей)$/],
    ['en', 768, / · \d+ (match|matches)$/],
  ])('shows the hero and the matches under the name in %s at %i px, the hero in full', async (language, width, shown) => {
    const { page } = await visitor({ language, width });
    await open(page, '/leaderboard');
    const lines = page.locator('tbody th small');
    await lines.first().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await lines.first().innerText()).replaceAll(/\s+/g, ' ')).toMatch(shown);
    const cut = await lines.locator('span').evaluateAll((heroes) => heroes.filter((hero) => hero.scrollWidth > hero.clientWidth).length);
    expect(cut).toBe(0);
  });

  it.skipIf(isFirefox).each([390, 320])('keeps every figure visible for readers with double letter size at %i px', async (width) => {
    const { page } = await visitor({ language: 'ru', width, height: 844 });
    const reader = await page.context().newCDPSession(page);
    await reader.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await open(page, '/leaderboard');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const cut = await page
      .locator('article dl > div')
      .evaluateAll((figures) =>
        figures.filter((one) => one.getBoundingClientRect().right > (one.closest('article')?.clientWidth ?? 0) + 20),
      );
    expect(cut).toEqual([]);
  });

  it('cuts a long right-to-left name at its end, not at its beginning', async () => {
    const { page } = await visitor({ language: 'ru', width: 320 });
    await open(page, '/leaderboard');
    const name = page.locator('article bdi').first();
    const cut = await name.evaluate((bdi) => {
      bdi.textContent = '\u05d0'.repeat(60);
      // A name that is cut on its own is cut in its own direction.
      return {
        itself: bdi.scrollWidth > bdi.clientWidth,
        around: (bdi.closest('h2')?.scrollWidth ?? 0) > (bdi.closest('h2')?.clientWidth ?? 0),
      };
    });
    expect(cut).toEqual({ itself: true, around: false });
  });

  it('shows which of the three best has the keyboard focus, although their names are cut', async () => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/leaderboard');
    const best = page.locator('article').first();
    const outline = () => best.evaluate((card) => getComputedStyle(card).outlineStyle);
    expect(await outline()).toBe('none');
    await page.keyboard.press('Tab');
    await best.getByRole('link').focus();
    expect(await outline()).toBe('solid');
  });

  it('has no empty columns for a past season of which only ratings are known, whoever is searched for', async () => {
    const rows = await api<Row[]>('/api/v2/leaderboard?season=13');
    expect(rows.every(({ matchCount }) => matchCount === 0)).toBe(true);
    const { page, errors } = await visitor({ language: 'en' });
    for (const q of ['', `q=${encodeURIComponent(rows[0]?.nickname ?? '')}&`]) {
      await open(page, `/leaderboard?${q}season=13`);
      expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Place', 'Player', 'Rating', 'Media']);
    }
    expect(errors).toEqual([]);
  });

  it('sorts by number after a click, shows that in the address and to a screen reader, and survives Back', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    await open(page, '/leaderboard');
    const rating = page.getByRole('columnheader', { name: 'Rating' });
    expect(await rating.getAttribute('aria-sort')).toBe('descending');
    await page.getByRole('button', { name: 'Matches' }).click();
    await page.waitForURL('**/leaderboard?sort=games');
    const games = page.locator('tbody tr td:nth-child(4)');
    const isFalling = async () =>
      (await games.allTextContents())
        .map((cell) => Number(cell.replace(/\D/g, '')))
        .every((count, index, all) => index === 0 || count <= (all[index - 1] ?? 0));
    await expect.poll(isFalling).toBe(true);
    await page.getByRole('button', { name: 'Matches' }).press('Enter');
    await page.waitForURL('**/leaderboard?order=asc&sort=games');
    await page.goBack();
    await page.waitForURL('**/leaderboard?sort=games');
    expect(errors).toEqual([]);
  });

  it.skipIf(isFirefox)('keeps the order that the server gave it if it was sorted by games in Russian', async () => {
    const names = (page: Page) => page.locator('tbody tr th').allInnerTexts();
    const { page: still } = await visitor({ language: 'ru', javaScriptEnabled: false });
    await still.goto('/leaderboard?sort=games');
    const { page, errors } = await visitor({ language: 'ru' });
    await open(page, '/leaderboard?sort=games');
    expect(await names(page)).toEqual(await names(still));
    expect(errors).toEqual([]);
  });

  it('switches between 1x6 and 2x8', async () => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/leaderboard');
    await page.getByRole('link', { name: '2x8 duo' }).click();
    await page.waitForURL('**/leaderboard?mode=2x8');
    const duo = await api<Row[]>('/api/v2/leaderboard?isduo=true');
    await expect.poll(() => page.locator('tbody tr th').first().innerText()).toContain(duo[0]?.nickname.slice(0, 12) ?? '?');
  });

  it('scrolls a found player into view on a phone: the first three make room, and come back', async () => {
    // An anonymous player there has no nickname to be found by.
    const low = (await api<Row[]>('/api/v2/leaderboard')).slice(49).find(({ nickname }) => nickname !== 'Anonymous');
    const wanted = low?.nickname ?? '';
    const { page, errors } = await visitor({ language: 'en', width: 390 });
    await open(page, '/leaderboard');
    const podium = page.getByRole('region', { name: 'Top three' });
    expect(await podium.count()).toBe(1);
    const field = page.getByRole('search', { name: 'Nickname in the table' }).getByRole('searchbox');
    await field.fill(wanted);
    await expect.poll(() => podium.count()).toBe(0);
    const row = page.locator('tbody tr').filter({ has: page.locator(`a[href="/players/${low?.playerId}"]`) });
    expect(await row.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    await page.waitForURL(/[?&]q=/);
    await field.press('ControlOrMeta+a');
    await field.press('Delete');
    await podium.waitFor();
    await page.waitForURL('**/leaderboard');
    expect(errors).toEqual([]);
  });

  it('keeps the focus in the field while a nickname is typed or a season is chosen by keyboard', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    await open(page, '/leaderboard');
    const form = page.getByRole('search', { name: 'Nickname in the table' });
    const isIn = (name: 'searchbox' | 'combobox') => form.getByRole(name).evaluate((field) => field === document.activeElement);
    await form.getByRole('searchbox').pressSequentially('an');
    await page.waitForURL('**/leaderboard?q=an');
    await page.keyboard.press('Enter');
    expect(await isIn('searchbox')).toBe(true);
    await form.getByRole('combobox').selectOption('13');
    await form.getByRole('combobox').focus();
    await page.waitForURL('**/leaderboard?q=an&season=13');
    await page.getByText('Season 13').first().waitFor();
    expect(await isIn('combobox')).toBe(true);
    await form.getByRole('searchbox').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.waitForURL('**/leaderboard?q=a&season=13');
    expect(errors).toEqual([]);
  });

  it.each([390, 1440])('has no row that the keyboard reaches behind the bar with the player’s own place, at %i px', async (width) => {
    const { page } = await visitor({ language: 'en', width });
    await page.goto('/api/auth/steam?return=%2Fleaderboard');
    await page.getByRole('link', { name: /champion/ }).click();
    const bar = page.getByRole('complementary', { name: 'My place' });
    await bar.waitFor();
    await page.locator('tbody tr th a').nth(2).focus();
    const reached = new Set<string>();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      const [link, edge] = await bar.evaluate((element) => {
        const at = document.activeElement?.getBoundingClientRect();
        return [at?.bottom ?? 0, element.getBoundingClientRect().top];
      });
      expect(link).toBeLessThanOrEqual(edge);
      reached.add(await page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? ''));
    }
    expect(reached.size).toBeGreaterThan(4);
  });

  it.each([
    ['ru', 768],
    ['en', 320],
  ])('has no faults in %s at %i px', async (language, width) => {
    const { page, errors } = await visitor({ language, width });
    await open(page, '/leaderboard');
    await expectSound(page);
    const names = await page.locator('tbody th a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width));
    // A scrollbar takes 12 px of the narrowest in Firefox.
    expect(Math.min(...names)).toBeGreaterThan(isFirefox ? 68 : 80);
    expect(errors).toEqual([]);
  });
});
