import { once } from 'node:events';
import http2 from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';

/** `localAddress`: the address of this machine to connect from. */
type Options = http2.SecureClientSessionOptions & { localAddress?: string };
export type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer };
/** A response, and the time until its first byte. */
export type Answered = { status: number; headers: http2.IncomingHttpHeaders; body: string; firstMs: number };

/** Opens an HTTP/2 connection; retries for ten seconds while nothing listens. */
export async function openSession(origin: string, options: Options = {}): Promise<http2.ClientHttp2Session> {
  for (let tries = 0; ; tries++) {
    const session = http2.connect(origin, options);
    try {
      await once(session, 'connect');
      return session.on('error', () => {});
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(100);
    }
  }
}

/** Sends a request over an HTTP/2 connection. */
export async function askSession(
  session: http2.ClientHttp2Session,
  address: string,
  { method = 'GET', headers, body }: Asked = {},
): Promise<Answered> {
  const startedAt = performance.now();
  const request = session.request({ ':path': address, ':method': method, ...headers });
  request.end(body);
  const told = new Promise<http2.IncomingHttpHeaders>((resolve) => request.once('response', resolve));
  let text = '';
  let firstMs = 0;
  for await (const chunk of request) {
    firstMs ||= performance.now() - startedAt;
    text += String(chunk);
  }
  const answer = await told;
  return { status: Number(answer[':status']), headers: answer, body: text, firstMs };
}

/** A client with cookies that follows no redirects by itself. */
export class Browser {
  readonly #session: http2.ClientHttp2Session;
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  private constructor(origin: string, session: http2.ClientHttp2Session) {
    this.#origin = origin;
    this.#session = session;
  }

  static async open(origin: string, options?: Options): Promise<Browser> {
    return new Browser(origin, await openSession(origin, options));
  }

  get protocol(): string | undefined {
    return this.#session.alpnProtocol;
  }

  /** The Cookie header of its requests. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask(address: string, asked: Asked = {}): Promise<Answered> {
    const cookie = this.cookies;
    const headers = { ...(cookie ? { cookie } : {}), ...asked.headers };
    const answer = await askSession(this.#session, address, { ...asked, headers });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** The data of an API call. Throws if the call is refused. */
  async call<T>(address: string, input?: object, method = input ? 'POST' : 'GET'): Promise<T> {
    const body = input && JSON.stringify(input);
    const headers = input ? { 'content-type': 'application/json', origin: this.#origin } : {};
    const answer = await this.ask(address, { method, headers, ...(body ? { body } : {}) });
    if (answer.status !== 200) throw new Error(`${method} ${address}: ${answer.status} ${answer.body.slice(0, 300)}`);
    return (JSON.parse(answer.body) as { data: T }).data;
  }

  /** Signs in through the Steam stand-in, replacing any earlier session. */
  async signIn(playerId: number): Promise<void> {
    if (this.#cookies.size > 0) await this.ask('/api/auth/logout');
    const toSteam = new URL(String((await this.ask('/api/auth/steam?return=/leaderboard')).headers.location));
    toSteam.searchParams.set('as', String(playerId));
    const back = new URL((await fetch(toSteam, { redirect: 'manual' })).headers.get('location') ?? '');
    await this.ask(back.pathname + back.search);
  }

  close(): void {
    this.#session.destroy();
  }
}

/** Listens to an event stream and, like a browser, reconnects with the last event id whenever it is cut off. */
export class Listener {
  /** In order of arrival; `at`: the time by `performance.now()`. */
  readonly events: { id: string; data: string; at: number }[] = [];
  cuts = 0;
  readonly #origin: string;
  readonly #address: string;
  readonly done: Promise<void>;
  #isOver = false;

  constructor(origin: string, address: string) {
    this.#origin = origin;
    this.#address = address;
    this.done = this.#listen();
  }

  /** Stops at the next event or cut. */
  stop(): void {
    this.#isOver = true;
  }

  async #listen(): Promise<void> {
    while (!this.#isOver) {
      const session = await openSession(this.#origin);
      const last = this.events.at(-1)?.id;
      try {
        const request = session.request({ ':path': this.#address, ...(last === undefined ? {} : { 'last-event-id': last }) });
        let text = '';
        for await (const chunk of request) {
          text += String(chunk);
          const whole = text.split('\n\n');
          text = whole.pop() ?? '';
          whole.forEach((each) => this.#take(each));
          if (this.#isOver) break;
        }
      } catch {
        // The connection was cut off.
      }
      session.destroy();
      if (this.#isOver) return;
      this.cuts += 1;
      await sleep(100);
    }
  }

  #take(text: string): void {
    if (text.startsWith('event: end')) this.#isOver = true;
    const [, data, id] = /^data: (.*)\nid: (.*)$/.exec(text) ?? [];
    if (data !== undefined && id !== undefined) this.events.push({ id, data, at: performance.now() });
  }
}
