import * as v from 'valibot';
import { wasNeverReached } from '#lib/was-never-reached.ts';
import { askOutside, discordAgent } from '#services/ask-outside.ts';
import type { Delivery, Place } from './announcement.contract.ts';

const ANSWER_MS = 8_000;
const MAX_WAIT_SECONDS = 3600;
/** Discord's code for a message that was deleted while the webhook still exists. */
const UNKNOWN_MESSAGE = 10_008;
/** Its code for a request that never reached the webhook, because something in front of it refused it. */
const TURNED_AWAY = 40_333;
const Answer = v.object({
  id: v.optional(v.string()),
  retry_after: v.optional(v.number()),
  code: v.optional(v.number()),
  message: v.optional(v.string(), ''),
});

type Discord = Extract<Place, { kind: 'discord' }>;

/** Posts an embed through a webhook for the site of `origin`, or edits the one it posted as `messageId`. Nobody is ever pinged. */
export async function sendToDiscord({ secret }: Discord, embed: object, messageId: string | null, origin: string): Promise<Delivery> {
  try {
    const response = await askOutside(messageId === null ? `${secret}?wait=true` : `${secret}/messages/${messageId}`, ANSWER_MS, {
      method: messageId === null ? 'POST' : 'PATCH',
      headers: { 'content-type': 'application/json', 'user-agent': discordAgent(origin) },
      body: JSON.stringify({ embeds: [embed], allowed_mentions: { parse: [] } }),
    });
    const text = await response.text();
    const read = v.safeParse(Answer, text === '' ? {} : parse(text));
    return deliveryOf(response, read.success ? read.output : { message: '' }, messageId);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(secret, '…') : 'no answer';
    return { kind: wasNeverReached(error) ? 'failed' : 'unknown', reason };
  }
}

function deliveryOf({ status, headers }: Response, answer: v.InferOutput<typeof Answer>, messageId: string | null): Delivery {
  const reason = `${status} ${answer.message}`.trim();
  if (status >= 200 && status < 300) {
    const sentId = answer.id ?? messageId;
    return sentId === null ? { kind: 'unknown', reason: `${status} without a message` } : { kind: 'sent', messageId: sentId };
  }
  if (status === 429) {
    const seconds = answer.retry_after ?? Number(headers.get('retry-after') ?? headers.get('x-ratelimit-reset-after') ?? 5);
    return { kind: 'wait', seconds: Math.min(MAX_WAIT_SECONDS, Number.isFinite(seconds) ? seconds : 5) };
  }
  if (status === 404 && answer.code === UNKNOWN_MESSAGE) return { kind: 'dropped', reason };
  // Without one of Discord's codes it was not Discord who refused.
  const isRefused = answer.code !== undefined && answer.code !== TURNED_AWAY;
  if (status === 401 || status === 403 || status === 404) return { kind: isRefused ? 'closed' : 'failed', reason };
  // A proxy in front of Discord also answers 5xx when the message is out and only its answer was lost.
  if (status >= 500) return { kind: 'unknown', reason };
  return { kind: status >= 400 ? 'dropped' : 'failed', reason };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
