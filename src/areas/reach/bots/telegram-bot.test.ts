import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setVisibility } from '#areas/players/privacy/set-visibility.command.ts';
import { sql } from '#db/pool.ts';
import type { Language } from '#lib/words.ts';
import { standInTelegram } from '../../../../demo/stand-ins/telegram-calls.ts';
import { startStandInTelegram, type StandInTelegram } from '../../../../demo/stand-ins/telegram.ts';
import { endBody, makeLobby, orderlyEnd, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';
import { followPlayer } from './follow-player.command.ts';
import { setUpBots } from './set-up-bots.command.ts';
import { telegramBotOf, webhookSecretOf } from './telegram-bot.provider.ts';
import { noteEndedMatches, sweepFollowers, tellFollowers } from './tell-followers.command.ts';

let telegram: StandInTelegram;
let site: WebSite;
let lobby: Lobby;
/** How many workers are killed; the whole proof is BOT_KILLS=18. */
const KILLS = Number(process.env['BOT_KILLS'] ?? 2);
const STEPS = 17;
const TOLD = 0;
const CHILD = path.resolve(import.meta.dirname, '../../../../tests/kits/tell-and-die.ts');
/** Chats of their own, since a chat takes one message a second. */
let chat = 1000;
let moved = 0;

beforeAll(async () => {
  telegram = await startStandInTelegram(0, () => Date.now() + moved);
  site = await openWebSite({
    TELEGRAM_API_BASE: telegram.origin,
    TELEGRAM_BOT_TOKEN: standInTelegram.token,
    TELEGRAM_BOT_NAME: standInTelegram.bot,
  });
  await setUpBots(deps());
  lobby = makeLobby();
  await play(lobby);
});
afterAll(async () => {
  await site.close();
  await telegram.close();
});
beforeEach(async () => {
  chat++;
  moved += 5000;
  await sql`update telegram_chats set ready_at = '2000-01-01'`.execute(site.db);
  telegram.messages.length = 0;
  telegram.refused.length = 0;
});

const deps = () => ({ ...site.context, now: () => new Date(Date.now() + moved) });
/** Somebody writes, long after whatever was said before. */
async function say(text: string, language = 'ru', from = chat): Promise<string | undefined> {
  moved += 1200;
  await sql`update telegram_chats set ready_at = '2000-01-01'`.execute(site.db);
  return telegram.say({ chat: from, text, language });
}
const said = (from = chat) =>
  telegram.messages.filter((message) => message.chat === String(from)).map(({ text }) => text.replace(/<[^>]*>/g, ''));
const rows = async (table: string, from = chat, column = table === 'telegram_chats' ? 'id' : 'chat_id') =>
  (await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)} where ${sql.ref(column)} = ${from}`.execute(site.db))
    .rows[0]?.count;

/** Runs a worker that dies at a step; for TOLD when Telegram has its message and has not answered yet. */
async function tellAndDie(dieAt: number): Promise<void> {
  const { host = '', user = '', database = '' } = site.connection.config;
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATABASE: JSON.stringify({ host, user, database }),
    TELEGRAM_API_BASE: telegram.origin,
    TELEGRAM_BOT_TOKEN: standInTelegram.token,
    TELEGRAM_BOT_NAME: standInTelegram.bot,
    DIE_AT: String(dieAt),
    MOVED_MS: String(moved),
  };
  const child = spawn(process.execPath, [CHILD], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (dieAt === TOLD) {
    const before = telegram.messages.length;
    await expect.poll(() => telegram.messages.length, { interval: 5, timeout: 20_000 }).toBe(before + 1);
    child.kill('SIGKILL');
  }
  await ended;
}
async function play(given: Lobby): Promise<void> {
  await post(site.context, 'game/match_start', startBody(given));
  for (const index of given.players.keys()) await post(site.context, 'game/end', orderlyEnd(given, index));
}
/** A chat follows a player, without a word. */
async function follow(player: string, from = chat, language: Language = 'ru'): Promise<string[]> {
  await sql`insert into telegram_chats values (${from}, ${language}, now(), now()) on conflict do nothing`.execute(site.db);
  return (await followPlayer({ ...site.context, language, chatId: from }, player)).lines;
}
/** What a worker does, a good second later each time. */
async function work(times = 1): Promise<void> {
  for (let time = 0; time < times; time++) {
    moved += 1200;
    await noteEndedMatches(deps());
    await tellFollowers(deps());
  }
}

test('the set-up tells Telegram where updates go and the commands of both languages; a second time changes nothing', async () => {
  await setUpBots(deps());
  const commands = ['me', 'player', 'hero', 'top', 'follow', 'unfollow'];
  expect(telegram.bot).toMatchObject({
    webhook: { url: `${site.config.origin}/api/webhooks/telegram` },
    commands: { '': commands, ru: commands },
  });
});

describe('who speaks to the bot', () => {
  test.each([
    ['ru', '/player Player 5', ['Player 5', 'Рейтинг 1x6: 40', 'Матчи: 1', '1-е место в таблице 1x6']],
    ['en', '/player Player 5', ['Player 5', '1x6 rating: 40', 'Matches: 1', 'No. 1 on the 1x6 leaderboard']],
    ['en', 'player 5', ['Player 5', '1x6 rating: 40']],
    ['ru', '/hero акс', ['Axe', 'За прошлую неделю не играли']],
    ['en', '/hero axe', ['Axe', 'Not played last week']],
    ['de', '/top', ['Best players of 1x6', '1. Player 5 – 40', '2. Player 4 – 30']],
    ['ru', '/top 2x8', ['Лучшие игроки 2x8']],
    ['ru', '/player nobody-at-all', ['Игрок не найден']],
    ['en', '/hero nobody-at-all', ['No such hero']],
    ['ru', '/player', ['Напишите ник или ID игрока: /player 118734206']],
    ['en', '/start', ['/follow – be told how a player’s matches end']],
    ['ru', `/top@${standInTelegram.bot}`, ['Лучшие игроки 1x6']],
    ['ru', '/me', ['Кто вы?']],
  ])('is answered in %s: %s', async (language, text, parts) => {
    const answer = await say(text, language);
    for (const part of parts) expect(answer).toContain(part);
  });
});

describe('a chat', () => {
  test('says once who "me" is, and is told the figures of now', async () => {
    const [player = ''] = lobby.players.slice(5);
    expect(await say(`/me ${player}`)).toContain('Рейтинг 1x6: 40');
    expect(await say('/me')).toContain('Player 5');
  });

  test('is asked whom it means when a name is several players', async () => {
    await play({ ...makeLobby(), players: lobby.players.map((id) => String(Number(id) + 500)) });
    expect(await say('/follow Player 3', 'en')).toMatch(/There are several players. Choose by ID:\n\d+ – Player 3\n\d+ – Player 3/);
    expect(await rows('telegram_follows')).toBe(0);
  });

  test('follows 20 players at most', async () => {
    const [one = '', other = ''] = lobby.players;
    await follow(one);
    await sql`insert into players (id, nickname, seen_at) select 900000 + n, 'many ' || n, now() from generate_series(1, 19) n`.execute(
      site.db,
    );
    await sql`insert into telegram_follows select ${chat}, 900000 + n, now() from generate_series(1, 19) n`.execute(site.db);
    expect(await follow(other)).toEqual(['Следить можно за 20 игроками, не больше.']);
    expect(await follow(one, chat, 'en')).toEqual(['Done: when Player 0 finishes a match, I’ll tell you here.']);
    expect(await rows('telegram_follows')).toBe(20);
  });

  test('that asks faster than it can be answered gets the answers in its turn, and none beyond', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => telegram.say({ chat, text: '/help' })));
    expect(answers.filter(Boolean)).toHaveLength(3);
    expect(telegram.refused).toEqual([]);
  });

  test('puts cards of players, heroes and matches into other chats', async () => {
    const [found] = await telegram.choose('Axe', 'en');
    expect(found).toMatchObject({ id: 'hero/axe', title: 'Axe', description: 'Not played last week' });
    expect(found?.thumbnail_url).toBe(`${site.config.origin}/share/hero/axe.en.png`);
    expect(found?.input_message_content).toMatchObject({
      message_text: expect.stringContaining('/heroes/axe?lang=en'),
      link_preview_options: { url: `${site.config.origin}/heroes/axe?lang=en`, prefer_large_media: true },
    });
    expect((await fetch(found?.thumbnail_url ?? '')).headers.get('content-type')).toBe('image/png');
    expect((await telegram.choose('Player 5')).map(({ title }) => title)).toContain('Player 5');
    expect((await telegram.choose(lobby.matchId)).map(({ id }) => id)).toContain(`match/${lobby.matchId}`);
    expect((await telegram.choose('')).map(({ title }) => title)).toEqual(['Лучшие игроки 1x6']);
  });
});

describe('a follower', () => {
  const next = (changes: Partial<Lobby> = {}) => makeLobby({ players: lobby.players, ...changes });
  const end = (given: Lobby, index: number, place: number) => post(site.context, 'game/end', endBody(given, index, place));
  const start = (given: Lobby) => post(site.context, 'game/match_start', startBody(given));

  test('is told of a match when it ends for the player, once, in the language of the chat; and no more when it follows no more', async () => {
    const [player = ''] = lobby.players;
    const [english, quiet] = [chat + 500, chat + 501];
    expect(await say(`/follow ${player}`)).toBe('Готово: когда Player 0 закончит матч, напишу сюда.');
    expect(await say(`/follow ${player}`, 'en', english)).toBe('Done: when Player 0 finishes a match, I’ll tell you here.');
    await follow(player, quiet);
    telegram.messages.length = 0;
    const match = next();
    await start(match);
    await sql`update match_players set is_double = true where match_id = ${match.matchId} and player_id = ${player}`.execute(site.db);
    expect(await say('/unfollow Player 0', 'ru', quiet)).toBe('Больше не пишу о матчах: Player 0');
    await end(match, 0, 2);
    await work(3);
    expect(said()).toEqual(['Player 0\n2-е место, +60 (x2)\n1x6 · Axe']);
    expect(said(english)).toEqual(['Player 0\n2nd place, +60 (x2)\n1x6 · Axe']);
    expect(said(quiet)).toEqual(['Больше не пишу о матчах: Player 0']);
    expect(telegram.messages.at(-1)).toMatchObject({ html: true, preview: `${site.config.origin}/matches/${match.matchId}?lang=en` });
    expect(await say('/unfollow')).toBe(`Вы следите за игроками:\n${player} – Player 0`);
  });

  test('waits as long as Telegram says, and is told once', async () => {
    const [, player = ''] = lobby.players;
    await follow(player);
    telegram.faults.floods = 1;
    const match = next();
    await start(match);
    await end(match, 1, 1);
    await work();
    expect([said(), telegram.refused]).toEqual([[], [429]]);
    await tellFollowers(deps());
    expect(telegram.refused).toEqual([429]);
    await work(2);
    expect(said()).toHaveLength(1);
  });

  test('is told later when Telegram is down', async () => {
    const [, , player = ''] = lobby.players;
    await follow(player);
    telegram.faults.mode = 'down';
    const match = next();
    await start(match);
    await end(match, 2, 1);
    await work();
    telegram.faults.mode = undefined;
    await work(5);
    expect(said()).toHaveLength(1);
  });

  test('hears nothing of what could not be told for an hour', async () => {
    const [, , player = ''] = lobby.players;
    await follow(player);
    telegram.faults.mode = 'down';
    const match = next();
    await start(match);
    await end(match, 2, 1);
    await work();
    telegram.faults.mode = undefined;
    const before = moved;
    moved += 2 * 3600 * 1000;
    await work(2);
    moved = before;
    expect(said()).toEqual([]);
  });

  test('hears nothing of an hour ago, though nobody has swept the outbox since', async () => {
    const [, , player = ''] = lobby.players;
    await follow(player);
    const match = next();
    await start(match);
    await end(match, 2, 1);
    await noteEndedMatches(deps());
    const hourLater = { ...deps(), now: () => new Date(Date.now() + moved + 61 * 60_000) };
    await tellFollowers(hourLater);
    expect([said(), await rows('telegram_messages')]).toEqual([[], 1]);
    await sql`delete from telegram_messages where chat_id = ${chat}`.execute(site.db);
  });

  test.each([
    ['nobody has written there yet', -8000, async () => undefined],
    ['somebody has written there', -8100, () => say('/top', 'ru', -8101)],
    ['somebody follows a player there', -8200, () => follow(lobby.players[2] ?? '', -8201)],
  ])('is told once under its new number when a group has one, and %s', async (_, group, write) => {
    const [, , player = '', other = ''] = lobby.players;
    await follow(player, group);
    await follow(other, group);
    telegram.upgraded.set(String(group), group - 1);
    await write();
    telegram.messages.length = 0;
    const match = next();
    await start(match);
    await end(match, 2, 1);
    await work(5);
    expect([said(group), said(group - 1).length]).toEqual([[], 1]);
    expect([await rows('telegram_follows', group - 1), await rows('telegram_chats', group)]).toEqual([2, 0]);
  });

  test.each([
    ['says so while it is told', async () => void telegram.blocked.add(String(chat))],
    ['told us at once', () => telegram.leave(chat)],
  ])('who blocked the bot is forgotten: Telegram %s', async (_, block) => {
    const [, , , player = ''] = lobby.players;
    await follow(player);
    await block();
    const match = next();
    await start(match);
    await end(match, 3, 1);
    await work(2);
    expect([said(), await rows('telegram_follows'), await rows('telegram_messages')]).toEqual([[], 0, 0]);
  });

  test('hears nothing of a player who hides, whom nobody can follow or look up then', async () => {
    const [, , , , player = ''] = lobby.players;
    await follow(player);
    await sql`insert into telegram_selves values (${chat}, ${player})`.execute(site.db);
    const match = next();
    await start(match);
    await end(match, 4, 1);
    await noteEndedMatches(deps());
    expect(await rows('telegram_messages')).toBe(1);
    await setVisibility(site.db, Number(player), 'anonymous', new Date());
    await work(2);
    expect([said(), await rows('telegram_follows'), await rows('telegram_messages'), await rows('telegram_selves')]).toEqual([[], 0, 0, 0]);
    expect(await say(`/follow ${player}`)).toBe('Игрок не найден');
    expect(await say(`/player ${player}`, 'en', chat + 500)).toBe('No such player');
    expect(await telegram.choose(player)).toEqual([]);
  });

  test('in a busy hour is told within what Telegram takes: thirty a second in all', async () => {
    const [, , , , , player = ''] = lobby.players;
    for (let n = 0; n < 45; n++) await follow(player, 5000 + n);
    const match = next();
    await start(match);
    await end(match, 5, 1);
    for (let time = 0; time < 20; time++) {
      moved += 250;
      await noteEndedMatches(deps());
      await tellFollowers(deps());
    }
    expect(telegram.messages).toHaveLength(45);
    expect(new Set(telegram.messages.map((message) => message.chat)).size).toBe(45);
    expect(telegram.refused).toEqual([]);
  });

  test('in a group is told twenty times a minute at most', async () => {
    for (const id of lobby.players) await follow(id, -9000);
    for (let n = 0; n < 5; n++) await play(next());
    await work(80);
    // One of the six hides.
    expect([said(-9000).length, telegram.refused]).toEqual([25, []]);
  });

  test('is forgotten a month after the last word when nobody is followed, and the outbox after a day', async () => {
    await follow(lobby.players[0] ?? '', 7000);
    await sql`insert into telegram_chats values (7001, 'ru', now(), now())`.execute(site.db);
    await sweepFollowers({ ...deps(), now: () => new Date(Date.now() + 31 * 24 * 3600 * 1000) });
    const { rows: left } = await sql<{ id: number }>`select id from telegram_chats where id in (0, 7000, 7001) order by id`.execute(
      site.db,
    );
    expect(left.map(({ id }) => id)).toEqual([0, 7000]);
    const { rows: messages } = await sql`select from telegram_messages`.execute(site.db);
    expect(messages).toEqual([]);
  });

  test(
    `of a worker that is killed at any of its steps, ${KILLS} times, is told once: nothing twice, nothing lost`,
    { timeout: Math.max(60_000, KILLS * 6_000) },
    async () => {
      const [player = ''] = lobby.players;
      await follow(player);
      await sql`delete from telegram_follows where chat_id <> ${chat}`.execute(site.db);
      for (let run = 0; run < KILLS; run++) {
        const match = next();
        await start(match);
        await end(match, 0, 1);
        moved += 5000;
        const dieAt = run === 0 ? TOLD : KILLS > STEPS ? run : 1 + Math.floor((run * STEPS) / KILLS);
        telegram.faults.slowMs = dieAt === TOLD ? 3000 : 0;
        await tellAndDie(dieAt);
        telegram.faults.slowMs = 0;
        moved += 61_000;
        await work(2);
        expect([dieAt, said().length]).toEqual([dieAt, run + 1]);
      }
    },
  );
});

describe('the webhook', () => {
  const send = (body: unknown, secret?: string) =>
    fetch(`${site.origin}/api/webhooks/telegram`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret ? { 'x-telegram-bot-api-secret-token': secret } : {}) },
      body: JSON.stringify(body),
    });
  const secret = () => webhookSecretOf(telegramBotOf(site.config) ?? { token: '', name: '', apiBase: '' });

  test.each([
    ['nobody’s word', undefined],
    ['a wrong secret', 'guessed'],
  ])('takes %s from nobody', async (_, given) => {
    expect((await send({ update_id: 1, message: {} }, given)).status).toBe(401);
  });

  test('refuses what is no update, and has nothing to say to one that it does not know', async () => {
    expect((await send([], secret())).status).toBe(400);
    const unknown = await send({ update_id: 1, poll: { id: '1' } }, secret());
    expect([unknown.status, await unknown.json()]).toEqual([200, {}]);
  });

  test('is asked again when its answer is lost on the way, and whoever asked gets one answer', async () => {
    telegram.faults.lostAnswers = 1;
    expect(await say(`/follow ${lobby.players[0]}`)).toContain('Готово');
    expect([said().length, await rows('telegram_follows')]).toEqual([1, 1]);
  });
});
