import { afterAll, describe, expect, it } from 'vitest';
import { answering, api, closeBrowser, codeOf, expectSound, isFirefox, open, origin, visitor } from './browser.ts';

afterAll(closeBrowser);

describe('the search in the header', () => {
  it('opens with "/", finds while the reader types, and follows the keyboard', async () => {
    const { page, errors } = await visitor({ language: 'ru' });
    await open(page, '/leaderboard');
    const leader = await page.getByRole('table').getByRole('link').first().textContent();
    const field = await answering(page.getByRole('banner').getByRole('combobox'));
    await page.keyboard.press('/');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type(leader ?? '');
    const list = page.getByRole('listbox');
    await list
      .getByRole('option', { name: leader ?? '' })
      .first()
      .waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await expectSound(page);

    await field.fill('s');
    await expect.poll(() => list.getByRole('option').count()).toBeGreaterThan(3);
    const chosen = () => list.getByRole('option', { selected: true }).getAttribute('id');
    await expect.poll(() => list.getByText(/Silencer/).count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await expect.poll(chosen).toBe('found-1');
    expect(await field.getAttribute('aria-activedescendant')).toBe('found-1');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(chosen).toBe(`found-${(await list.getByRole('option').count()) - 1}`);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    expect(await field.getAttribute('aria-activedescendant')).toBe(null);
    expect(errors).toEqual([]);
  });

  it('opens the choice without a new document, and is empty then', async () => {
    const { page } = await visitor({ language: 'ru' });
    await open(page, '/leaderboard');
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    const profile = await page.getByRole('table').getByRole('link').first().getAttribute('href');
    const field = page.getByRole('banner').getByRole('combobox');
    await field.fill(`https://www.dotabuff.com${profile}`);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${profile}`);
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    expect(await field.inputValue()).toBe('');
  });

  it('of the first page opens the choice with its button too', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    await open(page, '/');
    const main = page.getByRole('main');
    await main.getByRole('combobox').fill('pudge');
    await main.getByRole('option', { name: 'Pudge' }).waitFor();
    await main.getByRole('button', { name: 'Find' }).click();
    await page.waitForURL('**/heroes/pudge');
    await page.goBack();
    await main.getByRole('combobox').fill('axe');
    await main.getByRole('option', { name: 'Axe', exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/heroes/axe');
    expect(errors).toEqual([]);
  });

  it('says what cannot be found, what only Steam knows, and that there is no answer, with a way to try again', async () => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/leaderboard');
    const field = page.getByRole('banner').getByRole('combobox');
    const said = page.getByRole('banner').getByRole('status');
    await field.focus();
    await said.getByText(/player ID, match number/).waitFor();
    await field.fill('zzqqxxkkvv');
    await said.getByText(/Nothing found/).waitFor();
    await expectSound(page);
    await field.fill(`https://steamcommunity.com/profiles/76561198078999934/?utm=${'x'.repeat(300)}`);
    await page.getByRole('option').first().waitFor();
    await field.fill('https://steamcommunity.com/id/nobody-at-all');
    await said.getByText(/There is no ID in this link/).waitFor();
    await page.route('**/api/v2/search*', (route) => route.abort());
    await field.fill('pudge');
    await said.getByText(/is not responding/).waitFor();
    await page.unroute('**/api/v2/search*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('option', { name: 'Pudge' }).waitFor();
  });

  it('is a magnifier on narrow screens, and its suggestions can be clicked', async () => {
    const { page } = await visitor({ language: 'ru', width: 390 });
    await open(page, '/leaderboard');
    const field = page.getByRole('banner').getByRole('combobox');
    expect((await field.boundingBox())?.width).toBeLessThan(60);
    await field.click();
    await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(250);
    await page.keyboard.type('gelt');
    const pudge = page.getByRole('option', { name: /Пудж/ });
    await pudge.waitFor();
    // In Firefox a fraction of a pixel is visible of what is under the field.
    if (!isFirefox) await expectSound(page);
    await pudge.click();
    await page.waitForURL('**/heroes/pudge');
  });

  it('loads its code only with the first focus, and sends one request for letters typed quickly', async () => {
    const { page } = await visitor({ language: 'en' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const code = codeOf('src/shell/find/FindPanel.tsx');
    await open(page, '/leaderboard');
    expect(asked.filter((url) => url.endsWith(code))).toEqual([]);
    await page.getByRole('banner').getByRole('combobox').focus();
    await expect.poll(() => asked.filter((url) => url.endsWith(code)).length).toBe(1);
    await page.getByRole('banner').getByRole('status').waitFor();
    await page.keyboard.type('pudge', { delay: 10 });
    await page.getByRole('option', { name: 'Pudge' }).waitFor();
    expect(asked.filter((url) => /api\/v2\/search\?/.test(url)).length).toBeLessThanOrEqual(2);
  });
});

describe('the search of players', () => {
  it('accepts a nickname or an ID, drops leading zeros, submits on Enter, and sends no request for an empty field', async () => {
    const [leader] = await api<{ playerId: number; nickname: string }[]>('/api/v2/leaderboard');
    const id = String(leader?.playerId);
    const nickname = leader?.nickname ?? '';
    const { page, errors } = await visitor({ language: 'en' });
    await open(page, '/players/search');
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox');
    const find = main.getByRole('button', { name: 'Find' });
    await expect.poll(() => find.isDisabled()).toBe(true);
    await field.fill('   ');
    expect(await find.isDisabled()).toBe(true);
    await field.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await field.fill(`00${id}`);
    await field.press('Enter');
    await page.waitForURL(`**/players/search?id=00${id}`);
    const first = main.getByRole('status').getByRole('listitem').first();
    await first.locator(`a[href="/players/${id}"]`).first().waitFor();
    await field.fill(`  ${nickname} `);
    await find.click();
    await page.waitForURL((url) => url.searchParams.get('id') === nickname);
    await first.getByText(nickname).waitFor();
    await expectSound(page);
    await main.locator(`a[href="/players/${id}"]`).first().click();
    await page.waitForURL(`**/players/${id}`);
    await open(page, '/players/search?id=antim');
    await main.getByRole('link', { name: 'Anti-Mage', exact: true }).waitFor();
    await field.fill('');
    await find.press('Enter');
    await page.waitForURL(`${origin}/players/search`);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('finds the player of a pasted SteamID64 or profile address, and says if there is none', async () => {
    const [leader] = await api<{ playerId: number }[]>('/api/v2/leaderboard');
    const id = leader?.playerId ?? 0;
    const steamId = String(76_561_197_960_265_728n + BigInt(id));
    const { page } = await visitor({ language: 'ru' });
    await open(page, '/players/search');
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox');
    const nobody = main.getByRole('status').getByText('Игрок не найден');
    for (const pasted of [
      steamId,
      `https://steamcommunity.com/profiles/${steamId}/`,
      `https://www.dotabuff.com/players/${id}`,
      `${origin}/players/${id}`,
      `[U:1:${id}]`,
      `https://steamcommunity.com/profiles/[U:1:${id}]`,
      `STEAM_0:${id % 2}:${Math.trunc(id / 2)}`,
      `ID: ${id}`,
    ]) {
      await field.fill('999999999999');
      await field.press('Enter');
      await nobody.waitFor();
      await field.fill(pasted);
      await field.press('Enter');
      await main.getByRole('status').locator(`a[href="/players/${id}"]`).first().waitFor();
    }
    await field.fill('https://steamcommunity.com/id/nobody-at-all');
    await field.press('Enter');
    await main.getByText(/По этой ссылке ID не определить. Вставьте ID из профиля Dota\s2/).waitFor();
    await expectSound(page);
  });
});

describe('the answer to one search of players', () => {
  it('disappears as soon as another search is sent', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    await open(page, '/players/search?id=999999999999');
    const main = page.getByRole('main');
    const nobody = main.getByText('Player not found');
    await nobody.waitFor();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/v2/search*', async (route) => {
      await released;
      await route.continue();
    });
    await main.getByRole('searchbox').fill('somebody else');
    await main.getByRole('button', { name: 'Find' }).click();
    await main.getByRole('status').getByText('Searching…').waitFor();
    expect(await nobody.count()).toBe(0);
    release();
    await page.waitForURL((url) => url.searchParams.get('id') === 'somebody else');
    await expect.poll(() => main.getByText('Searching…').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('comes back, with a way to try again, if the next answer does not arrive', async () => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/players/search?id=999999999999');
    const main = page.getByRole('main');
    await page.route('**/api/v2/search*', (route) => route.abort());
    await main.getByRole('searchbox').fill('pudge');
    await main.getByRole('button', { name: 'Find' }).click();
    const alert = main.getByRole('alert');
    await alert.getByText('Could not load this').waitFor();
    await main.getByText('Player not found').waitFor();
    expect(await main.getByText('Searching…').count()).toBe(0);
    await page.unroute('**/api/v2/search*');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await main.getByRole('link', { name: 'Pudge', exact: true }).waitFor();
  });
});

describe.skipIf(isFirefox)('the search of players without a script', () => {
  it('finds players too', async () => {
    const [leader] = await api<{ playerId: number; nickname: string }[]>('/api/v2/leaderboard');
    const { page } = await visitor({ language: 'en', javaScriptEnabled: false });
    await page.goto('/players/search');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill(leader?.nickname ?? '');
    await main.getByRole('button', { name: 'Find' }).click();
    await main.locator(`a[href="/players/${leader?.playerId}"]`).first().waitFor();
  });
});
