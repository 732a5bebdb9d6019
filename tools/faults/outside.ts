import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileOf } from '#main/parts.ts';
import { findPort } from '../site/site-process.ts';

const NAMES = ['steam', 'yookassa', 'patreon', 'twitch', 'youtube', 'telegram', 'discord'];
/** Responses of a broken outside service, in turn. */
const LIES = [
  {
    type: 'application/json',
    body: '{"data":[{"id":null,"type":"live"}],"access_token":7,"items":{},"response":{"players":[null,{"steamid":"x"}]}}',
  },
  { type: 'text/html', body: '<html><script>alert(1)</script>' },
  { type: 'application/json', body: `[${'0,'.repeat(300_000)}0]` },
  { type: 'application/json', body: '{"cut' },
];

/** All outside services of a site in one process on fixed ports: it can disappear, hang, or be replaced by one that sends garbage. */
export class Outside {
  environment: Record<string, string> = {};
  readonly #ports: readonly number[];
  #child: ChildProcess | undefined;

  private constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  static async start(): Promise<Outside> {
    const outside = new Outside(await Promise.all(NAMES.map(() => findPort())));
    await outside.#begin();
    return outside;
  }

  async stop(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  async isAwayFor(ms: number): Promise<void> {
    await this.stop();
    await sleep(ms);
    await this.#begin();
  }

  async isSilentFor(ms: number): Promise<void> {
    this.#child?.kill('SIGSTOP');
    await sleep(ms);
    this.#child?.kill('SIGCONT');
  }

  async liesFor(ms: number): Promise<void> {
    await this.stop();
    let lies = 0;
    const liars = this.#ports.map((port) =>
      http
        .createServer((_, response) => {
          const lie = LIES[lies++ % LIES.length];
          response.writeHead(200, { 'content-type': lie?.type }).end(lie?.body);
        })
        .listen(port, '127.0.0.1'),
    );
    await sleep(ms);
    for (const liar of liars) {
      liar.closeAllConnections();
      liar.close();
    }
    await this.#begin();
  }

  async #begin(): Promise<void> {
    const STAND_INS = NAMES.map((name, index) => `${name}:${this.#ports[index]}`).join();
    this.#child = fork(fileOf('stand-ins', 'build'), { env: { ...process.env, STAND_INS }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [told] = (await once(this.#child, 'message')) as [{ environment: Record<string, string> }];
    this.environment = told.environment;
  }
}
