import { afterAll, describe, expect, it } from 'vitest';
import { api, closeBrowser, open, origin, visitor } from './browser.ts';

afterAll(closeBrowser);

async function findMatch(): Promise<number> {
  const { live } = await api<{ live: { matchId: number }[] }>('/api/v2/matches/board');
  return live[0]?.matchId ?? 0;
}

describe('match search', () => {
  it('finds a match by its number and opens it', async () => {
    const id = await findMatch();
    const { page, errors } = await visitor({ language: 'en', width: 390 });
    await open(page, '/matches/search');
    await page.getByRole('searchbox').fill(` ${id} `);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: 'Open the match' }).click();
    await page.waitForURL(`**/matches/${id}`);
    await expect.poll(() => page.locator('h1').innerText()).toContain(String(id));
    expect(errors).toEqual([]);
  });

  it.each(['1e5', '-1', '1.5', '0', 'abc'])('says what a number is, and sends no request, for %s', async (typed) => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/matches/search');
    await page.getByRole('searchbox').fill(typed);
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('status').filter({ hasText: 'A match number is at most 19 digits' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('hides the found match when the next number is invalid', async () => {
    const id = await findMatch();
    const { page, errors } = await visitor({ language: 'en' });
    await open(page, `/matches/search?id=${id}`);
    const found = page.getByRole('link', { name: 'Open the match' });
    await found.waitFor();
    await page.getByRole('searchbox').fill('12x');
    await page.keyboard.press('Enter');
    await found.waitFor({ state: 'detached' });
    await page.getByRole('status').filter({ hasText: 'A match number is at most 19 digits' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('12x');
    expect(errors).toEqual([]);
  });

  it('sends no request for an empty field, and clears the previous answer', async () => {
    const { page, errors } = await visitor({ language: 'en' });
    await open(page, '/matches/search?id=42');
    const answer = page.getByRole('status').filter({ hasText: 'Match not found' });
    await answer.waitFor();
    await page.getByRole('searchbox').fill(' ');
    await page.getByRole('button', { name: 'Find' }).click();
    await answer.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${origin}/matches/search`);
    await open(page, '/live');
    await page.getByRole('main').getByRole('button', { name: 'Find' }).click();
    await page.waitForURL(`${origin}/matches/search`);
    expect(errors).toEqual([]);
  });

  it.each(['/matches/search', '/players/search'])('at %s keeps the focus in the field, and the field follows Back', async (path) => {
    const { page } = await visitor({ language: 'en' });
    await open(page, path);
    const field = page.getByRole('main').getByRole('searchbox');
    const answer = page.getByRole('status').filter({ hasText: 'not found' });
    const isInField = () => field.evaluate((element) => element === document.activeElement);
    await field.fill(' 42 ');
    await page.keyboard.press('Enter');
    await answer.waitFor();
    expect(await isInField()).toBe(true);
    expect(await field.inputValue()).toBe('42');
    await field.fill('');
    await page.keyboard.press('Enter');
    await answer.waitFor({ state: 'detached' });
    expect(await isInField()).toBe(true);
    await page.goBack();
    await answer.waitFor();
    expect(await field.inputValue()).toBe('42');
  });

  it('says that there is no such match', async () => {
    const { page } = await visitor({ language: 'ru' });
    await open(page, '/matches/search?id=42');
    await page.getByRole('status').filter({ hasText: 'Матч не найден' }).waitFor();
  });
});
