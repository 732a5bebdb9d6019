import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteFollowers, findSelf, upsertSelf } from '#areas/players/followers/telegram-chats.repo.ts';
import { inTransaction, sql } from '#db/pool.ts';
import { standInTelegram, type Saying } from '../../../../demo/stand-ins/telegram-calls.ts';
import { makeLobby } from '../../../../tests/kits/game-server.ts';
import { openTelegramSite, type TelegramSite } from '../../../../tests/kits/telegram-site.ts';
import { setUpBots } from './set-up-bots.command.ts';
import { telegramBotOf, webhookSecretOf } from './telegram-bot.provider.ts';

let bot: TelegramSite;

beforeAll(async () => {
  bot = await openTelegramSite();
});
afterAll(() => bot.close());
beforeEach(() => bot.turnToNextChat());

test('the set-up sends Telegram the address for updates and the commands in both languages; a second run changes nothing', async () => {
  await setUpBots(bot.deps());
  const commands = ['me', 'player', 'hero', 'top', 'follow', 'unfollow'];
  expect(bot.telegram.bot).toMatchObject({
    webhook: { url: `${bot.site.config.origin}/api/webhooks/telegram` },
    commands: { '': commands, ru: commands },
  });
});

describe('a user of the bot', () => {
  test.each([
    ['ru', '/player Player 5', ['Player 5', 'Рейтинг 1x6: 40', 'Матчи: 1', '1-е место в таблице 1x6']],
    ['en', '/player Player 5', ['Player 5', '1x6 rating: 40', 'Matches: 1', 'No. 1 on the 1x6 leaderboard']],
    ['en', 'player 5', ['Player 5', '1x6 rating: 40']],
    ['ru', 'акс', ['Axe', 'На прошлой неделе матчей не было']],
    ['ru', '/hero акс', ['Axe', 'На прошлой неделе матчей не было']],
    ['en', '/hero axe', ['Axe', 'No matches last week']],
    ['en', 'LOBBY', ['Match LOBBY', '1. Player 5']],
    ['en', 'https://sixfold.example/matches/LOBBY', ['Match LOBBY', '1. Player 5']],
    ['de', '/top', ['Best players of 1x6', '1. Player 5 – 40', '2. Player 4 – 30']],
    ['ru', '/top 2x8', ['Лучшие игроки 2x8']],
    ['ru', '/player nobody-at-all', ['Игрок не найден']],
    ['en', '/hero nobody-at-all', ['No such hero']],
    ['ru', '/player', ['Напишите ник или ID игрока: /player 118734206']],
    ['en', '/start', ['/follow – follow a player and hear how their matches end']],
    ['ru', `/top@${standInTelegram.bot}`, ['Лучшие игроки 1x6']],
    ['ru', '/me', ['Кто вы?']],
    ['ru', '/heroes', ['Такой команды нет. Вот что я умею:', '/hero – как герой показал себя на прошлой неделе']],
    ['en', '/heroes', ['No such command. Here is what I can do:', '/hero – how a hero did last week']],
  ])('is answered in %s: %s', async (language, text, parts) => {
    const played = (words: string) => words.replace('LOBBY', bot.lobby.matchId);
    const answer = await bot.say(played(text), language);
    for (const part of parts) expect(answer).toContain(played(part));
  });
});

