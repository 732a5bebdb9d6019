import { Api, GrammyError, HttpError, type ApiClientOptions } from 'grammy/web';
import { wasNeverReached } from '#lib/was-never-reached.ts';
import { askOutside } from '#services/ask-outside.ts';
import type { Delivery, Place } from './announcement.contract.ts';

const ANSWER_MS = 8_000;

type Texts = { html: string; plain: string; preview: string };
type Telegram = Extract<Place, { kind: 'telegram' }>;

/** Posts a message in a channel, or edits the one posted as `messageId`. */
export async function sendToTelegram(place: Telegram, texts: Texts, messageId: string | null): Promise<Delivery> {
  const options = { link_preview_options: { url: texts.preview, prefer_small_media: true } };
  const first = await say(place, texts.html, { ...options, parse_mode: 'HTML' }, messageId);
  if (first.kind !== 'dropped' || !/can't parse entities/i.test(first.reason)) return first;
  return say(place, texts.plain, options, messageId);
}

type Options = Pick<NonNullable<Parameters<Api['editMessageText']>[3]>, 'parse_mode' | 'link_preview_options'>;

/** Message ids are per channel, so a stored id includes its channel. */
const inChat = (chat: string, id: number) => `${chat} ${id}`;

/** The id of a message in a channel; undefined if it was posted in another one. */
function idIn(chat: string, said: string): number | undefined {
  const [id = '', where] = said.split(' ').toReversed();
  return where === undefined || where === chat ? Number(id) : undefined;
}

async function say({ apiBase, secret, chat }: Telegram, said: string, options: Options, messageId: string | null): Promise<Delivery> {
  const client: ApiClientOptions = {
    apiRoot: apiBase,
    fetch: (address: string, request: RequestInit) => askOutside(address, ANSWER_MS, request),
  };
  const api = new Api(secret, client);
  try {
    if (messageId === null) return { kind: 'sent', messageId: inChat(chat, (await api.sendMessage(chat, said, options)).message_id) };
    const id = idIn(chat, messageId);
    if (id === undefined) return { kind: 'dropped', reason: 'said in another channel' };
    await api.editMessageText(chat, id, said, options);
    return { kind: 'sent', messageId };
  } catch (error) {
    if (error instanceof GrammyError) return refusedDelivery(error, messageId);
    const cause = error instanceof HttpError ? error.error : error;
    return { kind: wasNeverReached(cause) ? 'failed' : 'unknown', reason: error instanceof Error ? error.message : 'no answer' };
  }
}

function refusedDelivery({ error_code: code, description, parameters }: GrammyError, messageId: string | null): Delivery {
  const reason = `${code} ${description}`;
  if (code === 429) return { kind: 'wait', seconds: parameters.retry_after ?? 30 };
  if (messageId !== null && /message is not modified/i.test(description)) return { kind: 'sent', messageId };
  // The bot is not wanted there, or does not exist.
  if (code === 401 || code === 403 || code === 404) return { kind: 'closed', reason };
  if (code === 400) return { kind: /chat not found/i.test(description) ? 'closed' : 'dropped', reason };
  return { kind: code >= 500 ? 'unknown' : 'failed', reason };
}
