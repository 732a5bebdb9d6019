import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { api, closeBrowser, expectSound, open, origin, visitor } from './browser.ts';
import { signIn } from './people.ts';

afterAll(closeBrowser);

async function signInAsAdmin(page: Page): Promise<void> {
  await signIn(page, demoRoles.admin);
  await open(page, '/updates');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Profile and sign out/ })
    .waitFor();
}

async function beginDraft(page: Page, url: string): Promise<void> {
  if (!page.url().endsWith('/admin')) await open(page, '/admin');
  await page.getByLabel('Address').fill(url);
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await page.waitForURL(/\/admin\/updates\/\d+$/);
  await page.getByLabel('Name, in Russian').waitFor();
}

const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true }).waitFor();

describe.each([
  ['ru', 390],
  ['en', 1440],
] as const)('a reader in %s at %i px', (language, width) => {
  it('finds the updates, reads the large one, and its contents follow along', async () => {
    const { page, errors } = await visitor({ language, width });
    await open(page, '/updates');
    await expectSound(page);
    await page.getByRole('link', { name: language === 'ru' ? 'Шесть ветров' : 'Six Winds', exact: true }).click();
    await page.waitForURL(`${origin}/updates/six-winds`);
    await expectSound(page);
    const contents = page.getByRole('navigation', { name: language === 'ru' ? 'Содержание' : 'Contents' });
    await contents.getByRole('link', { name: 'Zeus' }).click();
    await expect.poll(() => contents.locator('[aria-current]').textContent()).toBe('Zeus');
    await page.getByRole('heading', { name: 'Zeus' }).getByRole('link').click();
    await page.waitForURL(`${origin}/heroes/zeus`);
    await page.getByRole('link', { name: language === 'ru' ? 'Шесть ветров' : 'Six Winds' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('is told that there is no such update', async () => {
    const { page } = await visitor({ language, width });
    expect((await page.goto('/updates/nothing-here'))?.status()).toBe(404);
    await page.getByRole('heading', { name: language === 'ru' ? 'Обновление не найдено' : 'Update not found' }).waitFor();
    await expectSound(page);
  });
});

describe('an admin', () => {
  it('writes, previews and publishes at once and by the clock; readers see it within a second, feeds and channels too', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    await signInAsAdmin(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Profile and sign out/ })
      .hover();
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
    await beginDraft(page, 'written-here');
    await page.getByLabel('Name, in Russian').fill('Написано здесь');
    await page.getByLabel('General, in Russian').fill('+ Золото: 1 → **2**');
    await page.getByText(/Translations needed: 2/).waitFor();
    expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
    await page.getByLabel('Name, in English').fill('Written here');
    await page.getByLabel('General, in English').fill('+ Gold: 1 → **2**');
    await page.getByLabel('Add a hero').fill('Abaddon');
    await page.getByLabel('Add a hero').press('Enter');
    await page.getByLabel('Abaddon, in Russian').fill('- Броня ниже.');
    await page.getByLabel('Abaddon, in English').fill('- Less armour.');
    const previews = page.locator('[data-preview]');
    await previews.nth(0).getByText('Броня ниже.').waitFor();
    await previews.nth(1).getByText('Less armour.').waitFor();
    // The words around the text are in the language of the preview too.
    await previews.nth(0).getByRole('heading', { name: 'Общее' }).waitFor();
    await previews.nth(1).getByRole('heading', { name: 'General' }).waitFor();
    await saved(page);
    await expectSound(page);

    const reader = await visitor({ language: 'en' });
    await open(reader.page, '/updates');
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await expect.poll(() => publish.isDisabled()).toBe(false);
    await publish.click();
    await page.getByRole('button', { name: 'Yes, publish' }).click();
    await expect.poll(async () => (await fetch(`${origin}/updates/written-here`)).status).toBe(200);
    await reader.page.reload();
    await reader.page.getByRole('link', { name: 'Written here' }).waitFor();
    expect(await (await fetch(`${origin}/feeds/en/rss.xml`)).text()).toContain('Gold: 1 → <b>2</b>');
    await expect
      .poll(
        async () => {
          await page.reload();
          return page.getByText('sent', { exact: true }).count();
        },
        { timeout: 15_000, interval: 500 },
      )
      .toBe(4);

    await beginDraft(page, 'by-the-clock');
    for (const [language, name] of [
      ['Russian', 'По часам'],
      ['English', 'By the clock'],
    ])
      await page.getByLabel(`Name, in ${language}`).fill(name ?? '');
    await saved(page);
    // The browser of these tests is in Tokyo.
    const soon = Math.ceil(Date.now() / 1000) * 1000 + 8000;
    // A whole minute is shown without its seconds, which the driver takes for another time than it filled in.
    const at = soon % 60_000 === 0 ? soon + 1000 : soon;
    await page.getByLabel('Publish at').fill(new Date(at + 9 * 3_600_000).toISOString().slice(0, 19));
    await page.getByRole('button', { name: 'Schedule' }).click();
    await page.getByText('Scheduled', { exact: true }).waitFor();
    await expect.poll(async () => (await fetch(`${origin}/updates/by-the-clock`)).status).toBe(200);
    expect(Date.now()).toBeGreaterThanOrEqual(at);
    expect(errors).toEqual([]);
  });

  it('who chose one of two revisions is asked for the other, rather than given an empty draft', async () => {
    const { page } = await visitor({ language: 'en' });
    await signInAsAdmin(page);
    await open(page, '/admin');
    await page.getByLabel('Address').fill('half-chosen');
    await page.getByLabel('Fill in the wiki’s changes: from version').selectOption('0');
    await page.getByRole('button', { name: 'Create the draft' }).click();
    const to = page.getByRole('combobox', { name: /^to/ });
    expect(await to.evaluate((field) => field.matches(':user-invalid'))).toBe(true);
    await to.selectOption('1');
    await page.getByRole('button', { name: 'Create the draft' }).click();
    await page.waitForURL(/\/admin\/updates\/\d+$/);
    await page.getByText('New item.').first().waitFor();
  });

  it('and another admin never overwrite each other, and a closed window loses nothing', async () => {
    const first = await visitor({ language: 'en' });
    const second = await visitor({ language: 'en', width: 390 });
    await Promise.all([signInAsAdmin(first.page), signInAsAdmin(second.page)]);
    await second.page.getByRole('button', { name: 'Open menu' }).click();
    await second.page.getByRole('dialog').getByRole('link', { name: 'Admin' }).click();
    await second.page.waitForURL(`${origin}/admin`);
    await beginDraft(first.page, 'two-windows');
    await open(second.page, new URL(first.page.url()).pathname);
    await first.page.getByLabel('Name, in English').fill('The first window');
    await saved(first.page);
    await second.page.getByLabel('Name, in English').fill('The second window');
    const conflict = second.page.getByRole('alert').filter({ hasText: 'Your text' });
    await conflict.getByText('The first window').waitFor();
    await conflict.getByText('The second window').waitFor();
    await expectSound(second.page);
    await second.page.getByRole('button', { name: 'Keep mine' }).click();
    await saved(second.page);

    // An address that is not allowed stops no other field.
    await second.page.getByLabel('Address').fill('six-winds');
    await second.page.getByLabel('Description, in English').fill('Saved all the same');
    await second.page.getByRole('status').getByText('Everything is saved but this: Address').waitFor();
    await second.page.getByText('this address is taken').waitFor();
    await expectSound(second.page);
    await second.page.getByLabel('Address').fill('two-windows-2');
    await saved(second.page);
    await second.page.reload();
    await expect.poll(() => second.page.getByLabel('Description, in English').inputValue()).toBe('Saved all the same');

    await second.page.route('**/api/v2/admin/updates/save', (route) => route.abort());
    await second.page.getByLabel('Name, in Russian').fill('Не успело сохраниться');
    await second.page.getByText(/kept in this browser/).waitFor();
    await second.page.unroute('**/api/v2/admin/updates/save');
    await second.page.reload();
    await expect.poll(() => second.page.getByLabel('Name, in Russian').inputValue()).toBe('Не успело сохраниться');
    await second.page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
  });
});

describe('everyone else', () => {
  it('is sent home from /admin, and the calls refuse', async () => {
    const answer = await fetch(`${origin}/admin`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect(await api('/api/v2/admin/updates')).toBeNull();
  });
});
