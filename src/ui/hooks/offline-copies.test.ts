import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const ORIGIN = 'http://localhost';

/** Opens an address in a browser whose service worker is public/sw.js; the site answers with `answer`. */
async function openThroughWorker(path: string, answer: Response): Promise<Response> {
  let handle = (_event: object): void => {};
  const cache = { match: async () => undefined, keys: async () => [], delete: async () => true, put: async () => {}, add: async () => {} };
  const worker = createContext({
    addEventListener: (name: string, handler: typeof handle) => {
      if (name === 'fetch') handle = handler;
    },
    location: { origin: ORIGIN },
    caches: { open: async () => cache },
    fetch: async (asked: string | object) => (typeof asked === 'string' ? new Response('', { status: 503 }) : answer),
    URL,
    Response,
  });
  runInContext(readFileSync('public/sw.js', 'utf8'), worker);
  const { promise, resolve } = Promise.withResolvers<Response>();
  const later: Promise<unknown>[] = [];
  const request = { url: ORIGIN + path, method: 'GET', mode: 'navigate' };
  handle({ request, respondWith: resolve, waitUntil: (work: Promise<unknown>) => later.push(work) });
  const response = await promise;
  await Promise.all(later);
  return response;
}

test('a data file that is opened by its address passes through the worker as a stream, and is not kept in memory', async () => {
  let isLetGo = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024)),
    cancel: () => {
      isLetGo = true;
    },
  });
  const headers = { 'content-type': 'application/vnd.apache.parquet', 'cache-control': 'public, max-age=86400' };
  const response = await openThroughWorker('/data/matches-2026-11-0123456789abcdef.parquet', new Response(endless, { headers }));
  // An unread copy of the response would keep the site sending.
  void response.body?.cancel();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isLetGo).toBe(true);
});
