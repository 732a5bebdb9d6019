import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { answering, closeBrowser, codeOf, followLink, isFirefox, open, visitor } from './browser.ts';
import { signedIn } from './people.ts';

afterAll(closeBrowser);

/** The code of a source does not arrive until the returned function is called. */
async function withhold(page: Page, source: string): Promise<() => Promise<void>> {
  const file = `**/${codeOf(source)}`;
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

/** The page reports what did not arrive, and stays. */
async function expectToldAndStanding(page: Page): Promise<void> {
  const notices = page.getByRole('region', { name: 'Notifications' });
  await notices.getByText('The server did not respond').waitFor();
  await notices.getByRole('button').click();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
}

/** The corner for notices arrives with the end of the page. */
const answeringFoot = (page: Page) => answering(page.getByRole('contentinfo').getByRole('link').first());

// Firefox remembers that the code of an address did not arrive.
const canComeLater = !isFirefox;

it('a menu whose code does not arrive leaves the page as it is, says so, and opens with the next click', async () => {
  const { page } = await visitor({ language: 'en', width: 390 });
  await open(page, '/leaderboard');
  await answeringFoot(page);
  const letGo = await withhold(page, 'src/shell/header/MobileMenu.tsx');
  const burger = page.getByRole('button', { name: 'Open menu' });
  await burger.click();
  await expectToldAndStanding(page);
  expect(await burger.getAttribute('aria-expanded')).toBe('false');
  await letGo();
  if (!canComeLater) return;
  await burger.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation').waitFor();
});

it('a search whose code does not arrive leaves the page as it is, says so, and suggests with the next click', async () => {
  const { page } = await visitor({ language: 'en' });
  await open(page, '/leaderboard');
  await answeringFoot(page);
  const letGo = await withhold(page, 'src/shell/find/FindPanel.tsx');
  const field = page.getByRole('banner').getByRole('combobox');
  await field.click();
  await expectToldAndStanding(page);
  await letGo();
  if (!canComeLater) return;
  await field.click();
  await page.getByRole('banner').getByRole('status').waitFor();
  await page.keyboard.type('pudge');
  await page.getByRole('option', { name: 'Pudge' }).waitFor();
});

it.each(['src/shell/layout/AddressParts.tsx', 'src/shell/popups/PopupHost.tsx', 'src/areas/money/checkout/ShopPopup.tsx'])(
  'a popup for which %s does not arrive closes, says so, and opens with the next click',
  async (source) => {
    const { page } = await signedIn('en', '/heroes', demoRoles.champion);
    await answeringFoot(page);
    const buy = page.getByRole('banner').getByRole('link', { name: /buy more/ });
    await buy.waitFor();
    const letGo = await withhold(page, source);
    await buy.click();
    await expectToldAndStanding(page);
    await page.waitForURL((url) => !url.searchParams.has('popup'));
    await letGo();
    if (!canComeLater) return;
    await buy.click();
    await page.getByRole('dialog').waitFor();
    expect(new URL(page.url()).searchParams.get('popup')).toBe('shards');
  },
);

it('a popup that breaks on its answer closes, says so, and opens with the next click', async () => {
  const { page } = await signedIn('en', '/heroes', demoRoles.champion);
  await answeringFoot(page);
  const answers = '**/api/v2/products**';
  await page.route(answers, (route) => route.fulfill({ json: { data: [null] } }));
  const buy = page.getByRole('banner').getByRole('link', { name: /buy more/ });
  await buy.click();
  await expectToldAndStanding(page);
  await page.unroute(answers);
  await buy.click();
  await page.getByRole('dialog').waitFor();
});

it.each(['src/ui/overlay/TipLayer.tsx', 'src/areas/wiki/hero-page/TalentTip.tsx'])(
  'a tip for which %s does not arrive leaves the page as it is, says so, and opens the next time the mouse is over it',
  async (source) => {
    const { page } = await visitor({ language: 'en' });
    const letGo = await withhold(page, source);
    await open(page, '/heroes/pudge');
    await answeringFoot(page);
    const talent = page.locator('main [data-tip-kind="talent"]').first();
    await talent.hover();
    await expectToldAndStanding(page);
    expect(await page.getByRole('tooltip').isVisible()).toBe(false);
    await letGo();
    if (!canComeLater) return;
    await talent.hover();
    await page.getByRole('tooltip').waitFor();
  },
);

it('the list of keys whose code does not arrive leaves the page as it is, says so, and opens with the next key press', async () => {
  const { page } = await visitor({ language: 'en' });
  await open(page, '/leaderboard');
  await answeringFoot(page);
  const letGo = await withhold(page, 'src/shell/keys/KeyList.tsx');
  await page.keyboard.press('?');
  await expectToldAndStanding(page);
  await letGo();
  if (!canComeLater) return;
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
});

it('an address without a page says that nothing arrived if its words do not arrive, and says more in a new document', async () => {
  const { page } = await visitor({ language: 'en' });
  const letGo = await withhold(page, 'src/shell/layout/LateFailureScreen.tsx');
  await open(page, '/leaderboard');
  await followLink(page, '/nothing-at-all');
  const alert = page.getByRole('main').getByRole('alert');
  await alert.getByText('Could not load this').waitFor();
  await letGo();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'This base has already fallen' }).waitFor();
});

it('a document of an address without a page stays as it was sent if its code does not arrive', async () => {
  const { page } = await visitor({ language: 'en' });
  const asked = page.waitForRequest(`**/${codeOf('src/shell/layout/LateFailureScreen.tsx')}`);
  await withhold(page, 'src/shell/layout/LateFailureScreen.tsx');
  await open(page, '/nothing-at-all');
  await asked;
  await answeringFoot(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('This base has already fallen');
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
});

it('a click on another link, while a page is being loaded as a document, opens that other page', async () => {
  const { page } = await visitor({ language: 'en' });
  await open(page, '/leaderboard');
  await answeringFoot(page);
  await withhold(page, 'src/site/items/items.page.tsx');
  const slowly = (milliseconds: number) => (route: Route) => sleep(milliseconds).then(() => route.continue());
  await page.route('**/items', slowly(3000));
  await page.route(`**/${codeOf('src/areas/stats/meta-page/meta.page.tsx')}`, slowly(6000));
  // The driver waits for a document that is loading; a reader does not.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/heroes/meta' });
    document.body.append(link);
    setTimeout(() => link.click(), 1500);
  });
  await followLink(page, '/items');
  await page.getByRole('heading', { level: 1, name: 'Meta' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/heroes/meta');
});

it('an item whose code does not arrive stays as the server rendered it', async () => {
  const { page } = await visitor({ language: 'en' });
  await withhold(page, 'src/areas/wiki/items/LateItemBody.tsx');
  await open(page, '/items?item=black_king_bar');
  await answeringFoot(page);
  await answering(page.getByRole('radio', { name: 'List' }));
  const panel = page.getByRole('complementary', { name: 'Item details' });
  expect(await panel.getByText('+250').isVisible()).toBe(true);
  expect(await panel.getByRole('heading', { name: 'Builds into' }).isVisible()).toBe(true);
});
