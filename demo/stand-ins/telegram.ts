import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { bodyOf, openServer, sendJson, type Place } from './local-server.ts';
import {
  failure,
  isPrivate,
  makeTelegramCalls,
  plain,
  standInTelegram,
  type Call,
  type InlineChoice,
  type Saying,
  type TelegramCalls,
} from './telegram-calls.ts';
import { botPage } from './telegram-page.ts';

export type StandInTelegram = Omit<TelegramCalls, 'perform'> & {
  origin: string;
  /** Somebody writes to the bot. Returns what it answered, if anything. */
  say(saying: Saying): Promise<string | undefined>;
  /** Somebody writes something after the bot's name in another chat. Returns the suggestions. */
  choose(text: string, language?: string): Promise<InlineChoice[]>;
  /** Somebody adds the bot to a group. */
  join(chat: number, language: string): Promise<void>;
  /** A group becomes a supergroup with another id, and the bot is told so. */
  upgrade(chat: number, to: number): Promise<void>;
  /** Somebody blocks the bot, or removes it from a group. */
  leave(chat: number): Promise<void>;
  close(): Promise<void>;
};

const SECOND_MS = 1000;
const HANGS_MS = 3000;
const MOST_DELIVERIES = 3;
/** The sender that Telegram gives for everybody who writes in the name of a group. */
const ANONYMOUS = { id: 1_087_968_824, is_bot: true, first_name: 'Group', username: 'GroupAnonymousBot' };
const me = { id: 700_001, is_bot: true, first_name: standInTelegram.bot };

/** A stand-in for api.telegram.org, with people who write to the bot. `clock`: its time in ms. */
export async function startStandInTelegram({
  clock = Date.now,
  ...place
}: Place & { clock?: () => number } = {}): Promise<StandInTelegram> {
  const { perform, ...known } = makeTelegramCalls(clock);
  const deliver = makeDelivery(known);
  const say = async (saying: Saying) => {
    known.blocked.delete(String(saying.chat));
    const reply = await deliver({ message: messageOf(saying) });
    return reply && perform(reply.method, reply).code === 200 ? plain(reply.text) : undefined;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, token = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    const given = JSON.parse((await bodyOf(request)) || '{}') as Call;
    const { code, body } = token === standInTelegram.token ? perform(method, given) : failure(401, 'Unauthorized');
    if (known.faults.isCutOff) return void request.socket.destroy();
    const slowMs = known.faults.hanging.has(String(given.chat_id)) ? HANGS_MS : known.faults.slowMs;
    if (slowMs > 0) await new Promise((resolve) => setTimeout(resolve, slowMs));
    sendJson(response, code, body);
  }

  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://telegram.test');
    // For people who try the demo: the messages it was sent, and a chat with the bot.
    if (url.pathname === '/') return sendJson(response, 200, known.messages);
    if (url.pathname === `/${standInTelegram.bot}`) return void botPage(url.searchParams, response, known.messages, say);
    void answer(request, response).catch(() => sendJson(response, 400, { ok: false, error_code: 400, description: 'Bad Request' }));
  });
  return {
    ...(await openServer(server, place)),
    ...known,
    say,
    async choose(query, language = 'ru') {
      const reply = await deliver({ inline_query: { id: 'wish', from: personOf(77, language), query, offset: '' } });
      return reply?.method === 'answerInlineQuery' && perform(reply.method, reply).code === 200 ? reply.results : [];
    },
    async join(chat, language) {
      await deliver(membershipOf(chat, { status: 'left', user: me }, { status: 'member', user: me }, language));
    },
    async upgrade(chat, to) {
      known.upgraded.set(String(chat), to);
      const { text: _, ...told } = messageOf({ chat, text: '' });
      await deliver({ message: { ...told, migrate_to_chat_id: to } });
    },
    async leave(chat) {
      known.blocked.add(String(chat));
      await deliver(membershipOf(chat, { status: 'member', user: me }, { status: 'kicked', user: me, until_date: 0 }));
    },
  };
}

type Reply = Call & { method: string };

/** Delivers updates to the bot, each until it is answered or the tries run out. Returns the call contained in the answer, if any. */
function makeDelivery({ bot, faults }: Pick<TelegramCalls, 'bot' | 'faults'>) {
  let updates = 0;
  return async (update: object): Promise<Reply | undefined> => {
    if (!bot.webhook) return undefined;
    const body = JSON.stringify({ update_id: ++updates, ...update });
    const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': bot.webhook.secret };
    for (let tries = 0; tries < MOST_DELIVERIES; tries++) {
      const response = await fetch(bot.webhook.url, { method: 'POST', headers, body }).catch(() => undefined);
      const reply = response?.ok ? ((await response.json()) as Partial<Reply>) : undefined;
      if (!reply) continue;
      if (faults.lostAnswers === 0) return reply.method === undefined ? undefined : (reply as Reply);
      faults.lostAnswers--;
    }
    return undefined;
  };
}

function personOf(id: number, language?: string) {
  return { id, is_bot: false, first_name: 'Somebody', ...(language ? { language_code: language } : {}) };
}

function chatOf(id: number, title?: string) {
  return { id, type: isPrivate(String(id)) ? 'private' : 'supergroup', ...(title ? { title } : {}) };
}

function membershipOf(chat: number, old: object, now: object, language?: string) {
  return {
    my_chat_member: {
      date: 1,
      chat: chatOf(chat),
      from: personOf(Math.abs(chat), language),
      old_chat_member: old,
      new_chat_member: now,
    },
  };
}

function messageOf({ chat, text, language = 'ru', person = Math.abs(chat), isForGroup = false, title, isChosen = false }: Saying) {
  const length = /^\/\S+/.exec(text)?.[0].length;
  return {
    message_id: 1,
    date: Math.floor(Date.now() / SECOND_MS),
    chat: chatOf(chat, title),
    ...(isForGroup ? { from: ANONYMOUS, sender_chat: chatOf(chat) } : { from: personOf(person, language) }),
    text,
    ...(isChosen ? { via_bot: me } : {}),
    ...(length === undefined ? {} : { entities: [{ type: 'bot_command', offset: 0, length }] }),
  };
}
