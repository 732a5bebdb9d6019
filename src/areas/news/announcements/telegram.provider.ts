import * as v from 'valibot';
import { wasNeverReached } from '#lib/was-never-reached.ts';
import { askOutside } from '#services/ask-outside.ts';
import type { Delivery, Place } from './announcement.contract.ts';

const ANSWER_MS = 8_000;
const Answer = v.object({
  ok: v.boolean(),
  error_code: v.optional(v.number()),
  description: v.optional(v.string(), ''),
  parameters: v.optional(v.object({ retry_after: v.optional(v.number()) }), {}),
  result: v.optional(v.unknown()),
});
const Message = v.object({ message_id: v.number() });

type Texts = { html: string; plain: string; preview: string };
type Telegram = Extract<Place, { kind: 'telegram' }>;

/** Says it in a channel, or edits what was said there as `messageId`. */
export async function sendToTelegram(place: Telegram, texts: Texts, messageId: string | null): Promise<Delivery> {
  const first = await call(place, { ...body(place, texts.preview, messageId), text: texts.html, parse_mode: 'HTML' }, messageId);
  if (first.kind !== 'dropped' || !/can't parse entities/i.test(first.reason)) return first;
  return call(place, { ...body(place, texts.preview, messageId), text: texts.plain }, messageId);
}

function body({ chat }: Telegram, url: string, messageId: string | null) {
  return {
    chat_id: chat,
    link_preview_options: { url, prefer_small_media: true },
    ...(messageId === null ? {} : { message_id: Number(messageId) }),
  };
}

async function call({ apiBase, secret }: Telegram, sent: object, messageId: string | null): Promise<Delivery> {
  try {
    const response = await askOutside(`${apiBase}/bot${secret}/${messageId === null ? 'sendMessage' : 'editMessageText'}`, ANSWER_MS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    const read = v.safeParse(Answer, await response.json());
    if (!read.success) return { kind: 'failed', reason: `an answer ${response.status} that is none of Telegram’s` };
    return deliveryOf(read.output, messageId);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(secret, '…') : 'no answer';
    return { kind: wasNeverReached(error) ? 'failed' : 'unknown', reason };
  }
}

function deliveryOf(
  { ok, error_code: code, description, parameters, result }: v.InferOutput<typeof Answer>,
  messageId: string | null,
): Delivery {
  if (ok) {
    const message = v.safeParse(Message, result);
    return { kind: 'sent', messageId: message.success ? String(message.output.message_id) : (messageId ?? '') };
  }
  if (code === 429) return { kind: 'wait', seconds: parameters.retry_after ?? 30 };
  if (messageId !== null && /message is not modified/i.test(description)) return { kind: 'sent', messageId };
  // The bot is not wanted there, or there is no such bot.
  if (code === 401 || code === 403 || code === 404) return { kind: 'closed', reason: `${code} ${description}` };
  if (code === 400) return { kind: /chat not found/i.test(description) ? 'closed' : 'dropped', reason: description };
  return { kind: 'failed', reason: `${code ?? ''} ${description}`.trim() };
}
