import type { Page } from 'playwright-core';
import { demoRoles } from '../../demo/season/roster.ts';
import { open, visitor } from './browser.ts';

/** Somebody of the demo, signed in, at an address. */
export async function signedIn(language: 'ru' | 'en', address: string, playerId: number = demoRoles.visitor) {
  const guest = await visitor({ language });
  await signIn(guest.page, playerId);
  await open(guest.page, address);
  return guest;
}

/** Signs a visitor in as somebody of the demo, at Steam's stand-in but without its page: for all that is not about signing in. */
export async function signIn(page: Page, playerId: number): Promise<void> {
  const steam = await page.request.get('/api/auth/steam?return=/offline');
  await page.request.get(`${steam.url()}&as=${playerId}`);
}
