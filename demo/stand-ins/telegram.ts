import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { bodyOf, openServer, sendJson } from './local-server.ts';

export const standInTelegram = { token: '700001:standinstandinstandin', chats: { ru: '@sixfold_ru', en: '@sixfold_en' } };

export type TelegramMessage = { id: number; chat: string; text: string; html: boolean; edits: number };
/** `mode`: what every call gets until it is cleared. */
export type StandInTelegram = {
  origin: string;
  messages: TelegramMessage[];
  refused: number[];
  faults: { mode?: 'kicked' | 'down' | 'entities' | undefined };
  close(): Promise<void>;
};

const LONGEST = 4096;
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const MOST_A_MINUTE = 20;
const allowed = /^<\/?(b|i|u|s|a|code|pre|blockquote|tg-spoiler)(\s[^<>]*)?>$/;

/** A stand-in of api.telegram.org: one message a second and twenty a minute in a chat, its few elements, its lengths. */
export async function startStandInTelegram(port = 0): Promise<StandInTelegram> {
  const messages: TelegramMessage[] = [];
  const refused: number[] = [];
  const faults: StandInTelegram['faults'] = {};
  const calls = new Map<string, number[]>();

  /** Seconds until a chat may be written to again; 0 when now. */
  function waitOf(chat: string): number {
    const now = Date.now();
    const recent = (calls.get(chat) ?? []).filter((at) => now - at < MINUTE_MS);
    const last = recent.at(-1);
    if (last !== undefined && now - last < SECOND_MS) return 1;
    if (recent.length >= MOST_A_MINUTE) return Math.ceil((MINUTE_MS - (now - (recent[0] ?? now))) / 1000);
    calls.set(chat, [...recent, now]);
    return 0;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, bot = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    const fail = (code: number, description: string, parameters?: object) => {
      refused.push(code);
      sendJson(response, code, { ok: false, error_code: code, description, ...(parameters ? { parameters } : {}) });
    };
    if (bot !== standInTelegram.token) return fail(401, 'Unauthorized');
    if (faults.mode === 'down') return fail(502, 'Bad Gateway');
    if (faults.mode === 'kicked') return fail(403, 'Forbidden: bot was kicked from the channel chat');
    const given = JSON.parse(await bodyOf(request)) as { chat_id: string; text: string; parse_mode?: string; message_id?: number };
    if (!Object.values(standInTelegram.chats).includes(given.chat_id)) return fail(400, 'Bad Request: chat not found');
    const seconds = waitOf(given.chat_id);
    if (seconds > 0) return fail(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
    const isHtml = given.parse_mode === 'HTML';
    const tags = isHtml ? (given.text.match(/<[^>]*>?/g) ?? []) : [];
    if (isHtml && (faults.mode === 'entities' || tags.some((tag) => !allowed.test(tag))))
      return fail(400, "Bad Request: can't parse entities");
    if (given.text.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '.').length > LONGEST) return fail(400, 'Bad Request: message is too long');
    if (method === 'sendMessage') {
      const message = { id: messages.length + 1, chat: given.chat_id, text: given.text, html: isHtml, edits: 0 };
      messages.push(message);
      return sendJson(response, 200, { ok: true, result: { message_id: message.id } });
    }
    const message = messages.find((each) => each.id === given.message_id && each.chat === given.chat_id);
    if (method !== 'editMessageText' || !message) return fail(400, 'Bad Request: message to edit not found');
    if (message.text === given.text) return fail(400, 'Bad Request: message is not modified');
    Object.assign(message, { text: given.text, html: isHtml, edits: message.edits + 1 });
    sendJson(response, 200, { ok: true, result: { message_id: message.id } });
  }

  const server = http.createServer((request, response) => {
    // What it was told, for whoever looks at the demo.
    if (request.url === '/') return sendJson(response, 200, messages);
    void answer(request, response).catch(() => sendJson(response, 400, { ok: false, error_code: 400, description: 'Bad Request' }));
  });
  const opened = await openServer(server, port);
  return {
    ...opened,
    messages,
    refused,
    faults,
  };
}
