import { afterAll, describe, expect, it } from 'vitest';
import { api, closeBrowser, open, visitor } from './browser.ts';

afterAll(closeBrowser);

async function addresses(): Promise<string[]> {
  const [first] = await api<{ playerId: number }[]>('/api/v2/leaderboard');
  const played = (await api<{ values: { matchId: number; isFinished: boolean }[] }>(`/api/v2/matches/history?playerId=${first?.playerId}`))
    .values;
  const game = played.find(({ isFinished }) => isFinished);
  const [update] = (await api<{ values: { url: string }[] }>('/api/v2/updates')).values;
  const fixed = ['/', '/leaderboard', '/heroes', '/heroes/abaddon', '/heroes/meta', '/advise/abaddon', '/items', '/updates', '/dota-plus'];
  const found = [`/players/${first?.playerId}`, `/matches/${game?.matchId}`, `/updates/${update?.url}`];
  return [...fixed, ...found, '/gift', '/players/search', '/matches/search', '/statistics', '/developers', '/credits', '/offer'];
}

/** The parts of a page beyond its right edge, and text smaller than 12 px; letters in drawings are measured as drawn. */
function faults() {
  const wide = document.documentElement.scrollWidth > innerWidth ? [`${document.documentElement.scrollWidth} px wide`] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set<string>();
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const said = walker.currentNode.textContent?.trim() ?? '';
    if (!parent || said === '' || parent.closest('svg, script, style, noscript, [hidden]') || parent.getClientRects().length === 0)
      continue;
    const { fontSize } = getComputedStyle(parent);
    // Without any size it is meant for screen readers only: the heading of a column of icons.
    if (Number.parseFloat(fontSize) > 0 && Number.parseFloat(fontSize) < 12) small.add(`${said.slice(0, 30)}: ${fontSize}`);
  }
  return [...wide, ...small];
}

/** Puts a word of 120 letters wherever a page shows words that people wrote. */
function lengthen() {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts)
    if (text.parentElement?.matches('h1, h2, h3, h4, p, dd, li, :is(h1, h2, h3, h4, p, dd, li) > a')) text.textContent = 'Ш'.repeat(120);
}

describe('every page', () => {
  it.each(['ru', 'en'])(
    'is no wider than a screen of 320 px in %s, with nothing smaller than 12 px, also with words of 120 letters',
    async (language) => {
      const { page } = await visitor({ language, width: 320 });
      const found: string[] = [];
      for (const address of await addresses()) {
        await open(page, address);
        found.push(...(await page.evaluate(faults)).map((fault) => `${address}: ${fault}`));
        await page.evaluate(lengthen);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 320) found.push(`${address}: ${width} px wide with long words`);
      }
      expect(found).toEqual([]);
    },
    300_000,
  );

  it('shows letters if the pictures of heroes and players do not load', async () => {
    const { page } = await visitor({ hasPictures: true, language: 'en' });
    await page.route(/faces\.avif|players\/avatar/, (route) => route.abort());
    const found = await addresses();
    for (const address of ['/leaderboard', '/pick', ...found.filter((each) => /^\/(players|matches)\/\d/.test(each))]) {
      await open(page, address);
      await page.locator(':root[data-faceless]').waitFor();
      const faces = page.locator('i[style*="--f:"]');
      await faces.first().waitFor();
      const letters = await faces.evaluateAll((all) => all.map((face) => getComputedStyle(face, '::before').content));
      expect([address, letters.filter((content) => !content.startsWith('counter('))]).toEqual([address, []]);
      const broken = () =>
        [...document.images].filter((picture) => picture.complete && picture.naturalWidth === 0 && picture.checkVisibility()).length;
      expect([address, await page.evaluate(broken)]).toEqual([address, 0]);
    }
  });

  it('tells places, shares and the current page apart if the reader’s own colours are forced', async () => {
    const { page } = await visitor({ language: 'en' });
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/leaderboard');
    const badge = page.locator('span[data-p]').first();
    expect(await badge.evaluate((element) => getComputedStyle(element).getPropertyValue('forced-color-adjust'))).toBe('none');
    const current = page.locator('[aria-current="page"], [aria-current="true"]').first();
    expect(await current.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  });

  it('lets nothing of the page show through the menu if the reader’s own colours are forced', async () => {
    const { page } = await visitor({ language: 'en', width: 390 });
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog').locator('> *').first();
    expect(await menu.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
  });
});
