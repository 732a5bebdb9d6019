import { discordLinkOf } from '#areas/reach/bots/discord-bot.provider.ts';
import { telegramLinkOf } from '#areas/reach/bots/telegram-bot.provider.ts';
import { describeApi } from '#web/server/openapi.ts';
import { handle, type Route } from '#web/server/route.ts';
import examples from '../../../content/api-examples.json' with { type: 'json' };
import { text as history } from './api-history.text.ts';
import { getOpenApi } from './openapi.contract.ts';
import { text as parameters } from './parameters.text.ts';

const info = {
  title: 'Sixfold',
  version: '2',
  description:
    'Statistics of the 1x6 custom game: matches, players, leaderboard, heroes. Open to everyone, no key needed. Times are UTC, with Z at the end or without a zone; dotaPlusExpireDate, nextChargeAt, extendsFrom and endedBy are milliseconds since 1970; bare dates are days in Moscow. Hidden players are playerId 0 and Anonymous in lists, and are different people.\n\n' +
    history('en')
      .days.map(({ on, lines }) => `Changes of ${on}:\n${lines.map((line) => `- ${line}`).join('\n')}`)
      .join('\n\n'),
};

/** The response of /api/openapi.json: describes these endpoints and itself. Constant while the process runs. */
export function openApiRoute(routes: readonly Route[]): Route {
  const own: Route = {
    ...handle(
      getOpenApi,
      async ({ config }) => {
        const { origin, apiQuotas, streamsPerAddress } = config;
        const limits = { requestsPerMinute: apiQuotas.address, requestsPerMinuteByKey: apiQuotas.key, openStreams: streamsPerAddress };
        return {
          ...describeApi([...routes, own], { info, origin, examples, limits, parameters: parameters('en').about }),
          'x-bots': { telegram: telegramLinkOf(config) ?? null, discord: discordLinkOf(config) ?? null },
        };
      },
      { tags: () => [] },
    ),
    format: 'bare',
  };
  return own;
}
