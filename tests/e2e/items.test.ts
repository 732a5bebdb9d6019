import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { api, closeBrowser, expectSound, isFirefox, open, origin, slowDown, visitor } from './browser.ts';

afterAll(closeBrowser);

type Shop = { shelves: { name: string; items: { luaName: string; name: string; itemType: string; cost: number }[] }[] };

const said = {
  ru: {
    bar: 'Black King Bar',
    hammer: 'Mithril Hammer',
    alias: 'чёрного кор',
    cost: '4 050',
    original: 'Оригинал',
    changed: 'Изменён',
    marked: 'Изменённые',
    search: 'Найти предмет',
    none: 'Такого предмета нет',
    absent: 'Предмет не найден',
    details: 'О предмете',
    close: 'Закрыть',
    uses: 'Собирается в',
  },
  en: {
    bar: 'Black King Bar',
    hammer: 'Mithril Hammer',
    alias: 'black king',
    cost: '4,050',
    original: 'Original',
    changed: 'Changed',
    marked: 'Changed',
    search: 'Find an item',
    none: 'No such item',
    absent: 'Item not found',
    details: 'Item details',
    close: 'Close',
    uses: 'Builds into',
  },
};
const tiles = (page: Page) => page.locator('main section a[data-type]');
const tile = (page: Page, name: string) => page.getByRole('link', { name, exact: false }).and(tiles(page));
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

