import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { api, closeBrowser, game, isFirefox, open, origin, pressLate, visitor } from './browser.ts';

afterAll(closeBrowser);

let made = 0;
const key = 'o'.repeat(32);
/** Six players of a match that has just begun. */
async function beginMatch(players: number[]): Promise<string> {
  const matchId = String(8_800_000_000 + ((Date.now() + ++made) % 100_000_000));
  const started = await game('/api/game/match_start', {
    matchId,
    matchKey: key,
    players: players.map(String),
    mapName: 'ranked_0-500',
    isCheatsMode: false,
  });
  expect(started.status).toBe(200);
  return matchId;
}
const newPlayers = () => Array.from({ length: 6 }, (_, index) => 640_000_000 + (Date.now() % 1_000_000) * 10 + index);
const end = (matchId: string, playerId: number, place: number) =>
  game('/api/game/end', {
    matchId,
    matchKey: key,
    playerId: String(playerId),
    playerName: `Снегирь ${place}`,
    place,
    heroName: 'npc_dota_hero_axe',
    endTime: 600 + place,
  });

const shown = (page: Page, part: string) => page.locator(`.sixfold-${part}`);

describe('the overlay of a stream', () => {
  it('follows a match to its end and returns to the day’s results, on a transparent ground and without console output', async () => {
    const players = newPlayers();
    const [own = 0, ...others] = players;
    const { page, errors } = await visitor({ language: 'ru' });
    const matchId = await beginMatch(players);
    await page.clock.install();
    await page.goto(`/overlay/${own}`);
    await shown(page, 'left').filter({ hasText: '6 из 6' }).waitFor();
    await page.clock.runFor(3000);
    expect(await shown(page, 'clock').innerText()).toMatch(/^0:0\d$/);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
    await end(matchId, others[0] ?? 0, 6);
    await shown(page, 'left').filter({ hasText: '5 из 6' }).waitFor();
    // Taken places leave no dark end behind the free ones.
    const darkEnd = () =>
      shown(page, 'forecast').evaluate((bar) => {
        const rights = [...bar.children].filter((place) => place.textContent !== '').map((place) => place.getBoundingClientRect().right);
        return Math.round(bar.getBoundingClientRect().right - Math.max(...rights));
      });
    await expect.poll(darkEnd).toBe(2);
    await end(matchId, own, 5);
    await page.locator('[data-show=end] .sixfold-place', { hasText: '5' }).waitFor();
    expect(await shown(page, 'name').innerText()).toBe('Снегирь 5');
    await page.clock.runFor(25_000);
    await page.locator('[data-show=idle] .sixfold-places b[data-p="5"]').waitFor();
    // As OBS does when the source becomes visible again.
    await page.reload();
    expect(await page.locator('#overlay').getAttribute('data-show')).toMatch(/idle|end/);
    expect(await shown(page, 'name').innerText()).toBe('Снегирь 5');
    expect(errors).toEqual([]);
  });

  it.each([
    ['counts the change up when the match ends', 'no-preference', true],
    ['shows it at once where motion is not wanted', 'reduce', false],
  ] as const)('%s', async (_, reducedMotion, isCounted) => {
    const players = newPlayers();
    const [own = 0, ...others] = players;
    const { page, errors } = await visitor({ language: 'en' });
    await page.emulateMedia({ reducedMotion });
    const matchId = await beginMatch(players);
    await page.goto(`/overlay/${own}`);
    for (const [index, player] of others.entries()) await end(matchId, player, 6 - index);
    await shown(page, 'left').filter({ hasText: '1 of 6' }).waitFor();
    await shown(page, 'gain').evaluate((gain) => {
      const told: string[] = [];
      new MutationObserver(() => told.push(gain.textContent)).observe(gain, { childList: true, characterData: true, subtree: true });
      Object.assign(globalThis, { told });
    });
    await end(matchId, own, 1);
    await shown(page, 'gain')
      .filter({ hasText: /^\+40$/ })
      .waitFor();
    const told = await page.evaluate<string[]>('told');
    expect(told.length > 3).toBe(isCounted);
    const numbers = told.map((text) => Number(text.replace('±', '')));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(errors).toEqual([]);
  });

  it('accepts the streamer’s own styles, and can be in another page’s frame', async () => {
    const [own = 0] = newPlayers();
    await beginMatch([own, ...newPlayers().slice(1)]);
    const { page, errors } = await visitor({ language: 'en' });
    await page.route('**/frame-of-another', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${origin}/overlay/${own}?view=compact" width="260" height="64"></iframe>`,
      }),
    );
    await page.goto('/frame-of-another');
    const frame = page.frameLocator('iframe');
    await frame.locator('.sixfold-left', { hasText: '6 of 6' }).waitFor();
    await page.goto(`/overlay/${own}`);
    await page.addStyleTag({ content: '.sixfold-name { color: rgb(1, 2, 3) !important; }' });
    expect(await shown(page, 'name').evaluate((name) => getComputedStyle(name).color)).toBe('rgb(1, 2, 3)');
    expect(errors).toEqual([]);
  });

  it.skipIf(isFirefox)('does not grow in elements or memory from match to match', async () => {
    const players = newPlayers();
    const { page } = await visitor();
    // It has as many places from the beginning as fit.
    for (let match = 0; match < 8; match++) {
      const matchId = await beginMatch(players);
      for (const [index, player] of players.toReversed().entries()) await end(matchId, player, 6 - index);
    }
    await page.clock.install();
    await page.goto(`/overlay/${players[0]}`);
    const cdp = await page.context().newCDPSession(page);
    const measure = async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      return { nodes, jsEventListeners, usedSize };
    };
    const playMatch = async () => {
      const matchId = await beginMatch(players);
      for (const [index, player] of players.toReversed().entries()) {
        await end(matchId, player, 6 - index);
        await page.clock.runFor(150_000);
      }
      // The end may have arrived after the clock ran: only the day that follows is the same after every match.
      await page.locator('[data-show]:not([data-show=match])').waitFor();
      await page.clock.runFor(150_000);
      await page.locator('[data-show=idle]').waitFor();
    };
    await playMatch();
    const before = await measure();
    for (let match = 0; match < 2; match++) await playMatch();
    const after = await measure();
    // Fewer are right if the page’s clock passed midnight in Moscow: the day that it shows is a new one.
    expect(after.nodes).toBeLessThanOrEqual(before.nodes);
    expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners);
    expect(after.usedSize - before.usedSize).toBeLessThan(150_000);
  });
});

