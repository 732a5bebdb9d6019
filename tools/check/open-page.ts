import { errors, type BrowserContext, type Page } from 'playwright-core';
import { ensureBrowser, launchChromium } from './browsers.ts';
import { SAID_LITERALLY } from './read-page.ts';

/** Time for what loads after hydration, such as charts that load when scrolled to. */
const LATER_MS = 400;
const LONGEST_MS = 60_000;

/** Waits until a page is interactive. */
export async function waitUntilAnswering(page: Page): Promise<void> {
  await page.waitForFunction(
    () => '__reactContainer' in document || Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
}

export type ScriptedPage = { text: string; problems: string[] };

/** Opens pages as a visitor's browser does. Returns the page's text and the errors of the browser, its scripts and its requests. */
export async function openPages() {
  let opened = await launch();
  const open = async (address: string, language: 'ru' | 'en') => {
    if (!opened.browser.isConnected()) opened = await launch();
    return openOnce(opened[language], address);
  };
  return {
    open: async (address: string, language: 'ru' | 'en'): Promise<ScriptedPage> => {
      const page = await open(address, language);
      // A busy machine may be too slow once, or kill the browser; that is not the page's fault.
      return page.isLate || !opened.browser.isConnected() ? open(address, language) : page;
    },
    close: () => opened.browser.close(),
  };
}

/** A browser with one context per language. */
async function launch() {
  const browser = await launchChromium(ensureBrowser('chromium'));
  const contextOf = (locale: string) => browser.newContext({ locale, serviceWorkers: 'block', reducedMotion: 'reduce' });
  return { browser, ru: await contextOf('ru-RU'), en: await contextOf('en-US') };
}

async function openOnce(context: BrowserContext, address: string): Promise<ScriptedPage & { isLate: boolean }> {
  let isLate = false;
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`has a fault of a script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`complains: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`asked in vain for ${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`got ${response.status()} from ${response.url()}`);
  });
  const text = await readOpened(page, address).catch((error: unknown) => {
    isLate = error instanceof errors.TimeoutError;
    problems.push(`is not there: ${error instanceof Error ? error.message.split('\n', 1).join('') : 'no reason'}`);
    return '';
  });
  await page.close();
  return { text, problems, isLate };
}

/** The text of a page after hydration and after scrolling to its end. Throws when it never becomes interactive. */
async function readOpened(page: Page, address: string): Promise<string> {
  page.setDefaultTimeout(LONGEST_MS);
  await page.goto(address);
  await waitUntilAnswering(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(LATER_MS);
  return page.evaluate(
    (literal) => {
      const said: (string | null)[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest(literal)) said.push(walker.currentNode.textContent);
      return said.join(' ');
    },
    `${[...SAID_LITERALLY].join()},script`,
  );
}
