import { afterAll, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { api, closeBrowser, expectSound, game, isFirefox, open, visitor } from './browser.ts';
import { signedIn } from './people.ts';

afterAll(closeBrowser);

type Pool = { heroOfWeek: string; talents: { name: string; rarity: string }[] };
const hero = 'npc_dota_hero_axe';
const poolOf = (heroName: string) => api<Pool>(`/api/v2/heroes/advice/pool?heroName=${heroName}`);

it('three taps on a phone give the advice for an offer, and the hero of the week is open to everyone', async () => {
  // The statistics of the demo season are calculated while the site already answers.
  await expect.poll(async () => (await poolOf(hero)).talents.length, { timeout: 60_000 }).toBeGreaterThan(20);
  const { page, errors } = await visitor({ language: 'ru', width: 390, isTouch: true });
  await open(page, '/heroes/axe');
  await page.getByRole('link', { name: 'Мне выпали три таланта' }).first().tap();
  await page.waitForURL('**/advise/axe');
  await expectSound(page);
  // A stepper that is held down keeps counting; a click is one step.
  const minute = page.getByRole('group', { name: 'минута' });
  const value = async () => Number.parseInt((await minute.locator('output').textContent()) ?? '', 10);
  const before = await value();
  await minute.getByRole('button').last().hover();
  await page.mouse.down();
  await expect.poll(value).toBeGreaterThan(before + 3);
  await page.mouse.up();
  const reached = await value();
  await minute.getByRole('button').first().tap();
  expect(await value()).toBe(reached - 1);
  const { heroOfWeek } = await poolOf(hero);
  const tiles = page.locator('main button[data-t="purple"][aria-pressed]');
  for (const tile of [0, 1, 2]) await tiles.nth(tile).tap();
  if (heroOfWeek !== hero) {
    await page.getByRole('heading', { name: /Чаще берут/ }).waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: 'Герой недели' }).tap();
    await page.getByText('Герой недели').first().waitFor();
    for (const tile of [0, 1, 2]) await tiles.nth(tile).tap();
  }
  const options = page.locator('main ol > li');
  await expect.poll(() => options.count()).toBe(3);
  await expectSound(page);
  // A chosen talent counts as taken from then on, and the next offer starts at once.
  const took = options.first().getByRole('button');
  await took.tap();
  await expect.poll(() => tiles.first().isVisible()).toBe(true);
  expect(
    await page
      .locator('main')
      .getByRole('button', { name: /убрать/ })
      .count(),
  ).toBe(1);
  for (const tile of [3, 4, 5]) await tiles.nth(tile).tap();
  await page.getByRole('button', { name: 'Другая тройка' }).tap();
  await expect.poll(() => tiles.first().isVisible()).toBe(true);
  expect(errors).toEqual([]);
});

it('a player in a match sees its minute and how many remain, without a tap', async () => {
  await expect.poll(async () => (await poolOf(hero)).talents.length, { timeout: 60_000 }).toBeGreaterThan(20);
  const matchId = `76${Date.now()}`;
  const matchKey = `K${matchId}`.padEnd(32, 'x');
  const players = [String(demoRoles.visitor), ...['21', '22', '23', '24', '25'].map((tail) => `9${matchId.slice(-5)}${tail}`)];
  const start = { matchId, matchKey, cluster: 1, region: 1, players, mapName: 'ranked_1000-x', isCheatsMode: false };
  const leave = (playerId: string) => ({
    matchId,
    matchKey,
    playerId,
    playerName: 'N',
    isWrongMap: false,
    isSafeToLeave: false,
    leaveTime: 60.5,
    lpCount: 0,
    savedData: {},
  });
  const { page, errors } = await signedIn('en', '/advise/axe');
  const valueOf = (name: string) => page.getByRole('group', { name, exact: true }).locator('output').innerText();
  expect(await page.getByText('Minute and players alive come from your match').count()).toBe(0);
  expect(await valueOf('minute')).toMatch(/^6\b/);
  await game('/api/game/match_start', start);
  for (const gone of players.slice(1, 3)) expect((await game('/api/game/leave', leave(gone))).status).toBe(200);
  await open(page, '/advise/axe');
  await page.getByText('Minute and players alive come from your match').waitFor();
  expect(await valueOf('minute')).toMatch(/^0\b/);
  expect(await valueOf('alive')).toMatch(/^4\b/);
  await expectSound(page);
  // Values set by hand stay.
  await page.getByRole('group', { name: 'alive', exact: true }).getByRole('button').first().click();
  expect(await valueOf('alive')).toMatch(/^3\b/);
  for (const gone of [players[0] ?? '', ...players.slice(3)]) await game('/api/game/leave', leave(gone));
  expect(errors).toEqual([]);
});

it('the page of our accuracy opens the figure that a window’s address names', async () => {
  const { page, errors } = await visitor({ language: 'ru', width: 390 });
  await open(page, '/statistics#talent');
  await expect.poll(() => page.locator('#talent > p').isVisible()).toBe(true);
  await expectSound(page);
  expect(errors).toEqual([]);
});

// Firefox scrolls only to what is off the screen.
it.skipIf(isFirefox).each([390, 1440])('has no talent that the keyboard reaches behind the offer, at %i px', async (width) => {
  await expect.poll(async () => (await poolOf(hero)).talents.length, { timeout: 60_000 }).toBeGreaterThan(20);
  const { page, errors } = await visitor({ language: 'en', width });
  await open(page, '/advise/axe');
  const offer = page.getByText('Your offer').locator('..');
  await page.locator('main button[data-t][aria-pressed]').first().focus();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    const [tile, edge] = await offer.evaluate((element) => [
      document.activeElement?.getBoundingClientRect().bottom ?? 0,
      element.getBoundingClientRect().top,
    ]);
    expect(tile).toBeLessThanOrEqual(edge);
  }
  expect(errors).toEqual([]);
});
