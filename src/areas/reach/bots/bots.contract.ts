import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';

/** Its body is trusted only with the secret that was given to Telegram. */
export const telegramWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/telegram',
  summary: 'Where Telegram tells what people write to the bot; what it is to say stands in the answer',
  input: v.unknown(),
  output: v.null(),
});

/** Its body is trusted only with Discord's signature. */
export const discordWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/discord',
  summary: 'Where Discord tells who calls a command; the answer is what they are shown',
  input: v.unknown(),
  output: v.null(),
});

/** A command of a bot by its name, without a slash, and what it does. */
export type BotCommandWords = { command: string; description: string };
