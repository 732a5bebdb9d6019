import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Changes the answers of one address, as a body or as a whole text; `fails` keeps so many of its first calls away from the site and
 * answers 503, `loses` lets the site do its work and answers that all the same.
 */
export type Alteration = { path: string; alter?: (body: never) => unknown; text?: string; fails?: number; loses?: number };
type Seen = { path: string; body: string };

/** Stands between the game's server and the site, and makes the site answer what it should not. */
export class AlteringProxy {
  alteration: Alteration | undefined;
  readonly seen: Seen[] = [];
  readonly #server: http.Server;
  readonly #target: string;
  #failed = 0;

  constructor(target: string) {
    this.#target = target;
    this.#server = http.createServer((request, response) => void this.#answer(request, response));
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Answers as the site does, but for this. */
  use(alteration: Alteration | undefined): void {
    this.alteration = alteration;
    this.seen.length = 0;
    this.#failed = 0;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
    const body = Buffer.concat(chunks).toString();
    const path = request.url ?? '';
    this.seen.push({ path, body });
    const { alteration } = this;
    const isMeant = alteration?.path === path;
    if (isMeant && this.#failed < (alteration.fails ?? 0)) {
      this.#failed += 1;
      response.writeHead(503).end('away');
      return;
    }
    const headers = { 'content-type': 'application/json', 'dedicated-key': String(request.headers['dedicated-key']) };
    const isPost = request.method === 'POST';
    const found = await fetch(this.#target + path, isPost ? { method: 'POST', headers, body } : { headers });
    const text = await found.text();
    if (isMeant && this.#failed < (alteration.loses ?? 0)) {
      this.#failed += 1;
      response.writeHead(503).end('away');
      return;
    }
    response.writeHead(found.status, { 'content-type': 'application/json' });
    response.end(isMeant && found.status === 200 ? altered(alteration, text) : text);
  }
}

function altered({ alter, text }: Alteration, answer: string): string {
  if (text !== undefined) return text;
  return alter ? JSON.stringify(alter(JSON.parse(answer) as never)) : answer;
}
