import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction, sql } from '#db/pool.ts';
import { finishPromised } from '#site/site.ts';
import { standInDiscordApp } from '../../../../demo/stand-ins/discord-interactions.ts';
import { startStandInDiscord, type StandInDiscord } from '../../../../demo/stand-ins/discord.ts';
import { makeLobby, playMatch } from '../../../../tests/kits/game-server.ts';
import { openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';
import { plainInDiscord } from './discord-message.rules.ts';
import { setUpBots } from './set-up-bots.command.ts';

let discord: StandInDiscord;
let site: WebSite;

beforeAll(async () => {
  discord = await startStandInDiscord();
  site = await openWebSite({
    DISCORD_API_BASE: `${discord.origin}/api/v10`,
    DISCORD_APPLICATION_ID: standInDiscordApp.id,
    DISCORD_PUBLIC_KEY: discord.app.publicKey,
    DISCORD_BOT_TOKEN: standInDiscordApp.token,
  });
  discord.app.site.url = `${site.config.origin}/api/webhooks/discord`;
  await playMatch(site.context, makeLobby());
});
afterAll(async () => {
  await site.close();
  await discord.close();
});

test('the set-up sends Discord the commands with Russian names; a second run changes nothing', async () => {
  await setUpBots(site.context);
  const once = structuredClone(discord.app.commands);
  await setUpBots(site.context);
  expect(discord.app.commands).toEqual(once);
  expect(once.map(({ name, name_localizations: names }) => [name, names?.['ru']])).toEqual([
    ['player', 'игрок'],
    ['hero', 'герой'],
    ['top', 'топ'],
  ]);
});

describe('a user of a command', () => {
  test.each([
    ['ru', 'player', 'Player 5', 'Player 5', 'Рейтинг 1x6: 40'],
    ['en-US', 'player', 'Player 5', 'Player 5', '1x6 rating: 40'],
    ['ru', 'hero', 'акс', 'Axe', 'На прошлой неделе матчей не было'],
    ['en-GB', 'hero', 'Axe', 'Axe', 'No matches last week'],
    ['de', 'top', undefined, 'Best players of 1x6', '1. Player 5 – 40'],
    ['ru', 'top', '2x8', 'Лучшие игроки 2x8', ''],
  ])('is answered in %s with a share card, and nobody is pinged: %s %s', async (locale, command, value, title, part) => {
    const { status, message, later } = await discord.app.interact({ command, locale, ...(value === undefined ? {} : { value }) });
    // On a busy machine the first answers may be late.
    const shown = message ?? (await later());
    expect([status, shown?.allowed_mentions]).toEqual([200, { parse: [] }]);
    const [embed] = shown?.embeds ?? [];
    expect(embed?.title).toBe(title);
    expect(embed?.description?.replaceAll('\\', '')).toContain(part);
    expect(embed?.image?.url).toMatch(new RegExp(`^${site.config.origin}/share/\\w+/[\\w-]+\\.(ru|en)\\.png$`));
    expect(embed?.url).toContain('lang=');
  });

  test('gets a card that exists and links to its page', async () => {
    const { message, later } = await discord.app.interact({ command: 'hero', value: 'Axe' });
    const [embed] = (message ?? (await later()))?.embeds ?? [];
    expect((await fetch(embed?.image?.url ?? '')).headers.get('content-type')).toBe('image/png');
    expect((await fetch(embed?.url ?? '')).status).toBe(200);
  });

  test.each([
    ['ru', 'player', 'nobody-at-all', 'Игрок не найден'],
    ['en-US', 'hero', 'nobody-at-all', 'No such hero'],
    ['en-US', 'unheard-of', 'x', 'No such command'],
  ])('is told in %s what does not exist: %s %s', async (locale, command, value, content) => {
    const { message, later } = await discord.app.interact({ command, value, locale });
    expect((message ?? (await later()))?.content).toBe(content);
  });

  test('gets suggestions while typing, and the chosen player is unambiguous', async () => {
    const { type, choices } = await discord.app.interact({ command: 'player', value: 'Player', isTyping: true });
    expect([type, choices.length]).toEqual([8, 5]);
    const [choice] = choices;
    expect(choice?.name).toBe(`Player ${Number(choice?.value) % 10} (${choice?.value})`);
    const { message, later } = await discord.app.interact({ command: 'player', value: choice?.value ?? '' });
    expect((message ?? (await later()))?.embeds?.[0]?.url).toContain(`/players/${choice?.value}`);
    const heroes = await discord.app.interact({ command: 'hero', value: 'Ax', isTyping: true });
    expect(heroes.choices[0]).toEqual({ name: 'Axe', value: 'Axe' });
    expect((await discord.app.interact({ command: 'hero', value: '', isTyping: true })).choices).toEqual([]);
  });

  /** Asks for a player while the search is unavailable. */
  const askSlowly = () =>
    inTransaction(site.db, async (transaction) => {
      await sql`lock table players in access exclusive mode`.execute(transaction);
      return discord.app.interact({ command: 'player', value: 'Player 4', locale: 'en-US' });
    });

  test.each([
    ['Discord says to wait first', { floods: 2 }],
    ['Discord does not know yet that it comes later', { early: 1 }],
    ['the connection is cut', { cuts: 1 }],
  ])('who waits more than a second is told so, and gets the answer later, even if %s', async (_, faults) => {
    Object.assign(discord.app.faults, faults);
    const began = Date.now();
    const asked = await askSlowly();
    expect(Date.now() - began).toBeLessThan(3000);
    expect(asked.type).toBe(5);
    const later = await asked.later();
    expect(later?.embeds?.[0]?.title).toBe('Player 4');
    expect([later?.allowed_mentions, discord.app.faults]).toEqual([{ parse: [] }, { floods: 0, early: 0, cuts: 0 }]);
  });

  test('gets a late answer before the process that promised it has stopped', async () => {
    discord.app.faults.floods = 1;
    const asked = await askSlowly();
    await finishPromised();
    const shown = await Promise.race([asked.later(), setImmediate('not yet')]);
    expect(shown).toMatchObject({ embeds: [{ title: 'Player 4' }] });
  });

  test('is told if the answer fails at once', async () => {
    await sql`alter table players rename to players_elsewhere`.execute(site.db);
    const { status, message } = await discord.app.interact({ command: 'player', value: 'Player 4', locale: 'en-US' });
    await sql`alter table players_elsewhere rename to players`.execute(site.db);
    expect([status, message?.content]).toEqual([200, 'That did not work. Please try again a little later.']);
  });
});

describe('an interaction', () => {
  test('of Discord itself is answered', async () => {
    expect(await discord.app.interact({ command: '', body: { type: 1 } })).toMatchObject({ status: 200, type: 1 });
  });

  test.each([
    ['signed by somebody else', { isForged: true }, 401],
    ['signed six minutes ago', { ageSeconds: 360 }, 401],
    ['dated six minutes ahead', { ageSeconds: -360 }, 401],
    ['that is none', { body: { kind: 1 } }, 400],
    ['of another kind', { body: { type: 3 } }, 400],
  ])('%s is refused', async (_, doing, status) => {
    expect((await discord.app.interact({ command: 'top', ...doing })).status).toBe(status);
  });

  test('without a signature is refused', async () => {
    const sent = await fetch(`${site.origin}/api/webhooks/discord`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"type":1}',
    });
    expect(sent.status).toBe(401);
  });
});

test('a name is plain text in Discord', () => {
  expect(plainInDiscord('**a** [b](c) @everyone <@1> `d`')).toBe(String.raw`\*\*a\*\* \[b\]\(c\) \@everyone \<\@1\> \`d\``);
});
