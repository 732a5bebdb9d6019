import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editDiscordAnswer } from './discord-bot.provider.ts';

const discord = createServer((_, response) => void response.writeHead(429, { 'retry-after': '7' }).end('error code: 1015'));
beforeAll(async () => {
  discord.listen(0, '127.0.0.1');
  await once(discord, 'listening');
});
afterAll(() => void discord.close());

test('a late answer waits as long as the proxy in front of Discord says, which is only in the header', async () => {
  const { port }: Pick<AddressInfo, 'port'> = Object.assign({ port: 0 }, discord.address());
  const app = { id: '1', publicKey: '', token: '', apiBase: `http://127.0.0.1:${port}`, agent: 'DiscordBot (https://site.test, 1)' };
  expect(await editDiscordAnswer(app, 'token', {})).toMatchObject({ kind: 'wait', seconds: 7 });
});