describe('a chat', () => {
  test('with the bot gives no answer to a result that was chosen there after the bot’s name', async () => {
    const [chosen] = await bot.telegram.choose('Player 5', 'ru');
    const words = chosen?.input_message_content.message_text.replace(/<[^>]*>/g, '') ?? '';
    expect(words).toContain('Рейтинг 1x6: 40');
    expect(await bot.say(words, 'ru', bot.chat, { isChosen: true })).toBeUndefined();
  });

  test('sets once who "me" is, and then gets the current figures', async () => {
    const [player = ''] = bot.lobby.players.slice(5);
    expect(await bot.say(`/me ${player}`)).toContain('Рейтинг 1x6: 40');
    expect(await bot.say('/me')).toContain('Player 5');
  });

  test('of several people knows who each of them is, and tells nobody about another', async () => {
    const [, , , , four = '', five = ''] = bot.lobby.players;
    const [group, one, two] = [-9100, 9101, 9102];
    const speak = (text: string, who: Pick<Saying, 'person' | 'isForGroup'>) => bot.say(text, 'ru', group, who);
    expect(await speak(`/me ${five}`, { person: one })).toContain('Player 5');
    expect(await speak('/me', { person: two })).toContain('Кто вы?');
    expect(await speak(`/me ${four}`, { person: two })).toContain('Player 4');
    expect(await speak(`/me ${four}`, { isForGroup: true })).toContain('Player 4');
    expect(await speak('/me', { isForGroup: true })).toContain('?');
    expect(await speak('/me', { person: one })).toContain('Player 5');
    // The same in a chat with the bot.
    expect(await bot.say('/me', 'ru', two)).toContain('Player 4');
    expect([await bot.rows('telegram_selves', group), await bot.rows('telegram_selves', one)]).toEqual([0, 1]);
  });

  test.each([
    ['of people keeps the language that it was first spoken to in', -9200, 'ru'],
    ['with a person has the language of now', 9201, 'en'],
  ])('%s', async (_, id, language) => {
    await bot.say('/help', 'ru', id);
    expect(await bot.say('/help', 'en', id)).toContain('a player’s profile');
    const { rows: found } = await sql`select language from telegram_chats where id = ${id}`.execute(bot.site.db);
    expect(found).toEqual([{ language }]);
  });

  test.each([
    ['that an English person called the bot to', (id: number) => bot.telegram.join(id, 'en'), 'Клан', 'on the 1x6 leaderboard'],
    ['that a Russian spoke in first', (id: number) => bot.say('/help', 'ru', id), 'Clan', 'в таблице 1x6'],
    ['that nobody spoke in, with a Russian name', () => Promise.resolve(), 'Клан', 'в таблице 1x6'],
    ['that nobody spoke in, with an English name', () => Promise.resolve(), 'Clan', 'on the 1x6 leaderboard'],
  ])('of people %s uses its language for whoever writes as the group', async (_, before, title, part) => {
    const id = -9300 - bot.chat;
    await before(id);
    expect(await bot.say('/player Player 5', 'ru', id, { isForGroup: true, title })).toContain(part);
  });

  test('stores nothing about a player who hides at that moment', async () => {
    const id = 650_000;
    await sql`insert into players (id, nickname, seen_at) values (${id}, 'Shy', now())`.execute(bot.site.db);
    const note = () =>
      inTransaction(bot.site.db, (transaction) => upsertSelf(transaction, { personId: bot.chat, language: 'ru', now: new Date() }, id));
    let noting: Promise<boolean> | undefined;
    await inTransaction(bot.site.db, async (transaction) => {
      await sql`update players set visibility = 'private' where id = ${id}`.execute(transaction);
      await deleteFollowers(transaction, id);
      noting = note();
      await sql`select pg_sleep(0.2)`.execute(transaction);
    });
    expect([await noting, await findSelf(bot.site.db, bot.chat)]).toEqual([false, undefined]);
  });

  test('is asked which player it means if several have the name', async () => {
    await bot.play({ ...makeLobby(), players: bot.lobby.players.map((id) => String(Number(id) + 500)) });
    expect(await bot.say('/follow Player 3', 'en')).toMatch(
      /Several players match. Repeat the command with the right ID:\n\d+ – Player 3\n\d+ – Player 3/,
    );
    expect(await bot.rows('telegram_follows')).toBe(0);
  });

  test('follows at most 20 players', async () => {
    const [one = '', other = ''] = bot.lobby.players;
    await bot.follow(one);
    await sql`insert into players (id, nickname, seen_at) select 900000 + n, 'many ' || n, now() from generate_series(1, 19) n`.execute(
      bot.site.db,
    );
    await sql`insert into telegram_follows select ${bot.chat}, 900000 + n, now() from generate_series(1, 19) n`.execute(bot.site.db);
    expect(await bot.follow(other)).toEqual(['Следить можно не больше чем за 20 игроками.']);
    expect(await bot.follow(one, bot.chat, 'en')).toEqual(['Done: when Player 0 finishes a match, I’ll tell you here.']);
    expect(await bot.rows('telegram_follows')).toBe(20);
  });

  test('is asked which of its followed players to drop if several have the name, and only these are offered', async () => {
    const [one, other, third] = [620_001, 620_002, 620_003];
    await sql`insert into players (id, nickname, seen_at) values (${one}, '.Twin', now()), (${other}, 'twin', now()), (${third}, 'Lone', now())`.execute(
      bot.site.db,
    );
    for (const id of [one, other, third]) await bot.follow(String(id));
    expect(await bot.say('/unfollow twin', 'en')).toMatch(
      /Several players match\. Repeat the command with the right ID:\n620001 – Twin\n620002 – twin/,
    );
    expect(await bot.rows('telegram_follows')).toBe(3);
    expect(await bot.say(`/unfollow ${one}`, 'en')).toBe('Done: no more messages about Twin.');
    expect(await bot.say('/unfollow Twin', 'en')).toBe('Done: no more messages about twin.');
    expect(await bot.say(`/unfollow ${bot.site.config.origin}/players/${third}`, 'en')).toBe('Done: no more messages about Lone.');
  });

  test('stops following a player by the name that its own list shows', async () => {
    await sql`insert into players (id, nickname, seen_at) values (620010, '.!Shadow', now())`.execute(bot.site.db);
    await bot.follow('620010');
    expect(await bot.say('/follow', 'en')).toContain('620010 – Shadow');
    expect(await bot.say('/unfollow Shadow', 'en')).toBe('Done: no more messages about Shadow.');
  });

  test('of people that gets another number keeps following its players without a gap', async () => {
    const [player = ''] = bot.lobby.players;
    await bot.follow(player, -9400);
    await bot.telegram.upgrade(-9400, -9401);
    expect(await bot.say('/follow', 'en', -9401)).toContain(`${player} – Player 0`);
    expect([await bot.rows('telegram_chats', -9400), await bot.rows('telegram_follows', -9401)]).toEqual([0, 1]);
  });

  test('that asks faster than it can be answered gets its answers in order, and none over the limit', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => bot.telegram.say({ chat: bot.chat, text: '/help' })));
    expect(answers.filter(Boolean)).toHaveLength(3);
    expect(bot.telegram.refused).toEqual([]);
  });

  test('posts cards of players, heroes and matches into other chats', async () => {
    const [found] = await bot.telegram.choose('Axe', 'en');
    expect(found).toMatchObject({ id: 'hero/axe', title: 'Axe', description: 'No matches last week' });
    expect(found?.thumbnail_url).toBe(`${bot.site.config.origin}/share/hero/axe.en.png`);
    expect(found?.input_message_content).toMatchObject({
      message_text: expect.stringContaining('/heroes/axe?lang=en'),
      link_preview_options: { url: `${bot.site.config.origin}/heroes/axe?lang=en`, prefer_large_media: true },
    });
    expect((await fetch(found?.thumbnail_url ?? '')).headers.get('content-type')).toBe('image/png');
    expect((await bot.telegram.choose('Player 5')).map(({ title }) => title)).toContain('Player 5');
    expect((await bot.telegram.choose(bot.lobby.matchId)).map(({ id }) => id)).toContain(`match/${bot.lobby.matchId}`);
    expect((await bot.telegram.choose('')).map(({ title }) => title)).toEqual(['Лучшие игроки 1x6']);
  });
});

