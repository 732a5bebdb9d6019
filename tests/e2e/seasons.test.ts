import { afterAll, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { closeBrowser, expectSound, expectSoundAtWidths, game } from './browser.ts';
import { signedIn } from './people.ts';

afterAll(closeBrowser);

const mapName = 'ranked_1500-x';

it('the owner plans a season and cancels it, and declares a map that is played, in any language and at any width', async () => {
  const start = {
    matchId: '7000000001',
    matchKey: 'x'.repeat(32),
    cluster: '184',
    region: '8',
    players: ['7'],
    mapName,
    isCheatsMode: true,
  };
  expect((await game('/api/game/match_start', start)).status).toBe(200);

  for (const language of ['ru', 'en'] as const) {
    const { page, errors } = await signedIn(language, '/admin', demoRoles.admin);
    for (const [address, hasForm] of [
      ['/admin', false],
      ['/admin/game', true],
    ] as const) {
      await page.goto(address);
      await page.getByText(mapName).first().waitFor();
      if (hasForm)
        await page
          .getByRole('button')
          .filter({ hasText: /Объявить|Declare/ })
          .first()
          .waitFor();
      await expectSoundAtWidths(page, language, address.replaceAll('/', '-'));
    }
    expect(errors).toEqual([]);
  }

  const { page, errors } = await signedIn('en', '/admin', demoRoles.admin);
  await page.getByRole('link', { name: mapName }).click();
  const map = page.getByRole('region', { name: `Declare the map ${mapName}` });
  expect(await map.getByLabel('Ratings from').inputValue()).toBe('1500');
  await map.getByRole('button', { name: 'Declare' }).click();
  await expect.poll(() => map.count()).toBe(0);
  await page.getByRole('button', { name: `Change the map ${mapName}` }).click();
  const change = page.getByRole('region', { name: `Change the map ${mapName}` });
  expect(await change.evaluate((panel) => panel.parentElement === document.activeElement)).toBe(true);
  await change.getByLabel('Ratings to').fill('3000');
  await change.getByRole('button', { name: 'Save' }).click();
  await page.getByText('1500–3000').waitFor();
  const season = page.getByRole('region', { name: 'Open the next season' });
  await season.getByLabel('First day').fill('2099-01-01');
  await season.getByLabel('How much rating is kept').fill('50');
  await season.getByText('Yes. Until that day the plan can be cancelled').click();
  await season.getByRole('button', { name: 'Schedule' }).click();
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Cancel the plan' }).count()).toBe(0);
  for (const action of ['Scheduled season cancelled', 'Season scheduled', 'Map declared']) await page.getByText(action).first().waitFor();
  await expectSound(page);
  expect(errors).toEqual([]);
});
