import http from 'node:http';
import https from 'node:https';

export type Answer = { status: number; text: string };

/** Speaks to the site as the game's script does: POST with JSON and the server's key. */
export class GameClient {
  readonly #base: URL;
  readonly #key: string;
  readonly #by: typeof http | typeof https;
  readonly #agent: http.Agent;

  constructor(url: string, key: string) {
    this.#base = new URL(url);
    this.#key = key;
    this.#by = this.#base.protocol === 'https:' ? https : http;
    this.#agent = new this.#by.Agent({ keepAlive: true, maxSockets: 64 });
  }

  /** The same site with another key. */
  withKey(key: string): GameClient {
    return new GameClient(this.#base.href, key);
  }

  post(path: string, body: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = this.#open(path, body, this.#agent);
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
        response.on('error', reject);
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  /** Sends a whole post and cuts the connection before any answer: the outcome at the site stays unknown. */
  postAndCut(path: string, body: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const request = this.#open(path, body, undefined);
      request.on('error', reject);
      request.on('finish', () => {
        request.removeAllListeners('error');
        request.on('error', () => {});
        request.destroy();
        resolve();
      });
      request.end(body);
    });
  }

  async get(path: string): Promise<Answer> {
    const response = await fetch(new URL(path, this.#base));
    return { status: response.status, text: await response.text() };
  }

  close(): void {
    this.#agent.destroy();
  }

  #open(path: string, body: string, agent: http.Agent | undefined): http.ClientRequest {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'dedicated-key': this.#key };
    return this.#by.request(new URL(path, this.#base), { method: 'POST', headers, ...(agent ? { agent } : { agent: false }) });
  }
}
