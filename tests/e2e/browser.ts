import fs from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import { firefox, type Browser, type Locator, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { launchChromium } from '../../tools/check/browsers.ts';
import { waitUntilAnswering } from '../../tools/check/open-page.ts';

export const { origin } = inject('site');
const { name: browserName, path: executablePath } = inject('browser');
/** Nobody slows Firefox down, asks it for its memory, tells it to keep still, takes its scripts away or touches it with a finger. */
export const isFirefox = browserName === 'firefox';
/** With pictures and without. */
const browsers = new Map<boolean, Browser>();

export type Visitor = { page: Page; errors: string[] };

type Wish = {
  language?: string;
  width?: number;
  height?: number;
  javaScriptEnabled?: boolean;
  isTouch?: boolean;
  /** Whether a page may keep itself for when there is no network. */
  serviceWorkers?: 'allow' | 'block';
  /** Whether pages move; those that keep still cost the processor less. */
  motion?: 'reduce' | 'no-preference';
  /** Whether pictures are loaded: a third of the time of a page, and whatever is laid out has their size without them. */
  hasPictures?: boolean;
};

/** A visitor with a browser of a language and a width; what the console complains about is kept. Goes when the test ends, however it does. */
export async function visitor({
  language = 'ru',
  width = 1440,
  height = 900,
  javaScriptEnabled = true,
  isTouch = false,
  serviceWorkers = 'block',
  motion = 'reduce',
  hasPictures = false,
}: Wish = {}): Promise<Visitor> {
  const browser = browsers.get(hasPictures) ?? (await launch(hasPictures));
  browsers.set(hasPictures, browser);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    locale: language === 'ru' ? 'ru-RU' : 'en-US',
    timezoneId: 'Asia/Tokyo',
    javaScriptEnabled,
    hasTouch: isTouch,
    serviceWorkers,
    ...(isFirefox ? {} : { reducedMotion: motion }),
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  if (isFirefox) driveFirefox(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    // Firefox says so of a part that was still loading when one went on to another page, Chromium says nothing.
    if (!isFirefox || !error.message.includes('error loading dynamically imported module')) errors.push(String(error));
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) errors.push(message.text());
  });
  return { page, errors };
}

/** Firefox is the one that Debian ships, as it is, by WebDriver BiDi. */
async function launch(hasPictures: boolean): Promise<Browser> {
  if (isFirefox) return firefox.launch({ executablePath, channel: 'moz-firefox' });
  // Nothing is painted, as nobody looks, and no code is optimised that runs for a second: a quarter of the processor time of a page,
  // and what is laid out and pressed is the same.
  const quick = ['--js-flags=--no-turbofan,--no-maglev'];
  if (process.env.SHOTS) return launchChromium(executablePath, quick);
  quick.push('--force-gpu-mem-available-mb=0');
  if (!hasPictures) quick.push('--blink-settings=imagesEnabled=false');
  return launchChromium(executablePath, quick);
}

/**
 * Firefox's driver fills a field by a script through what React has put before its value, and React takes it for its own doing;
 * a finger of this driver presses nothing, so that who touches does it with the mouse.
 */
function driveFirefox(page: Page): void {
  const locators: Pick<Locator, 'fill' | 'tap'> = Object.getPrototypeOf(page.locator('html'));
  locators.tap = async function tap(this: Locator) {
    await this.click();
  };
  locators.fill = async function fill(this: Locator, value) {
    await this.focus();
    await this.evaluate((field, filled) => {
      Reflect.set(Object.getPrototypeOf(field), 'value', filled, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, value);
  };
}

/** Makes the processor of a page so many times slower, in Chromium, until what it returns is called. */
export async function slowDown(page: Page, rate: number): Promise<() => Promise<void>> {
  if (isFirefox) return () => Promise.resolve();
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate });
  return () => processor.detach();
}

/** The file of the English pages that a source became. */
export function codeOf(source: string): string {
  const manifest = JSON.parse(fs.readFileSync('dist/client/manifest.en.json', 'utf8')) as Record<string, { file: string }>;
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`${source} is not a file of its own`);
  return file;
}

/** Presses a link to an address of the site, wherever the page may have one. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

/** Opens an address and waits until the page answers to the user. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilAnswering(page);
}

/** Code of late parts comes when nothing else is to do, which on a machine that builds a release beside it is late. */
const LATE_MS = 40_000;

/** Waits for something in a part whose code comes after the page answers to answer too. */
export async function answering(late: Locator): Promise<Locator> {
  const answers = () => late.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(answers, { timeout: LATE_MS }).toBe(true);
  return late;
}

/** Presses something in such a part, once its code has come: until then a link opens a new document. */
export async function pressLate(late: Locator): Promise<void> {
  await (await answering(late)).click();
}

export async function closeBrowser(): Promise<void> {
  for (const browser of browsers.values()) await browser.close();
  browsers.clear();
}

const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong: each rule with the first places. In a modal window where one is open: nobody gets to what is behind it. */
async function findFaults(tags: string[]): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof Axe };
  const { violations } = await axe.run(document.querySelector('dialog:modal') ?? document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  const places = (nodes: Axe.NodeResult[]) => nodes.slice(0, 3).map(({ target }) => target.join(' '));
  return violations.map(({ id, nodes }) => `${id}: ${places(nodes).join(', ')}`);
}

/** Nothing that axe knows of is wrong, nothing scrolls sideways. */
export async function expectSound(page: Page): Promise<void> {
  await page.evaluate(layOutAll, true);
  // A document that was looked at before has axe already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const faults = await page.evaluate(findFaults, rules);
  await page.evaluate(layOutAll, false);
  expect(faults).toEqual([]);
  await expectToFit(page);
}

/** Nothing scrolls sideways. */
export async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

/** A page fits on the screens of a phone, a tablet and a desk, and is sound on one of them: on the first in Russian, on the last in English. */
export async function expectSoundAtWidths(page: Page, language: 'ru' | 'en', name: string): Promise<void> {
  const widths = [390, 768, 1440];
  const sound = language === 'ru' ? 390 : 1440;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await (width === sound ? expectSound : expectToFit)(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${language}-${width}.png`, fullPage: true });
  }
}

/** What is far from the screen has the place and size of a guess until it is laid out, and would be measured by it. */
function layOutAll(isWanted: boolean): void {
  document.adoptedStyleSheets = [];
  if (!isWanted) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
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
