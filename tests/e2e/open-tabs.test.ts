import { afterAll, describe, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { closeBrowser, open, visitor } from './browser.ts';
import { signedIn, signIn } from './people.ts';

afterAll(closeBrowser);
/** Visible to nobody else. */
const HIDDEN = demoRoles.private[0];
const SIGN_IN = 'Sign in with Steam';
const MENU = /^Profile and sign out/;
const LOG_OUT = /^Sign out$/;

describe('a tab left open', () => {
  it('notices a sign-out in another tab when the reader returns to it', async () => {
    const { page } = await signedIn('en', '/leaderboard', demoRoles.champion);
    const other = await page.context().newPage();
    await open(other, '/heroes');
    await other.getByRole('button', { name: MENU }).hover();
    await other.getByRole('button', { name: LOG_OUT }).click();
    await other.getByRole('link', { name: SIGN_IN }).waitFor();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('banner').getByRole('link', { name: SIGN_IN }).waitFor();
  });

  it('shows nothing of a hidden profile after its owner has signed out, here or in another tab', async () => {
    const { page } = await visitor({ language: 'en' });
    await signIn(page, HIDDEN);
    const [other, asking] = [await page.context().newPage(), await page.context().newPage()];
    const signedOut = Promise.withResolvers<void>();
    // It does not know yet who is signed in.
    await asking.route('**/api/auth/authorized', async (route) => {
      await signedOut.promise;
      await route.continue();
    });
    const tabs = [page, other, asking];
    for (const tab of tabs) {
      await open(tab, `/players/${HIDDEN}`);
      await tab.getByRole('heading', { name: 'Recent matches' }).waitFor();
    }
    await other.getByRole('button', { name: MENU }).waitFor();
    await page.bringToFront();
    await page.getByRole('button', { name: MENU }).hover();
    await page.getByRole('button', { name: LOG_OUT }).click();
    await page.getByRole('banner').getByRole('link', { name: SIGN_IN }).waitFor();
    signedOut.resolve();
    for (const tab of tabs) await tab.getByRole('heading', { level: 1, name: 'Player not found' }).waitFor();
  });

  it('does not sign out if there is no answer when the reader returns to it', async () => {
    const { page } = await signedIn('en', '/leaderboard', demoRoles.champion);
    await page.getByRole('button', { name: MENU }).waitFor();
    await page.route('**/api/auth/authorized', (route) => route.abort());
    const asked = page.waitForEvent('requestfailed');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await asked;
    await page.waitForTimeout(300);
    await page.getByRole('button', { name: MENU }).waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: SIGN_IN }).count()).toBe(0);
  });
});
