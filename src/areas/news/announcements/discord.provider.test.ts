import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendToDiscord } from './discord.provider.ts';

let status = 200;
const discord = createServer((_, response) => void response.writeHead(status).end('{}'));
beforeAll(async () => {
  discord.listen(0, '127.0.0.1');
  await once(discord, 'listening');
});
afterAll(() => void discord.close());

test.each([500, 502, 504])('after a %i nobody knows whether Discord has the message, so it is not said again at once', async (given) => {
  status = given;
  const { port }: Pick<AddressInfo, 'port'> = Object.assign({ port: 0 }, discord.address());
  const place = { kind: 'discord', target: 'discord-en', language: 'en', secret: `http://127.0.0.1:${port}/webhooks/1/t` } as const;
  expect(await sendToDiscord(place, {}, null)).toEqual({ kind: 'unknown', reason: String(given) });
});
