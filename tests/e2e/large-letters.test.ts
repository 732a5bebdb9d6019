import { afterAll, describe, expect, it } from 'vitest';
import { api, closeBrowser, isFirefox, open, visitor } from './browser.ts';

afterAll(closeBrowser);

/** Words of three or more letters that are shown on several lines. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}{3,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...rest] = [...range.getClientRects()].filter((box) => box.width > 0);
      if (rest.some((box) => box.top >= (first?.bottom ?? 0) - 2)) broken.push(word);
    }
  }
  return broken;
}

/** Texts that stand upon each other, by more than the tail of a letter. */
function textsThatCollide(): string[] {
  type Box = { left: number; right: number; top: number; bottom: number; element: Element; said: string };
  const boxes: Box[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement: element } = text;
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !text.nodeValue?.trim()) continue;
    const around: Element[] = [];
    for (let box: Element | null = element; box; box = box.parentElement) around.push(box);
    const styles = around.map((box) => getComputedStyle(box));
    // What floats above the page covers it by intent; what is for screen readers is cut to nothing.
    if (styles.some(({ position, clipPath }) => position === 'fixed' || position === 'sticky' || clipPath === 'inset(50%)')) continue;
    const cutBy = around.filter((_, index) => styles[index]?.overflowX !== 'visible').map((box) => box.getBoundingClientRect());
    const size = Number.parseFloat(styles[0]?.fontSize ?? '');
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const middle = (rect.top + rect.bottom) / 2;
      // Letters of a drawing are scaled with it.
      const height = Math.min(size, rect.height);
      const box = {
        left: Math.max(rect.left, ...cutBy.map(({ left }) => left)),
        right: Math.min(rect.right, ...cutBy.map(({ right }) => right)),
        top: Math.max(middle - height / 3, ...cutBy.map(({ top }) => top)),
        bottom: Math.min(middle + height / 3, ...cutBy.map(({ bottom }) => bottom)),
      };
      if (box.right > box.left && box.bottom > box.top) boxes.push({ ...box, element, said: text.nodeValue.trim().slice(0, 30) });
    }
  }
  const met = (a: Box, b: Box) =>
    a.element !== b.element &&
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  return boxes.flatMap((a, index) => boxes.slice(index + 1).flatMap((b) => (met(a, b) ? [`${a.said} × ${b.said}`] : [])));
}

async function addresses(): Promise<string[]> {
  const [first] = await api<{ playerId: number }[]>('/api/v2/leaderboard');
  if (!first) throw new Error('nobody is in the table');
  const [game] = (await api<{ values: { matchId: number }[] }>(`/api/v2/matches/history?playerId=${first.playerId}`)).values;
  if (!game) throw new Error('the first has no match');
  const plain = [
    '/',
    '/live',
    '/heroes',
    '/items',
    '/heroes/meta',
    '/dota-plus',
    '/updates',
    '/leaderboard',
    '/gift',
    '/pick',
    '/statistics',
    '/data',
  ];
  return [...plain, '/heroes/axe', '/advise/axe', `/players/${first.playerId}`, `/matches/${game.matchId}`];
}

describe('with letters twice as large', () => {
  it.skipIf(isFirefox).each([
    ['ru', 390],
    ['en', 390],
    ['en', 768],
    ['ru', 1440],
  ])('pages keep to the screen, and words and lines stay apart, in %s at %i px', async (language, width) => {
    const { page } = await visitor({ language, width, height: 844 });
    const reader = await page.context().newCDPSession(page);
    await reader.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const path of await addresses()) {
      await open(page, path);
      // What is far below is drawn at once.
      await page.evaluate(() => {
        const all = new CSSStyleSheet();
        all.replaceSync('* { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(all);
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
      expect(await page.evaluate(brokenWords), path).toEqual([]);
      expect(await page.evaluate(textsThatCollide), path).toEqual([]);
    }
  });
});
