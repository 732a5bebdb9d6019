import { afterAll, describe, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { closeBrowser, expectSound, open, origin, visitor } from './browser.ts';
import { signIn } from './people.ts';

afterAll(closeBrowser);
const OWNER = demoRoles.visitor;
const words = {
  privacy: 'Приватность',
  onlyMe: 'Только я',
  onlyYou: 'Этот профиль видите только вы.',
  share: 'Поделиться',
  everyone: 'Все',
  save: 'Сохранить',
  saved: 'Приватность изменена',
  absent: 'Игрок не найден',
  erase: 'Удалить аккаунт…',
  eraseNow: 'Удалить навсегда',
  number: 'Ваш ID игрока',
  keys: 'Ключи API',
  purpose: 'Для чего ключ',
  make: 'Создать ключ',
  revoke: 'Отозвать',
  close: 'Закрыть',
  sure: 'Точно отозвать',
  none: 'Ключей пока нет.',
};

describe('privacy', () => {
  const { privacy, onlyMe, onlyYou, share, everyone, save, saved, absent, erase, eraseNow, number } = words;
  const { keys, purpose, make, revoke, sure, none, close } = words;

  it('only me: another visitor finds no player, the owner finds the profile', async () => {
    const { page, errors } = await visitor({ language: 'ru' });
    const choose = async (choice: string) => {
      await page.getByRole('button', { name: privacy }).click();
      await page.getByRole('dialog').getByText(choice, { exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: save }).click();
      await page.getByText(saved).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await open(page, `/players/${OWNER}`);
    expect(await page.getByRole('button', { name: privacy }).count()).toBe(0);
    await signIn(page, OWNER);
    await open(page, `/players/${OWNER}`);
    await page.getByRole('button', { name: privacy }).click();
    await page.getByRole('radio', { name: everyone }).and(page.locator(':checked')).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: erase }).click();
    await page.getByRole('dialog').getByLabel(number).fill('1');
    expect(await page.getByRole('button', { name: eraseNow }).isDisabled()).toBe(true);
    await expectSound(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: keys }).click();
    const window = page.getByRole('dialog');
    await window.getByText(none).waitFor();
    await window.getByLabel(purpose).fill('Bot');
    await window.getByRole('button', { name: make }).click();
    const authorization = `Bearer ${await window.getByRole('status').locator('code').innerText()}`;
    await window.getByRole('listitem').filter({ hasText: 'Bot' }).waitFor();
    await expectSound(page);
    const ask = async () => (await (await fetch(`${origin}/api/auth/authorized`, { headers: { authorization } })).json()) as object;
    expect(await ask()).toMatchObject({ data: { playerId: OWNER } });
    await window.getByRole('button', { name: revoke }).click();
    await window.getByRole('button', { name: sure }).click();
    await window.getByText(none).waitFor();
    expect(await window.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    expect(await window.locator('code').count()).toBe(0);
    expect(await ask()).toMatchObject({ data: { authorized: false } });
    await page.keyboard.press('Escape');

    const of = (keyId: number) => ({ keyId: String(keyId), name: '', createdAt: '2026-01-01', usedAt: '2026-01-01', endsAt: '2027-01-01' });
    const all = Array.from({ length: 10 }, (_, keyId) => of(keyId));
    await page.route('**/api/v2/accounts/keys', (route) => route.fulfill({ json: { data: all, errors: [], hasErrors: false } }));
    await page.getByRole('button', { name: keys }).click();
    await window.getByText('Ключей уже десять').waitFor();
    expect(await window.getByLabel(purpose).count()).toBe(0);
    await page.keyboard.press('Escape');

    // The error is shown above the window, where it can be read and dismissed.
    const refused = { data: null, errors: [{ text: '!' }], hasErrors: true };
    await page.route('**/api/v2/accounts/visibility', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ json: refused }),
    );
    await page.getByRole('button', { name: privacy }).click();
    await page.getByRole('dialog').getByText(onlyMe, { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: save }).click();
    await page.getByRole('alert').getByRole('button', { name: close }).click();
    await page.getByRole('alert').getByRole('button').waitFor({ state: 'detached' });
    await page.unrouteAll();
    await page.keyboard.press('Escape');

    await choose(onlyMe);

    const other = await visitor({ language: 'ru' });
    await page.getByText(onlyYou).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: share }).count()).toBe(0);
    await expectSound(page);
    await open(other.page, `/players/${OWNER}`);
    await other.page.getByRole('heading', { name: absent }).waitFor();
    const name = page.getByRole('main').getByRole('heading', { level: 1 });
    const answer = await page.reload();
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    await page.getByRole('button', { name: privacy }).waitFor();
    expect(await name.innerText()).not.toBe(absent);

    await page.waitForTimeout(3_100);
    await choose(everyone);
    await page.getByText(onlyYou).waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('link', { name: share }).waitFor();
    expect((await fetch(`${origin}/players/${OWNER}`)).status).toBe(200);
    expect(errors).toEqual([]);
  });
});
