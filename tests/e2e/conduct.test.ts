import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { demoRoles } from '../../demo/season/roster.ts';
import { closeBrowser, expectSoundAtWidths, game, open, visitor } from './browser.ts';
import { signedIn } from './people.ts';

afterAll(closeBrowser);

const lobby = { matchId: '7100000001', matchKey: 'y'.repeat(32) };
const [one, other, reporter] = ['710000011', '710000012', '710000013'];

/** The text of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '')));
}

it('an admin sees who reported whom, bans a player, of which the game learns, and lifts the ban', async () => {
  const report = { ...lobby, reporter, reported1: one, reported2: other, type: 'pair' };
  expect((await game('/api/game/report', report)).status).toBe(200);
  const state = async () => (await (await game('/api/game/state', { ...lobby, playerIds: [one] })).json()) as unknown;
  for (const language of ['en', 'ru'] as const) {
    const { page, errors } = await signedIn(language, '/admin/conduct', demoRoles.admin);
    const words = {
      en: {
        details: 'Show',
        ban: `Ban ${one}`,
        form: 'Ban a player',
        bans: 'Bans',
        player: 'Player ID',
        reason: 'Reason',
        do: 'Ban',
        holds: 'active',
        lift: 'Lift ban',
        lifted: 'lifted',
      },
      ru: {
        details: 'Показать',
        ban: `Забанить ${one}`,
        form: 'Забанить игрока',
        bans: 'Баны',
        player: 'ID игрока',
        reason: 'Причина',
        do: 'Забанить',
        holds: 'действует',
        lift: 'Снять бан',
        lifted: 'снят',
      },
    }[language];
    await page.getByRole('button', { name: words.details }).click();
    await page.getByRole('link', { name: reporter }).waitFor();
    await page.getByRole('button', { name: words.ban }).click();
    await page.getByLabel(words.reason).fill(`cheats, seen in ${language}`);
    await expectSoundAtWidths(page, language, 'conduct');
    await page.getByRole('button', { name: words.do, exact: true }).click();
    await page.getByText(words.holds, { exact: true }).waitFor();
    expect(await state()).toEqual([{ playerId: one, banned: true }]);
    // Neither the ban nor lifting it sends the keyboard back to the top of the page.
    expect(await focused(page)).toContain(words.form);
    expect(await page.getByLabel(words.player).inputValue()).toBe('');
    await page.getByRole('button', { name: words.lift }).click();
    // Bans that were lifted earlier say so too: ask the game until it knows of this one.
    await expect.poll(state).toEqual([{ playerId: one, banned: false }]);
    await page.getByText(words.holds, { exact: true }).waitFor({ state: 'detached' });
    await page.getByText(words.lifted, { exact: true }).first().waitFor();
    expect(await focused(page)).toMatch(new RegExp(`^${words.bans}`));
    await page.getByRole('button', { name: words.ban }).click();
    expect(await page.getByLabel(words.player).inputValue()).toBe(one);
    expect(errors).toEqual([]);
  }
});

it('an admin opens a poll of heroes, and the heroes page shows its votes in both languages until it ends', async () => {
  const admin = await signedIn('en', '/admin/game', demoRoles.admin);
  for (const hero of ['Axe', 'Lina', 'Juggernaut']) await admin.page.getByRole('checkbox', { name: hero, exact: true }).check();
  await admin.page.getByRole('button', { name: 'Open it: 3 heroes' }).click();
  await admin.page.getByRole('button', { name: 'Close the vote' }).waitFor();
  const voter = { ...lobby, playerId: reporter };
  expect((await game('/api/game/bonus_votes', { ...voter, count: 5, cd: 0 })).status).toBe(200);
  expect((await game('/api/game/vote', { ...voter, heroName: 'npc_dota_hero_axe', count: 4 })).status).toBe(200);
  expect((await game('/api/game/vote', { ...voter, heroName: 'npc_dota_hero_lina', count: 4 })).status).toBe(409);
  for (const language of ['ru', 'en'] as const) {
    const { page, errors } = await visitor({ language });
    await open(page, `/heroes?lang=${language}`);
    const poll = page.getByRole('region', { name: language === 'ru' ? 'Голосование за героя' : 'Hero vote' });
    await poll.getByText(language === 'ru' ? 'Всего 4 голоса' : '4 votes in total').waitFor();
    expect(await poll.getByRole('listitem').first().textContent()).toContain('Axe');
    await expectSoundAtWidths(page, language, 'poll');
    expect(errors).toEqual([]);
  }
  // A fair draw sometimes names a talent by chance; here it always does, with a long name.
  await admin.page.route(/statistics\/accuracy/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const unfair = ['npc_dota_hero_phantom_assassin_unfair_', 'npc_dota_hero_shadow_shaman_unfair_'].map((name) =>
      name.padEnd(80, 'talent_'),
    );
    await route.fulfill({ response, json: { ...rest, data: { ...data, draws: data.draws.map((draw: object) => ({ ...draw, unfair })) } } });
  });
  await admin.page.getByRole('button', { name: 'Close the vote' }).click();
  await admin.page.getByRole('button', { name: 'Yes, close it' }).click();
  await admin.page.getByRole('button', { name: 'Choose at least two heroes' }).waitFor();
  await admin.page.getByText('phantom_assassin_unfair').first().waitFor();
  await expectSoundAtWidths(admin.page, 'en', 'admin-game');
  expect(admin.errors).toEqual([]);
});
