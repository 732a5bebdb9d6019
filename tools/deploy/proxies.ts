import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type http2 from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPort } from '../site/site-process.ts';
import { askSession, openSession } from './browser.ts';
import { caddyCommand, caddyExample, makeCertificate, nginxCommand, nginxExample } from './fronts.ts';
import type { Trial } from './trial.ts';

const SPOOFED = '203.0.113.9';
const PAUSE_MS = 1_500;
const LARGE_BODY = Buffer.alloc(9 * 1024 * 1024, 'x');

type Ports = { plain: number; secure: number; upstreams: readonly string[] };

/** Runs the nginx example in front of a live server of ours and a dead one, and checks what arrives at either end. */
export async function tryNginx(trial: Trial, folder: string): Promise<void> {
  const certificate = makeCertificate(folder, 'localhost');
  await behind(trial, 'nginx', ({ plain, secure, upstreams }) => {
    const site = nginxExample(certificate, upstreams)
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${secure} `);
    return nginxCommand(folder, site);
  });
}

/** The same with the Caddy example. */
export async function tryCaddy(trial: Trial, folder: string): Promise<void> {
  await behind(trial, 'Caddy', ({ plain, secure, upstreams }) => {
    const own = [`http_port ${plain}`, `https_port ${secure}`, 'local_certs', 'skip_install_trust'];
    return caddyCommand(folder, caddyExample('localhost', upstreams), own);
  });
}

async function behind(trial: Trial, name: string, commandFor: (ports: Ports) => readonly string[]): Promise<void> {
  const site = standIn();
  const alive = await new Promise<number>((resolve) => site.listen(0, '127.0.0.1', () => resolve(Number(Object(site.address()).port))));
  const upstreams = [`127.0.0.1:${alive}`, `127.0.0.1:${await findPort()}`];
  const ports = { plain: await findPort(), secure: await findPort(), upstreams };
  const [program = '', ...given] = commandFor(ports);
  const proxy = spawn(program, given, { stdio: ['ignore', 'inherit', 'pipe'] });
  let said = '';
  proxy.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const gone = once(proxy, 'exit');
  try {
    const session = await openSession(`https://localhost:${ports.secure}`, { rejectUnauthorized: false });
    try {
      await look(trial, name, session, ports);
    } finally {
      session.close();
    }
  } catch (error) {
    trial.note(`${name} answers`, false, `${String(error)}\n${said.slice(-2_000)}`);
  } finally {
    proxy.kill();
    await gone;
    site.close();
    site.closeAllConnections();
  }
}

async function look(trial: Trial, name: string, session: http2.ClientHttp2Session, { plain }: Ports): Promise<void> {
  trial.note(`${name} speaks HTTP/2 over TLS`, session.alpnProtocol === 'h2');
  const seen = await askSession(session, '/', { headers: { 'x-forwarded-for': SPOOFED } });
  const told: unknown = JSON.parse(seen.body)['x-forwarded-for'];
  trial.note(`${name} tells the client's address, and not what the client says`, told === '127.0.0.1', String(told));
  const answers = await Promise.all(Array.from({ length: 60 }, () => askSession(session, '/')));
  trial.note(
    `${name} asks another process when one is gone`,
    answers.every(({ status }) => status === 200),
  );
  const posted = await askSession(session, '/', { method: 'POST', body: LARGE_BODY });
  trial.note(`${name} lets a body of 9 MB through`, posted.status === 200, String(posted.status));
  const stream = await askSession(session, '/stream');
  trial.note(`${name} hands on an event at once`, stream.firstMs < PAUSE_MS - 500, `${stream.firstMs.toFixed(0)} ms`);
  const redirect = await fetch(`http://localhost:${plain}/heroes?x=1`, { redirect: 'manual' });
  const location = redirect.headers.get('location') ?? '';
  trial.note(`${name} leads http to https`, redirect.status === 308 && /^https:\/\/localhost.*\/heroes\?x=1$/.test(location), location);
}

/** A stand-in for the site: reports the headers it received, and streams two events with a pause in between, as the site does. */
function standIn(): http.Server {
  return http.createServer(async (request, response) => {
    for await (const _ of request) void _;
    if (request.url !== '/stream') return void response.end(JSON.stringify(request.headers));
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
    response.write('data: 1\n\n');
    await sleep(PAUSE_MS);
    response.end('data: 2\n\n');
  });
}
