import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { closeBrowser, open, origin, visitor } from './browser.ts';
import { signedIn } from './people.ts';

afterAll(closeBrowser);

/** Delays the responses of addresses. */
async function delay(page: Page, addresses: string, ms: number): Promise<void> {
  await page.route(addresses, async (route) => {
    await sleep(ms);
    await route.continue().catch(() => {});
  });
}

describe('a subscriber is offered no subscription', () => {
  it('in any frame of a page that is opened, while it is unknown who is looking', async () => {
    const { page } = await signedIn('en', '/heroes/meta', demoRoles.champion);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Extend Plus' }).waitFor();
    await delay(page, '**/assets/*.js', 300);
    await delay(page, '**/api/auth/authorized', 800);
    await page.addInitScript(() => {
      const look = () => {
        const offer = document.querySelector('main [data-unknown]');
        if (offer) Object.assign(window, { wasSeen: Reflect.get(window, 'wasSeen') || getComputedStyle(offer).visibility !== 'hidden' });
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${origin}/heroes/meta`);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Sign in with Steam' }).isVisible()).toBe(false);
    await page.getByRole('table').first().waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'wasSeen'))).toBe(false);
  });

  it('on coming back from the sign-in that the offer itself led to', async () => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/heroes/meta');
    const offer = page.getByRole('main').getByRole('link', { name: 'Sign in with Steam' });
    await offer.click();
    await page.waitForURL(/\/openid\/login/);
    await delay(page, '**/api/auth/authorized', 800);
    await page.getByRole('link', { name: /champion of 1x6/ }).click();
    await page.waitForURL(`${origin}/heroes/meta`);
    // The mark of the press; it has an id as soon as it is known who is looking.
    await page.locator('html[data-signed-in=""]').waitFor();
    expect(await offer.isVisible()).toBe(false);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Profile and sign out/ })
      .waitFor();
    expect(await offer.count()).toBe(0);
  });
});
