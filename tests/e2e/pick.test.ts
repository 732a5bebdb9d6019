import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { answering, api, closeBrowser, expectSound, followLink, open, origin, visitor } from './browser.ts';
import { signedIn } from './people.ts';

afterAll(closeBrowser);

const PICK_MS = 25_000;

/** The statistics of the demo season are calculated while the site already answers. */
async function untilKnown(): Promise<void> {
  const known = async () => Object.keys((await api<{ solo: Record<string, unknown> }>('/api/v2/heroes/pick/week')).solo).length;
  await expect.poll(known, { timeout: 90_000 }).toBeGreaterThan(10);
}

it.each([
  ['ru', 'Открыть меню', 'Кого взять', /Лучшие прошлой недели/, 'квопа', /забанен/],
  ['en', 'Open menu', 'Who to pick', /The best of last week/, 'qop', /banned/],
])(
  'a pick takes less than 25 seconds on a phone in %s: three taps from anywhere, one per hero, and the answer is always visible',
  async (language, menu, pick, best, nickname, banned) => {
    await untilKnown();
    const { page, errors } = await visitor({ language, width: 390, height: 844, isTouch: true });
    await open(page, '/items');
    let taps = 0;
    const tap = async (name: string | RegExp, role: 'button' | 'link') => {
      await page.getByRole(role, { name }).first().tap();
      taps += 1;
    };
    await tap(menu, 'button');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await tap(pick, 'link');
    await page.waitForURL('**/pick');
    const answer = page.locator('main section ol > li');
    await expect.poll(() => answer.count()).toBe(3);
    expect(taps).toBeLessThanOrEqual(3);

    // The page requests its figures, and once more for newer ones after it is shown.
    await expect.poll(() => requests.filter((url) => url.includes('/pick/week')).length).toBe(2);
    requests.length = 0;
    const startedAt = Date.now();
    const bestOf = () => answer.locator('[data-best-place]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const first = await bestOf();
    taps = 0;
    const grid = page.locator('main button[data-a]');
    await grid.and(page.locator('[data-best]')).first().tap();
    for (const hero of ['Crystal Maiden', 'Puck', 'Zeus', 'Sand King']) await grid.filter({ hasText: hero }).tap();
    // A second tap bans.
    await grid.filter({ hasText: 'Sand King' }).tap();
    taps += 6;
    await expect.poll(bestOf).not.toEqual(first);
    expect(await answer.count()).toBe(3);
    expect(Date.now() - startedAt).toBeLessThan(PICK_MS);
    expect(taps).toBe(6);
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(await page.getByRole('button', { name: banned }).count()).toBe(2);

    // Everything fits on one screen.
    const last = await answer.nth(2).boundingBox();
    expect((last?.y ?? 9999) + (last?.height ?? 0)).toBeLessThanOrEqual(844);
    await expectSound(page);
    await page.getByRole('searchbox').last().fill(nickname);
    await page.getByRole('searchbox').last().press('Enter');
    await page
      .getByRole('button', { name: /^Queen of Pain,/ })
      .first()
      .waitFor();
    // The button that gave a hero back disappears; the focus stays in the row.
    await page
      .getByRole('button', { name: /Вернуть|Give back/ })
      .first()
      .press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('group');
    expect(errors).toEqual([]);
  },
);

/** What is between a browser and the site, and can be cut: Firefox's driver says that there is no network, and lets a worker use it. */
async function openNetwork(): Promise<{ origin: string; cut: () => void; mend: () => Promise<void> }> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<net.Socket>();
  const relay = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    sockets.add(near);
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy()).on('close', () => sockets.delete(near));
    far.on('error', () => near.destroy());
  });
  const listen = async (at: number) => void (await once(relay.listen(at, hostname), 'listening'));
  await listen(0);
  const own = (relay.address() as AddressInfo).port;
  const cut = () => {
    relay.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(cut);
  return { origin: `http://${hostname}:${own}`, cut, mend: () => listen(own) };
}

it('without a network the page opens, picks and says how old its figures are, and offers recently read pages for the rest', async () => {
  await untilKnown();
  const network = await openNetwork();
  // A worker of Firefox uses the language of the browser itself.
  const { page, errors } = await visitor({ language: 'en', width: 390, height: 844, isTouch: true, serviceWorkers: 'allow' });
  await open(page, `${network.origin}/pick`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = () => page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname));
  await expect.poll(kept).toEqual(expect.arrayContaining(['/pick', '/offline']));
  // Opened by a link, without a document of its own.
  await page.getByRole('link', { name: 'Sixfold' }).first().tap();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(kept).toContain('/');
  // An address that is not a page takes no page's place.
  await page.goto(`${network.origin}/api/v2/leaderboard`);
  await open(page, `${network.origin}/updates`);
  await expect.poll(kept).toContain('/updates');
  expect(await kept()).not.toContain('/api/v2/leaderboard');
  const files = () => page.evaluate(async () => (await (await caches.open('files')).keys()).length);
  await expect.poll(files).toBeGreaterThan(10);

  network.cut();
  await page.context().setOffline(true);
  await page.goto(`${network.origin}/pick`);
  await page.getByText('Offline. Data as of').waitFor();
  const answer = page.locator('main section ol > li');
  const shown = () => answer.allTextContents();
  const before = await shown();
  await page.locator('main button[data-best]').first().tap();
  await expect.poll(shown).not.toEqual(before);
  expect(await answer.count()).toBe(3);
  await expectSound(page);

  // When the service worker answers with another address, the first navigation is aborted. That is an error in Firefox to whatever waits
  // for a navigation: `goto` and `waitForURL`.
  const address = () => page.url();
  await followLink(page, '/heroes/axe');
  await expect.poll(address).toContain('/offline?from=');
  await page
    .getByRole('link', { name: /Who to pick/ })
    .last()
    .waitFor();
  await expectSound(page);
  // The links to recently read pages lead there.
  await page
    .getByRole('link', { name: /Who to pick/ })
    .last()
    .tap();
  await page.getByText('Offline. Data as of').waitFor();
  // Also links to a part of such a page.
  await followLink(page, '/updates#list');
  await page.getByRole('heading', { level: 1, name: 'Updates' }).waitFor();
  await followLink(page, '/heroes/axe');
  await expect.poll(address).toContain('/offline?from=');

  await network.mend();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).tap();
  await page.waitForURL('**/heroes/axe');
  await page.getByRole('heading', { name: 'Axe' }).first().waitFor();
  // The console messages about a file that is not stored, as each browser words them.
  const unreachable = /ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)|Failed to fetch|NetworkError|A ServiceWorker intercepted/;
  expect(errors.filter((error) => !unreachable.test(error))).toEqual([]);
});

