import { afterAll, expect, it } from 'vitest';
import { closeBrowser, open, origin, visitor } from './browser.ts';

afterAll(closeBrowser);

it('a query of the files is answered beside its form: Back leads to the query before, and an unknown column counts as none', async () => {
  // A site that has just started makes its files a little later.
  await expect.poll(async () => (await (await fetch(`${origin}/api/v2/data`)).json()).data, { timeout: 180_000 }).not.toBeNull();
  const { page, errors } = await visitor({ language: 'en' });
  await open(page, '/data/query?table=matches&group=nothing_like_it&column1=mode&value1=solo&column2=neither_this');
  const [group, result] = [page.getByLabel('Group by'), page.getByRole('table', { name: 'Result' })];
  expect([await group.inputValue(), await page.getByLabel('Column of condition 2').inputValue()]).toEqual(['', '']);
  await page.getByRole('button', { name: 'Show' }).click();
  await page
    .getByRole('status')
    .getByText(/rows?, .*KB in/)
    .waitFor();
  expect(await result.count()).toBe(1);
  expect(await page.getByRole('status').getByRole('table').count()).toBe(0);
  await group.selectOption('mode');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/group=mode/);
  await result.getByRole('columnheader', { name: 'count' }).waitFor();
  expect(await result.getByRole('row').count()).toBe(2);
  await page.goBack();
  await expect.poll(() => group.inputValue()).toBe('');
  expect(await result.count()).toBe(0);
  expect(errors).toEqual([]);
}, 240_000);

it('a page that was open while the files were made again reads the new ones', async () => {
  await expect.poll(async () => (await (await fetch(`${origin}/api/v2/data`)).json()).data, { timeout: 180_000 }).not.toBeNull();
  const { page } = await visitor({ language: 'en' });
  await open(page, '/data/query?table=players');
  // The files that the page knows are gone.
  await page.route('**/data/players-*.parquet', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole('button', { name: 'Show' }).click();
  await page
    .getByRole('status')
    .getByText(/rows?, .*KB in/)
    .waitFor({ timeout: 20_000 });
}, 240_000);
