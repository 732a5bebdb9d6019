import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';

export const { origin } = inject('site');
let browser: Browser | undefined;

export type Visitor = { page: Page; errors: string[] };

type Wish = {
  language?: string;
  width?: number;
  height?: number;
  javaScriptEnabled?: boolean;
  isTouch?: boolean;
  /** Whether a page may keep itself for when there is no network. */
  serviceWorkers?: 'allow' | 'block';
};

/** A visitor with a browser of a language and a width; what the console complains about is kept. Goes when the test ends, however it does. */
export async function visitor({
  language = 'ru',
  width = 1440,
  height = 900,
  javaScriptEnabled = true,
  isTouch = false,
  serviceWorkers = 'block',
}: Wish = {}): Promise<Visitor> {
  browser ??= await chromium.launch({
    executablePath: inject('site').chromium,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    locale: language === 'ru' ? 'ru-RU' : 'en-US',
    timezoneId: 'Asia/Tokyo',
    javaScriptEnabled,
    hasTouch: isTouch,
    serviceWorkers,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) errors.push(message.text());
  });
  return { page, errors };
}

/** Opens an address and waits until the page answers to the user. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    () => '__reactContainer' in document || Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Presses something in a part whose code comes after the page answers, once it has come: until then a link opens a new document. */
export async function pressLate(late: Locator): Promise<void> {
  await expect.poll(() => late.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))).toBe(true);
  await late.click();
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing that axe knows of is wrong, nothing scrolls sideways. */
export async function expectSound(page: Page): Promise<void> {
  // In the page itself and without a description of all that is right: a quarter of the time. Our pages have no frames.
  const found = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  expect(
    found.violations.map(
      (violation) =>
        `${violation.id}: ${violation.nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(', ')}`,
    ),
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

/** The data of a public call. */
export async function api<T>(path: string): Promise<T> {
  const answer: { data: T } = await (await fetch(origin + path)).json();
  return answer.data;
}

/** A call of the game server with the demo's key. */
export async function game(path: string, body: unknown): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'dedicated-key': 'demo-game-key' },
    body: JSON.stringify(body),
  });
}
