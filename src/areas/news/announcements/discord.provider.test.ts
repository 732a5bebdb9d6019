import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendToDiscord } from './discord.provider.ts';

let status = 200;
let body = '{}';
const discord = createServer((_, response) => void response.writeHead(status).end(body));
beforeAll(async () => {
  discord.listen(0, '127.0.0.1');
  await once(discord, 'listening');
});
afterAll(() => void discord.close());

/** The outcome of a message with this answer. */
function send(given: number, answer = '{}') {
  [status, body] = [given, answer];
  const { port }: Pick<AddressInfo, 'port'> = Object.assign({ port: 0 }, discord.address());
  const place = { kind: 'discord', target: 'discord-en', language: 'en', secret: `http://127.0.0.1:${port}/webhooks/1/t` } as const;
  return sendToDiscord(place, {}, null, 'https://site.test');
}

test.each([500, 502, 504])('after a %i nobody knows whether Discord has the message, so it is not sent again at once', async (given) => {
  expect(await send(given)).toEqual({ kind: 'unknown', reason: String(given) });
});

test.each([
  [401, '{"message":"Invalid Webhook Token","code":50027}', 'closed'],
  [403, '{"message":"Missing Access","code":50001}', 'closed'],
  [403, 'error code: 1010', 'failed'],
  [403, '{"message":"internal network error","code":40333}', 'failed'],
  [404, '{"message":"Unknown Webhook","code":10015}', 'closed'],
  [404, '<html>Not Found</html>', 'failed'],
] as const)('a %i is the webhook’s fault only if Discord itself says so: %s', async (given, answer, kind) => {
  expect(await send(given, answer)).toMatchObject({ kind });
});

test('a 200 that names no message is not from Discord: nobody knows what happened to the message', async () => {
  expect(await send(200, '<html>Sign in to this network</html>')).toMatchObject({ kind: 'unknown' });
  expect(await send(200, '{"id":"7"}')).toEqual({ kind: 'sent', messageId: '7' });
});