describe('a page is shared with one tap', () => {
  it('by a copied link with its facts if the browser has no share sheet', async () => {
    const { page } = await visitor({ language: 'ru' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { playerId, nickname } = await api<{ playerId: number; nickname: string }>(`/api/v2/players?playerId=${demoRoles.champion}`);
    await open(page, `/players/${playerId}`);
    const link = page.getByRole('link', { name: 'Поделиться' });
    expect(await link.getAttribute('href')).toBe(`/players/${playerId}`);
    await pressLate(link);
    await page.getByRole('status').filter({ hasText: 'Скопировано' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${nickname}: рейтинг `);
    expect(copied).toMatch(new RegExp(`\\. ${origin}/players/${playerId}$`));
  });

  it('by the browser’s share sheet if there is one', async () => {
    const players = newPlayers();
    const matchId = await beginMatch(players);
    const { page } = await visitor({ language: 'en' });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (shared: unknown) => {
          document.documentElement.setAttribute('data-shared', JSON.stringify(shared));
        },
      });
    });
    await open(page, `/matches/${matchId}`);
    await pressLate(page.getByRole('link', { name: 'Share' }));
    await page.locator('[data-shared]').waitFor();
    const shared: unknown = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '');
    expect(shared).toEqual({ text: `Match ${matchId}, 1x6 · in progress, 6 of 6 still in.`, url: `${origin}/matches/${matchId}` });
  });
});
