import type { Reply } from '#contract/reply.ts';
import { handleReply, type Route } from '#web/server/route.ts';
import { answerTelegram } from './answer-telegram.command.ts';
import { telegramWebhook } from './bots.contract.ts';

export const botsApi: Route[] = [
  handleReply(telegramWebhook, async (context, input, { headers }) =>
    jsonReply(await answerTelegram(context, headers.get('x-telegram-bot-api-secret-token') ?? '', input)),
  ),
];

function jsonReply(body = '{}'): Reply {
  return { status: 200, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' }, body };
}
