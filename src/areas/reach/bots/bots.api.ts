import type { Reply } from '#contract/reply.ts';
import { handleReply, type Route } from '#web/server/route.ts';
import { answerDiscord } from './answer-discord.command.ts';
import { answerTelegram } from './answer-telegram.command.ts';
import { discordWebhook, telegramWebhook } from './bots.contract.ts';

export const botsApi: Route[] = [
  handleReply(telegramWebhook, async (context, input, { headers }) =>
    jsonReply(await answerTelegram(context, headers.get('x-telegram-bot-api-secret-token') ?? '', input)),
  ),
  handleReply(discordWebhook, async (context, _input, { body, headers }) => {
    const [timestamp = '', signature = ''] = ['x-signature-timestamp', 'x-signature-ed25519'].map((name) => headers.get(name) ?? '');
    return jsonReply(JSON.stringify(await answerDiscord(context, { body, timestamp, signature })));
  }),
];

function jsonReply(body = '{}'): Reply {
  return { status: 200, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' }, body };
}
