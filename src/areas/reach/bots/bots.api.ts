import type { Reply } from '#contract/reply.ts';
import { handleReply, type Context, type Route } from '#web/server/route.ts';
import { makeClient } from '../../../../packages/client/client.mjs';
import { answerDiscord } from './answer-discord.command.ts';
import { answerTelegram } from './answer-telegram.command.ts';
import { discordWebhook, telegramWebhook } from './bots.contract.ts';
import type { BotDeps } from './compose-answer.command.ts';

export const botsApi: Route[] = [
  handleReply(telegramWebhook, async (context, input, { headers }) =>
    jsonReply(await answerTelegram(withApi(context), headers.get('x-telegram-bot-api-secret-token') ?? '', input)),
  ),
  handleReply(discordWebhook, async (context, _input, { body, headers }) => {
    const [timestamp = '', signature = ''] = ['x-signature-timestamp', 'x-signature-ed25519'].map((name) => headers.get(name) ?? '');
    return jsonReply(JSON.stringify(await answerDiscord(withApi(context), { body, timestamp, signature })));
  }),
];

/** The bots know only what every program may: they use the public client, which has no access to the site's internals. */
function withApi(context: Context): BotDeps {
  const { config, fetch } = context;
  return { ...context, api: makeClient({ origin: config.origin, userAgent: 'sixfold-bots', fetch }) };
}

function jsonReply(body = '{}'): Reply {
  return { status: 200, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' }, body };
}
