import { once } from 'node:events';
import http2 from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';

/** `localAddress`: from which address of this machine. */
type Options = http2.SecureClientSessionOptions & { localAddress?: string };
export type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer };
/** What came, and after how long the first of it. */
export type Answered = { status: number; headers: http2.IncomingHttpHeaders; body: string; firstMs: number };

/** Opens a connection of HTTP/2, and tries again for ten seconds while nobody listens. */
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

/** Asks by a connection of HTTP/2. */
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

/** Somebody with cookies, who follows nothing by himself. */
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

  /** What it sends along with each request. */
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

  /** The data of a call. Throws what was refused. */
  async call<T>(address: string, input?: object, method = input ? 'POST' : 'GET'): Promise<T> {
    const body = input && JSON.stringify(input);
    const headers = input ? { 'content-type': 'application/json', origin: this.#origin } : {};
    const answer = await this.ask(address, { method, headers, ...(body ? { body } : {}) });
    if (answer.status !== 200) throw new Error(`${method} ${address}: ${answer.status} ${answer.body.slice(0, 300)}`);
    return (JSON.parse(answer.body) as { data: T }).data;
  }

  /** Signs in through Steam's stand-in, in the place of whoever was signed in. */
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

/** Listens to a stream of events, and comes back with the id of the last one whenever it is cut off, as browsers do. */
export class Listener {
  /** In the order in which they came; `at`: when, by `performance.now()`. */
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

  /** Ends it at the next event or cut. */
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
        // It was cut off.
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