describe('the webhook', () => {
  const send = (body: unknown, secret?: string) =>
    fetch(`${bot.site.origin}/api/webhooks/telegram`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret ? { 'x-telegram-bot-api-secret-token': secret } : {}) },
      body: JSON.stringify(body),
    });
  const secret = () => webhookSecretOf(telegramBotOf(bot.site.config) ?? { token: '', name: '', apiBase: '' });

  test.each([
    ['nobody’s word', undefined],
    ['a wrong secret', 'guessed'],
  ])('accepts %s from nobody', async (_, given) => {
    expect((await send({ update_id: 1, message: {} }, given)).status).toBe(401);
  });

  test('refuses what is not an update, and ignores updates of an unknown kind', async () => {
    expect((await send([], secret())).status).toBe(400);
    const unknown = await send({ update_id: 1, poll: { id: '1' } }, secret());
    expect([unknown.status, await unknown.json()]).toEqual([200, {}]);
  });

  test('is called again if its answer is lost on the way, and the user still gets one answer', async () => {
    bot.telegram.faults.lostAnswers = 1;
    expect(await bot.say(`/follow ${bot.lobby.players[0]}`)).toContain('Готово');
    expect([bot.said().length, await bot.rows('telegram_follows')]).toEqual([1, 1]);
  });
});
