import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLobby, playMatch } from '../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../tests/kits/stored.ts';
import { openWebSite, type WebSite } from '../../../tests/kits/web-site.ts';

let site: WebSite;
beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());

test('the page of the API shows examples of players with public names, whoever leads the table', async () => {
  await playMatch(site.context, makeLobby());
  await rowsOf(
    site.db,
    `update players set visibility = 'private' where id in (select player_id from player_modes where mode = 'solo' order by rating desc limit 2)`,
  );
  const page = await fetch(`${site.origin}/developers`);
  expect(page.status).toBe(200);
  expect(await page.text()).not.toMatch(/(?:playerId|otherId)=0\b/);
});
