import { followPlayer } from '#areas/reach/bots/follow-player.command.ts';
import { setUpBots } from '#areas/reach/bots/set-up-bots.command.ts';
import { noteEndedMatches, tellFollowers } from '#areas/reach/bots/tell-followers.command.ts';
import { sql } from '#db/pool.ts';
import type { Language } from '#lib/words.ts';
import { standInTelegram, type Saying } from '../../demo/stand-ins/telegram-calls.ts';
import { startStandInTelegram, type StandInTelegram } from '../../demo/stand-ins/telegram.ts';
import { makeClient } from '../../packages/client/client.mjs';
import { findPort } from '../../tools/site/site-process.ts';
import { makeLobby, orderlyEnd, post, startBody, type Lobby } from './game-server.ts';
import { openWebSite, type WebSite } from './web-site.ts';

/** The site with a bot, a Telegram to go with it, and a match that was played; the clock of both can be moved. */
export async function openTelegramSite(): Promise<TelegramSite> {
  const clock = { moved: 0 };
  const telegram = await startStandInTelegram({ clock: () => Date.now() + clock.moved });
  const site = await openWebSite({
    TELEGRAM_API_BASE: telegram.origin,
    TELEGRAM_BOT_TOKEN: standInTelegram.token,
    TELEGRAM_BOT_NAME: standInTelegram.bot,
  });
  const opened = new TelegramSite(telegram, site, clock);
  await setUpBots(opened.deps());
  await opened.play(opened.lobby);
  return opened;
}

export class TelegramSite {
  readonly telegram: StandInTelegram;
  readonly site: WebSite;
  readonly clock: { moved: number };
  readonly lobby = makeLobby();
  /** The chat of a test of its own, since a chat takes one message a second. */
  chat = 1000;

  constructor(telegram: StandInTelegram, site: WebSite, clock: { moved: number }) {
    this.telegram = telegram;
    this.site = site;
    this.clock = clock;
  }

  async close(): Promise<void> {
    await this.site.close();
    await this.telegram.close();
  }

  /** Another test begins, in a chat that nobody knows, long after the last one. */
  async turnToNextChat(): Promise<void> {
    this.chat++;
    await this.#quieten(5000);
    this.telegram.messages.length = 0;
    this.telegram.refused.length = 0;
  }

  deps() {
    return { ...this.site.context, now: () => new Date(Date.now() + this.clock.moved) };
  }

  /** What a worker has that cannot reach Telegram. */
  async depsWithoutTelegram() {
    const { announce } = this.site.config;
    const apiBase = `http://127.0.0.1:${await findPort()}`;
    return { ...this.deps(), config: { ...this.site.config, announce: { ...announce, telegram: { ...announce.telegram, apiBase } } } };
  }

  /** Somebody writes, long after whatever was said before. */
  async say(
    text: string,
    language = 'ru',
    from = this.chat,
    who: Pick<Saying, 'person' | 'isForGroup' | 'title' | 'isChosen'> = {},
  ): Promise<string | undefined> {
    await this.#quieten(from < 0 ? 3200 : 1200);
    return this.telegram.say({ chat: from, text, language, ...who });
  }

  /** What a chat has been told, as words. */
  said(from = this.chat): string[] {
    return this.telegram.messages.filter((message) => message.chat === String(from)).map(({ text }) => text.replace(/<[^>]*>/g, ''));
  }

  /** How many rows a table has of a chat. */
  async rows(table: string, from = this.chat): Promise<number | undefined> {
    const column = sql.ref(table === 'telegram_chats' ? 'id' : 'chat_id');
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}
      where ${column} = ${from}`.execute(this.site.db);
    return rows[0]?.count;
  }

  async play(given: Lobby): Promise<void> {
    await post(this.site.context, 'game/match_start', startBody(given));
    for (const index of given.players.keys()) await post(this.site.context, 'game/end', orderlyEnd(given, index));
  }

  /** A chat follows a player, without a word. */
  async follow(player: string, from = this.chat, language: Language = 'ru'): Promise<string[]> {
    await sql`insert into telegram_chats values (${from}, ${language}, now(), now()) on conflict do nothing`.execute(this.site.db);
    return (await followPlayer({ ...this.site.context, api: makeClient({ origin: this.site.origin }), language, chatId: from }, player))
      .lines;
  }

  /** What a worker does, a good second later each time. */
  async work(times = 1): Promise<void> {
    for (let time = 0; time < times; time++) {
      this.clock.moved += 1200;
      await noteEndedMatches(this.deps());
      await tellFollowers(this.deps());
    }
  }

  async #quieten(ms: number): Promise<void> {
    this.clock.moved += ms;
    await sql`update telegram_chats set ready_at = '2000-01-01'`.execute(this.site.db);
  }
}