it('a page that is gone when it is opened again is no longer stored for use without a network', async () => {
  const { page } = await visitor({ language: 'en', serviceWorkers: 'allow' });
  await open(page, '/pick');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = () => page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname));
  // As for a player who hid since.
  const path = '/players/4294967000';
  await page.evaluate(async (address) => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    await (await caches.open('pages')).put(address, new Response('<h1>A name</h1>', { headers }));
  }, path);
  expect(await kept()).toContain(path);
  expect((await page.goto(origin + path))?.status()).toBe(404);
  await expect.poll(kept).not.toContain(path);
});

it('a recently read page is in the language that was chosen since', async () => {
  await untilKnown();
  const network = await openNetwork();
  const { page } = await visitor({ language: 'en', serviceWorkers: 'allow' });
  await open(page, `${network.origin}/pick`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const title = () => page.evaluate(async () => /<title>[^<]*/.exec((await (await caches.match('/offline'))?.text()) ?? '')?.[0]);
  await expect.poll(title).toContain('No network');
  await page.evaluate(() => {
    localStorage.setItem('lang', 'ru');
    document.cookie = 'lang=ru; path=/';
  });
  await open(page, `${network.origin}/items`);
  await expect.poll(title).toContain('Нет сети');
});

it('a subscriber picks with their own matches, and nothing of them stays in the browser after signing out', async () => {
  await untilKnown();
  const { page } = await signedIn('ru', '/pick', demoRoles.champion);
  await page.getByText(/^Ваши/).waitFor();
  const kept = () => page.evaluate(() => localStorage.getItem('own'));
  await expect.poll(kept).toContain('"pick"');
  expect(await (await page.request.get('/pick')).text()).not.toContain('averagePlace');
  // As in another tab: the next page of the site notices.
  await page.request.get('/api/auth/logout');
  await open(page, '/items');
  await expect.poll(kept).toBeNull();
});

it('the draft survives a look at a hero and a reload, in this tab only, until it is reset; an invalid draft is ignored', async () => {
  await untilKnown();
  const { page, errors } = await visitor({ language: 'en', width: 390, height: 844, isTouch: true });
  await open(page, '/pick');
  const taken = page.getByRole('button', { name: /Give back/ });
  const duo = page.getByRole('radio', { name: '2x8' });
  const grid = page.locator('main button[data-a]');
  const again = await answering(page.getByRole('button', { name: 'Start over' }));
  await page.getByText('2x8', { exact: true }).tap();
  for (const hero of ['Puck', 'Zeus', 'Zeus']) await grid.filter({ hasText: hero }).tap();
  const asMarked = async () => {
    await expect.poll(() => taken.count()).toBe(2);
    await page.getByRole('button', { name: 'Zeus, banned. Give back' }).waitFor();
    expect(await duo.isChecked()).toBe(true);
  };
  await asMarked();
  await page.locator('[data-best-place="1"]').tap();
  await page.waitForURL(/\/heroes\//);
  await page.goBack();
  await asMarked();
  // What Firefox does: a choice is kept in the reloaded page, before its code runs.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const radio of document.querySelectorAll('main input[value="duo"]')) Reflect.set(radio, 'checked', true);
    });
  });
  await page.reload();
  await asMarked();
  const other = await page.context().newPage();
  await open(other, '/pick');
  expect(await other.getByRole('button', { name: /Give back/ }).count()).toBe(0);

  await again.tap();
  await expect.poll(() => taken.count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).waitFor();
  expect(await taken.count()).toBe(0);
  await page.evaluate(() => sessionStorage.setItem('pick-draft', '{"mode":"solo","gone":[{"hero":"nobody","isBanned":true}]}'));
  await page.reload();
  await grid.filter({ hasText: 'Puck' }).tap();
  await expect.poll(() => taken.count()).toBe(1);
  expect(errors).toEqual([]);
});

it('a key opens a hero of the answer, but none behind an open window', async () => {
  await untilKnown();
  const { page } = await visitor({ language: 'en' });
  await open(page, '/pick');
  await page.locator('[data-best-place="1"]').waitFor();
  await answering(page.getByRole('contentinfo').getByRole('link').first());
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog');
  await keys.waitFor();
  await page.keyboard.press('1');
  // An element that cannot have the focus leaves it to the page.
  await keys.getByRole('heading').first().click();
  await page.keyboard.press('1');
  expect(new URL(page.url()).pathname).toBe('/pick');
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await page.keyboard.press('1');
  await page.waitForURL(/\/heroes\//);
});
