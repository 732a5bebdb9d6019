import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { makeInteractions, type Interactions } from './discord-interactions.ts';
import { discordPage } from './discord-page.ts';
import { bodyOf, openServer, sendJson, type Place } from './local-server.ts';

export const standInDiscord = { ru: '/api/webhooks/801/ru-standin', en: '/api/webhooks/802/en-standin' };

type Embed = { title?: string; description?: string; footer?: { text: string }; fields?: { name: string; value: string }[] };
export type DiscordMessage = { id: string; webhook: string; embed: Embed; edits: number; pings: boolean };
/** `deleted`: webhooks that have been deleted. */
export type StandInDiscord = {
  origin: string;
  messages: DiscordMessage[];
  refused: number[];
  deleted: Set<string>;
  /** An application with commands, and the users who call them. */
  app: Omit<Interactions, 'answer'>;
  close(): Promise<void>;
};

const WINDOW_MS = 2_000;
const MOST_A_WINDOW = 5;

/**
 * A stand-in for Discord: webhooks with their limits of five calls in two seconds and of the lengths of embeds, deleted webhooks and
 * messages, and an application with commands. `clock`: its time in ms.
 */
export async function startStandInDiscord({ clock = Date.now, ...place }: Place & { clock?: () => number } = {}): Promise<StandInDiscord> {
  const messages: DiscordMessage[] = [];
  const refused: number[] = [];
  const deleted = new Set<string>();
  const calls = new Map<string, number[]>();
  const { answer: answerApp, ...app } = makeInteractions();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://discord.test');
    const body = await bodyOf(request);
    // The proxy in front of Discord refuses programs without the User-Agent that Discord requires.
    if (!/^DiscordBot \(https?:\/\/\S+, \S+\)/.test(request.headers['user-agent'] ?? ''))
      return void response.writeHead(403, { 'content-type': 'text/plain' }).end('error code: 1010');
    const call = { method: request.method ?? '', path: url.pathname, authorization: request.headers.authorization ?? '', body };
    const answered = answerApp(call);
    if (answered?.status === 0) return void request.socket.destroy();
    if (answered) return sendJson(response, answered.status, answered.body);
    const [, webhook = '', id] = /^(\/api\/webhooks\/\d+\/[\w-]+)(?:\/messages\/(\d+))?$/.exec(url.pathname) ?? [];
    const fail = (status: number, body: object) => {
      refused.push(status);
      sendJson(response, status, body);
    };
    if (!Object.values(standInDiscord).includes(webhook) || deleted.has(webhook))
      return fail(404, { message: 'Unknown Webhook', code: 10_015 });
    const now = clock();
    const recent = (calls.get(webhook) ?? []).filter((at) => now - at < WINDOW_MS);
    calls.set(webhook, [...recent, now]);
    if (recent.length >= MOST_A_WINDOW) return fail(429, { message: 'You are being rate limited.', retry_after: 0.5, global: false });
    const { embeds, allowed_mentions: mentions } = JSON.parse(body) as {
      embeds: Embed[];
      allowed_mentions?: { parse: string[] };
    };
    const [embed] = embeds;
    if (!embed || !isWithinLimits(embed)) return fail(400, { message: 'Invalid Form Body', code: 50_035 });
    if (request.method === 'POST' && id === undefined) {
      const message = { id: String(9000 + messages.length), webhook, embed, edits: 0, pings: mentions?.parse.length !== 0 };
      messages.push(message);
      if (url.searchParams.get('wait') === 'true') return sendJson(response, 200, { id: message.id });
      response.writeHead(204).end();
      return;
    }
    const message = messages.find((each) => each.id === id && each.webhook === webhook);
    if (request.method !== 'PATCH' || !message) return fail(404, { message: 'Unknown Message', code: 10_008 });
    Object.assign(message, { embed, edits: message.edits + 1 });
    sendJson(response, 200, { id: message.id });
  }

  const server = http.createServer((request, response) => {
    // For people who try the demo: the messages it was sent, and a page to call commands.
    if (request.url === '/') return sendJson(response, 200, messages);
    if (request.url?.startsWith('/oauth2/authorize')) return void discordPage(request.url, response, app.interact);
    void answer(request, response).catch(() => sendJson(response, 400, { message: 'Invalid JSON', code: 50_109 }));
  });
  const opened = await openServer(server, place);
  return {
    ...opened,
    messages,
    refused,
    deleted,
    app,
  };
}

function isWithinLimits({ title = '', description = '', footer, fields = [] }: Embed): boolean {
  const parts = [title, description, footer?.text ?? '', ...fields.flatMap(({ name, value }) => [name, value])];
  const isEachShort =
    title.length <= 256 &&
    description.length <= 4096 &&
    (footer?.text ?? '').length <= 2048 &&
    fields.length <= 25 &&
    fields.every(({ name, value }) => name.length > 0 && name.length <= 256 && value.length > 0 && value.length <= 1024);
  return isEachShort && parts.reduce((sum, part) => sum + part.length, 0) <= 6000;
}
