import { afterAll, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { closeBrowser, expectSoundAtWidths, game } from './browser.ts';
import { signedIn } from './people.ts';

afterAll(closeBrowser);

const admin = (address: string) => signedIn('en', address, demoRoles.admin);

it('the form of a product does not undo what another admin set meanwhile when its page is loaded again', async () => {
  const one = await admin('/admin/products/1');
  const other = await admin('/admin/products/1');
  const save = { name: 'Save' };
  const price = 'Price, $';
  // The other admin is faster than the page that loads after the first one's save.
  await one.page.route(
    '**/api/v2/admin/products/one*',
    async (route) => {
      await other.page.reload();
      await other.page.getByLabel(price).fill('7.77');
      await other.page.getByRole('button', save).click();
      await other.page.getByText('Saved', { exact: true }).waitFor();
      await route.continue();
    },
    { times: 1 },
  );
  await one.page.getByLabel('Position on the shelf').fill('7');
  await one.page.getByRole('button', save).click();
  await one.page.getByText('$7.77').first().waitFor();
  await one.page.getByLabel('Position on the shelf').fill('0');
  await one.page.getByRole('button', save).click();
  await one.page.getByText('The product was changed meanwhile. Open it again').waitFor();
  await other.page.reload();
  expect(await other.page.getByLabel(price).inputValue()).toBe('7.77');
});

it('codes whose only answer was lost are not left without a message', async () => {
  const { page } = await admin('/admin/codes');
  await page.getByLabel('Name').fill('Lost on the way');
  await page.getByLabel('How many codes').fill('2');
  await page.getByRole('button', { name: 'Create the batch' }).click();
  await page.route('**/api/v2/admin/codes/export', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Export the codes' }).click();
  await page.getByRole('alert').filter({ hasText: 'revoke the unused ones and create a new batch' }).waitFor();
});

it('the reporters of a pair are requested again if they did not arrive', async () => {
  const lobby = { matchId: '7100000009', matchKey: 'y'.repeat(32) };
  const report = { ...lobby, reporter: '710000093', reported1: '710000091', reported2: '710000092', type: 'pair' };
  expect((await game('/api/game/report', report)).status).toBe(200);
  const { page } = await admin('/admin/conduct');
  await page.route('**/api/v2/admin/conduct/reports*', (route) => route.abort());
  await page.getByRole('row').filter({ hasText: '710000091' }).getByRole('button', { name: 'Show' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await expectSoundAtWidths(page, 'en', 'conduct-failed');
  await page.unroute('**/api/v2/admin/conduct/reports*');
  await again.click();
  await page.getByRole('link', { name: '710000093' }).waitFor();
});

it('the preview of an update appears by itself after a first request without an answer', async () => {
  const { page } = await admin('/admin/updates/1');
  await page.route('**/api/v2/admin/updates/preview', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'What readers will see' }).waitFor();
  await page.waitForTimeout(1_000);
  expect(await page.locator('[data-preview=en] h2').count()).toBe(0);
  await page.unroute('**/api/v2/admin/updates/preview');
  await page.locator('[data-preview=en] h2').first().waitFor();
});
