import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setVisibility } from '#areas/players/privacy/set-visibility.command.ts';
import { startPollers } from '#db/jobs.ts';
import { sql } from '#db/pool.ts';
import { pollers } from '#site/jobs.ts';
import { standInTelegram } from '../../../../demo/stand-ins/telegram-calls.ts';
import { startDying } from '../../../../tests/kits/dying/start-dying.ts';
import { endBody, makeLobby, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { openTelegramSite, type TelegramSite } from '../../../../tests/kits/telegram-site.ts';
import { noteEndedMatches, sweepFollowers, tellFollowers } from './tell-followers.command.ts';

/** How many workers are killed; the full proof is BOT_KILLS=18. */
const KILLS = Number(process.env['BOT_KILLS'] ?? 2);
const STEPS = 17;
const TOLD = 0;

let bot: TelegramSite;

beforeAll(async () => {
  bot = await openTelegramSite();
});
afterAll(() => bot.close());
beforeEach(() => bot.turnToNextChat());

/** Runs a worker that dies at a step; for TOLD when Telegram has its message but has not answered yet. */
async function tellAndDie(dieAt: number): Promise<void> {
  const child = startDying('tell-and-die.ts', bot.site.connection, {
    dieAt,
    TELEGRAM_API_BASE: bot.telegram.origin,
    TELEGRAM_BOT_TOKEN: standInTelegram.token,
    TELEGRAM_BOT_NAME: standInTelegram.bot,
    MOVED_MS: bot.clock.moved,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (dieAt === TOLD) {
    const before = bot.telegram.messages.length;
    await expect.poll(() => bot.telegram.messages.length, { interval: 5, timeout: 20_000 }).toBe(before + 1);
    child.kill('SIGKILL');
  }
  await ended;
}

describe('a follower', () => {
  const next = (changes: Partial<Lobby> = {}) => makeLobby({ players: bot.lobby.players, ...changes });
  const end = (given: Lobby, index: number, place: number) => post(bot.site.context, 'game/end', endBody(given, index, place));
  const start = (given: Lobby) => post(bot.site.context, 'game/match_start', startBody(given));

  test('is told once about a match when it ends for the player, in the language of the chat, and no longer after unfollowing', async () => {
    const [player = ''] = bot.lobby.players;
    const [english, quiet] = [bot.chat + 500, bot.chat + 501];
    expect(await bot.say(`/follow ${player}`)).toBe('Готово: когда Player 0 закончит матч, напишу сюда.');
    expect(await bot.say(`/follow ${player}`, 'en', english)).toBe('Done: when Player 0 finishes a match, I’ll tell you here.');
    await bot.follow(player, quiet);
    bot.telegram.messages.length = 0;
    const match = next();
    await start(match);
    await sql`update match_players set is_double = true where match_id = ${match.matchId} and player_id = ${player}`.execute(bot.site.db);
    expect(await bot.say('/unfollow Player 0', 'ru', quiet)).toBe('Готово: об игроке Player 0 больше не пишу.');
    await end(match, 0, 2);
    await bot.work(3);
    expect(bot.said()).toEqual(['Player 0\n2-е место, +60 (x2)\n1x6 · Axe']);
    expect(bot.said(english)).toEqual(['Player 0\n2nd place, +60 (x2)\n1x6 · Axe']);
    expect(bot.said(quiet)).toEqual(['Готово: об игроке Player 0 больше не пишу.']);
    expect(bot.telegram.messages.at(-1)).toMatchObject({
      html: true,
      preview: `${bot.site.config.origin}/matches/${match.matchId}?lang=en`,
    });
    expect(await bot.say('/unfollow')).toBe(
      `Вы следите за игроками:\n${player} – Player 0\nНапишите ник или ID игрока: /unfollow 118734206`,
    );
  });

  test('waits as long as Telegram says, and is told once', async () => {
    const [, player = ''] = bot.lobby.players;
    await bot.follow(player);
    bot.telegram.faults.floods = 1;
    const match = next();
    await start(match);
    await end(match, 1, 1);
    await bot.work();
    expect([bot.said(), bot.telegram.refused]).toEqual([[], [429]]);
    await tellFollowers(bot.deps());
    expect(bot.telegram.refused).toEqual([429]);
    await bot.work(2);
    expect(bot.said()).toHaveLength(1);
  });

  test('is told later if Telegram cannot be reached', async () => {
    const [, , player = ''] = bot.lobby.players;
    await bot.follow(player);
    const match = next();
    await start(match);
    await end(match, 2, 1);
    await noteEndedMatches(bot.deps());
    await tellFollowers(await bot.depsWithoutTelegram());
    expect(bot.said()).toEqual([]);
    await bot.work(5);
    expect(bot.said()).toHaveLength(1);
  });

  test('is not told again if Telegram failed halfway, since nobody knows whether the message was sent', async () => {
    const [, , player = ''] = bot.lobby.players;
    await bot.follow(player);
    bot.telegram.faults.mode = 'down';
    const match = next();
    await start(match);
    await end(match, 2, 1);
    await bot.work();
    bot.telegram.faults.mode = undefined;
    const refused = bot.telegram.refused.splice(0);
    await bot.work(5);
    expect([new Set(refused), bot.said(), bot.telegram.refused]).toEqual([new Set([502]), [], []]);
  });

  test('is not told what could not be sent for an hour', async () => {
    const [, , player = ''] = bot.lobby.players;
    await bot.follow(player);
    const match = next();
    await start(match);
    await end(match, 2, 1);
    await noteEndedMatches(bot.deps());
    await tellFollowers(await bot.depsWithoutTelegram());
    const before = bot.clock.moved;
    bot.clock.moved += 2 * 3600 * 1000;
    await bot.work(2);
    bot.clock.moved = before;
    expect(bot.said()).toEqual([]);
  });

  test('is not told about matches of an hour ago, even if nothing has cleared the outbox since', async () => {
    const [, , player = ''] = bot.lobby.players;
    await bot.follow(player);
    const match = next();
    await start(match);
    await end(match, 2, 1);
    await noteEndedMatches(bot.deps());
    const hourLater = { ...bot.deps(), now: () => new Date(Date.now() + bot.clock.moved + 61 * 60_000) };
    await tellFollowers(hourLater);
    expect([bot.said(), await bot.rows('telegram_messages')]).toEqual([[], 1]);
    await sql`delete from telegram_messages where chat_id = ${bot.chat}`.execute(bot.site.db);
  });

  test.each([
    ['nobody has written there yet', -8000, async () => undefined],
    ['somebody has written there', -8100, () => bot.say('/top', 'ru', -8101)],
    ['somebody follows a player there', -8200, () => bot.follow(bot.lobby.players[2] ?? '', -8201)],
  ])('is told once under its new number if a group has one, and %s', async (_, group, write) => {
    const [, , player = '', other = ''] = bot.lobby.players;
    await bot.follow(player, group);
    await bot.follow(other, group);
    bot.telegram.upgraded.set(String(group), group - 1);
    await write();
    bot.telegram.messages.length = 0;
    const match = next();
    await start(match);
    await end(match, 2, 1);
    await bot.work(5);
    expect([bot.said(group), bot.said(group - 1).length]).toEqual([[], 1]);
    expect([await bot.rows('telegram_follows', group - 1), await bot.rows('telegram_chats', group)]).toEqual([2, 0]);
  });

  test.each([
    ['says so while it is told', async () => void bot.telegram.blocked.add(String(bot.chat))],
    ['told us at once', () => bot.telegram.leave(bot.chat)],
  ])('who blocked the bot is forgotten: Telegram %s', async (_, block) => {
    const [, , , player = ''] = bot.lobby.players;
    await bot.follow(player);
    await block();
    const match = next();
    await start(match);
    await end(match, 3, 1);
    await bot.work(2);
    expect([bot.said(), await bot.rows('telegram_follows'), await bot.rows('telegram_messages')]).toEqual([[], 0, 0]);
  });

  test('is not told about a player who hides; nobody can follow or look them up then', async () => {
    const [, , , , player = ''] = bot.lobby.players;
    await bot.follow(player);
    await sql`insert into telegram_selves values (${bot.chat}, ${player})`.execute(bot.site.db);
    const match = next();
    await start(match);
    await end(match, 4, 1);
    await noteEndedMatches(bot.deps());
    expect(await bot.rows('telegram_messages')).toBe(1);
    await setVisibility(bot.site.db, Number(player), 'anonymous', new Date());
    await bot.work(2);
    expect([
      bot.said(),
      await bot.rows('telegram_follows'),
      await bot.rows('telegram_messages'),
      await bot.rows('telegram_selves'),
    ]).toEqual([[], 0, 0, 0]);
    expect(await bot.say(`/follow ${player}`)).toBe('Игрок не найден');
    expect(await bot.say(`/player ${player}`, 'en', bot.chat + 500)).toBe('No such player');
    expect(await bot.telegram.choose(player)).toEqual([]);
  });

  test('is told within Telegram’s limit in a busy hour: thirty messages a second in all', async () => {
    const [, , , , , player = ''] = bot.lobby.players;
    for (let n = 0; n < 45; n++) await bot.follow(player, 5000 + n);
    const match = next();
    await start(match);
    await end(match, 5, 1);
    for (let time = 0; time < 20; time++) {
      bot.clock.moved += 250;
      await noteEndedMatches(bot.deps());
      await tellFollowers(bot.deps());
    }
    expect(bot.telegram.messages).toHaveLength(45);
    expect(new Set(bot.telegram.messages.map((message) => message.chat)).size).toBe(45);
    expect(bot.telegram.refused).toEqual([]);
  });

  test('is told as fast as the limit allows, even while another chat hangs and Telegram takes 150 ms for each answer', async () => {
    const [, , , , , player = ''] = bot.lobby.players;
    await sql`delete from telegram_follows`.execute(bot.site.db);
    for (let n = 0; n < 24; n++) await bot.follow(player, 6000 + n);
    const match = next();
    await start(match);
    await end(match, 5, 1);
    await noteEndedMatches(bot.deps());
    await sql`update telegram_messages set next_at = next_at - interval '1 second' where chat_id = 6000`.execute(bot.site.db);
    bot.telegram.faults.hanging.add('6000');
    bot.telegram.faults.slowMs = 150;
    const senders = startPollers(
      pollers.filter(({ name }) => name === 'tell-followers'),
      bot.deps(),
    );
    await expect.poll(() => bot.telegram.messages.length, { timeout: 2900 }).toBe(24);
    await senders.stop();
    bot.telegram.faults.slowMs = 0;
    bot.telegram.faults.hanging.clear();
    expect([new Set(bot.telegram.messages.map((message) => message.chat)).size, bot.telegram.refused]).toEqual([24, []]);
  });

  test('in a group is told at most twenty times a minute', async () => {
    await sql`delete from telegram_follows`.execute(bot.site.db);
    for (const id of bot.lobby.players) await bot.follow(id, -9000);
    for (let n = 0; n < 5; n++) await bot.play(next());
    await bot.work(80);
    // One of the six hides.
    expect([bot.said(-9000).length, bot.telegram.refused]).toEqual([25, []]);
  });

  test('is forgotten a month after the last message if it follows nobody, and the outbox after a day', async () => {
    await bot.follow(bot.lobby.players[0] ?? '', 7000);
    await sql`insert into telegram_chats values (7001, 'ru', now(), now())`.execute(bot.site.db);
    await sweepFollowers({ ...bot.deps(), now: () => new Date(Date.now() + 31 * 24 * 3600 * 1000) });
    const { rows: left } = await sql<{ id: number }>`select id from telegram_chats where id in (0, 7000, 7001) order by id`.execute(
      bot.site.db,
    );
    expect(left.map(({ id }) => id)).toEqual([0, 7000]);
    const { rows: messages } = await sql`select from telegram_messages`.execute(bot.site.db);
    expect(messages).toEqual([]);
  });

  test(
    `of a worker that is killed ${KILLS > STEPS ? 'at each of its steps' : `at ${KILLS} of its steps`} is told once: nothing twice, nothing lost`,
    { timeout: Math.max(60_000, KILLS * 6_000) },
    async () => {
      const [player = ''] = bot.lobby.players;
      await bot.follow(player);
      await sql`delete from telegram_follows where chat_id <> ${bot.chat}`.execute(bot.site.db);
      for (let run = 0; run < KILLS; run++) {
        const match = next();
        await start(match);
        await end(match, 0, 1);
        bot.clock.moved += 5000;
        const dieAt = run === 0 ? TOLD : KILLS > STEPS ? run : 1 + Math.floor((run * STEPS) / KILLS);
        bot.telegram.faults.slowMs = dieAt === TOLD ? 3000 : 0;
        await tellAndDie(dieAt);
        bot.telegram.faults.slowMs = 0;
        bot.clock.moved += 61_000;
        await bot.work(2);
        expect([dieAt, bot.said().length]).toEqual([dieAt, run + 1]);
      }
    },
  );
});