describe('the shop', () => {
  it('in ru, by mouse: choose, compare, go to a part, search, filter', async () => {
    const words = said.ru;
    const { page, errors } = await visitor({ language: 'ru' });
    await open(page, '/items');
    const { shelves } = await api<Shop>('/api/v2/shop?lang=ru');
    expect(await tiles(page).count()).toBe(shelves.flatMap((shelf) => shelf.items).length);
    const bar = tile(page, words.bar);
    await bar.hover();
    await page.getByRole('tooltip').getByText(words.cost).waitFor();
    await bar.click();
    const panel = page.getByRole('complementary', { name: words.details });
    await panel.getByRole('heading', { name: words.bar }).waitFor();
    expect(pathOf(page)).toBe('/items?item=black_king_bar');
    expect(await bar.getAttribute('aria-current')).toBe('true');
    expect(await panel.getByText('+250').isVisible()).toBe(true);
    await panel.getByText(words.original).click();
    expect(await panel.getByText('+250').isVisible()).toBe(false);
    await panel.getByRole('link', { name: words.hammer }).click();
    await panel.getByRole('heading', { name: words.hammer }).waitFor();
    expect(await panel.getByRole('heading', { name: words.uses }).isVisible()).toBe(true);
    await panel.getByRole('link', { name: words.bar }).click();
    await panel.getByRole('heading', { name: words.bar }).waitFor();
    expect(await panel.getByRole('radio', { name: '1x6' }).isChecked()).toBe(true);
    await expectSound(page);
    await page.goBack();
    await panel.getByRole('heading', { name: words.bar }).waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/items');
    // On a slow machine pages load during typing: no letter and no click may be lost.
    await slowDown(page, 8);
    await page.getByRole('searchbox', { name: words.search }).fill(words.alias);
    await expect.poll(() => tiles(page).count()).toBe(1);
    await page.waitForURL('**/items?q=*');
    await page.getByRole('searchbox', { name: words.search }).fill('nothing of the sort');
    await page.getByRole('heading', { name: words.none }).waitFor();
    await page.getByRole('searchbox', { name: words.search }).fill('');
    await page.getByRole('checkbox', { name: words.marked }).check();
    const changed = shelves.flatMap((shelf) => shelf.items).filter((item) => item.itemType === 'Changed').length;
    await expect.poll(() => tiles(page).count()).toBe(changed);
    expect(errors).toEqual([]);
  });

  it('in en, by keyboard: arrows from tile to tile, Enter, and Escape closes the drawer', async () => {
    const words = said.en;
    const { page, errors } = await visitor({ language: 'en', width: 1024 });
    await open(page, '/items');
    await page.getByRole('searchbox', { name: words.search }).focus();
    // Two marks and the view switch are in between.
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
    expect(await focused()).toBe('0-0');
    for (const [key, spot] of [
      ['ArrowRight', '0-1'],
      ['ArrowDown', '0-5'],
      ['End', '0-17'],
      ['ArrowRight', '1-0'],
      ['ArrowUp', '0-16'],
      ['Home', '0-0'],
      ['ArrowLeft', '0-0'],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await focused()]).toEqual([key, spot]);
    }
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('1-0');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('heading', { level: 2 }).waitFor();
    expect(pathOf(page)).toBe('/items?item=branches');
    await expectSound(page);
    await page.keyboard.press('Escape');
    await drawer.getByRole('heading', { level: 2 }).waitFor({ state: 'detached' });
    await page.waitForURL('**/items');
    expect(await focused()).toBe('1-1');
    // A drawer that the address opened leaves the keyboard at the content.
    await open(page, '/items?item=branches');
    await drawer.getByRole('heading', { level: 2 }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/items');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(errors).toEqual([]);
  });

  it('in ru, by touch: the drawer opens, leads on to a part, and closes', async () => {
    const words = said.ru;
    const { page, errors } = await visitor({ language: 'ru', width: 390, isTouch: true });
    await open(page, '/heroes');
    await open(page, '/items');
    await tile(page, words.bar).tap();
    const drawer = page.getByRole('dialog', { name: words.bar });
    // What is outside while it slides in is not scrolled to by the focus.
    expect(await drawer.evaluate((dialog) => dialog.scrollLeft)).toBe(0);
    await drawer.getByText(words.original).tap();
    expect(await drawer.getByRole('radio', { name: words.original }).isChecked()).toBe(true);
    await drawer.getByRole('link', { name: words.hammer }).tap();
    const next = page.getByRole('dialog', { name: words.hammer });
    await next.getByRole('heading', { name: words.hammer }).waitFor();
    expect(pathOf(page)).toBe('/items?item=mithril_hammer');
    await expectSound(page);
    // Two clicks close it once.
    await next.getByRole('button', { name: words.close }).dblclick();
    await next.waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe('/items');
    // Back leads to the previous page: opening and closing are no steps of their own.
    await page.goBack();
    expect(pathOf(page)).toBe('/heroes');
    await open(page, '/items?item=guardian_greaves');
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
    await expectSound(page);
    expect(errors).toEqual([]);
  });

  it.skipIf(isFirefox)('in en, works completely without a script: a link to an item, both of its sides, the form, the drawer', async () => {
    const words = said.en;
    const { page } = await visitor({ language: 'en', javaScriptEnabled: false, width: 768 });
    await page.goto('/items?q=king');
    await tile(page, words.bar).click();
    expect(pathOf(page)).toBe('/items?item=black_king_bar&q=king');
    const panel = page.getByRole('complementary', { name: words.details });
    expect(await panel.getByText('+250').isVisible()).toBe(true);
    await panel.getByText(words.original).click();
    expect(await panel.getByText('+250').isVisible()).toBe(false);
    await panel.getByRole('link', { name: words.close }).click();
    expect(pathOf(page)).toBe('/items?q=king');
    expect(await panel.isVisible()).toBe(false);
  });

  it.each(['ru', 'en'] as const)('in %s, answers 404 for an unknown item or revision', async (language) => {
    for (const address of ['/items?item=nothing', '/items?asOf=99999']) {
      const response = await fetch(origin + address, { headers: { 'accept-language': language } });
      expect([address, response.status]).toEqual([address, 404]);
      expect(await response.text()).toContain(said[language].absent);
    }
  });

  it('shows an older revision with a notice, and its links stay in that revision', async () => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/items?asOf=1');
    await page.getByText('Version 1 of this page').waitFor();
    expect(await tile(page, 'Blink Dagger').getAttribute('href')).toBe('/items?asOf=1&item=blink');
    await expectSound(page);
    await page.getByRole('link', { name: 'See the current one' }).click();
    await page.waitForURL('**/items');
    await page.getByText('Version 1 of this page').waitFor({ state: 'detached' });
  });
});
