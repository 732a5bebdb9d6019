import net from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openWebSite } from '../kits/web-site.ts';

const site = await openWebSite({ GAME_KEYS: 'a-key-of-the-tests' });
afterAll(() => site.close());

const MEGABYTE = 1024 * 1024;

/** Sends a body of 300 MB whatever the answer; returns the answer's first line and how much the server accepted before it hung up. */
function send(method: string, path: string): Promise<{ answer: string; megabytes: number }> {
  return new Promise((resolve) => {
    const chunk = Buffer.alloc(MEGABYTE, 'x');
    let answer = '';
    let megabytes = 0;
    const socket = net.connect(site.config.port, '127.0.0.1', () => {
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${300 * MEGABYTE}\r\n\r\n`);
      next();
    });
    const next = () => {
      if (megabytes === 300) return socket.end();
      socket.write(chunk, (error) => {
        if (error) return;
        megabytes++;
        next();
      });
    };
    socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve({ answer: answer.split('\r\n', 1)[0] ?? '', megabytes }));
  });
}

test.each([
  ['a call of players without a session', 'PUT', '/api/v2/players/social', '401 Unauthorized'],
  ['a call of the game without a key', 'POST', '/api/game/end', '401 Unauthorized'],
  ['a call with a limit', 'POST', '/api/webhooks/yookassa', '413 Payload Too Large'],
  ['an address that takes no such method', 'DELETE', '/leaderboard', '405 Method Not Allowed'],
  ['a page', 'GET', '/leaderboard', '200 OK'],
  ['a page in memory', 'GET', '/leaderboard', '200 OK'],
  ['a public answer', 'GET', '/api/v2/leaderboard', '200 OK'],
])('%s answers before a body of 300 MB has arrived, and reads only a part of it', async (_, method, path, status) => {
  const { answer, megabytes } = await send(method, path);
  expect(answer).toBe(`HTTP/1.1 ${status}`);
  expect(megabytes).toBeLessThan(200);
});
