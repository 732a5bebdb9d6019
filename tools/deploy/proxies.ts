import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectDir } from '#services/project.ts';
import { findPort } from '../site/site-process.ts';
import type { Trial } from './trial.ts';

const SPOOFED = '203.0.113.9';
const PAUSE_MS = 1_500;
const LARGE_BODY = Buffer.alloc(9 * 1024 * 1024, 'x');

type Ports = { plain: number; secure: number; alive: number; dead: number };

/** Runs the example of nginx in front of a server of ours and one that is dead, and looks at what arrives at either end. */
export async function tryNginx(trial: Trial, folder: string): Promise<void> {
  const { certificate, key } = makeCertificate(folder);
  await behind(trial, 'nginx', (ports) => {
    const site = read('nginx/sixfold.conf', ports)
      .replaceAll(/listen \[::\].*\n/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
    const config = path.join(folder, 'nginx.conf');
    fs.writeFileSync(
      config,
      `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')}\n${site}}`,
    );
    return spawn('nginx', ['-c', config, '-p', folder], { stdio: ['ignore', 'inherit', 'pipe'] });
  });
}

/** The same with the example of Caddy. */
export async function tryCaddy(trial: Trial, folder: string): Promise<void> {
  await behind(trial, 'Caddy', (ports) => {
    const site = read('caddy/Caddyfile', ports).replace('sixfold.example', 'localhost');
    const config = path.join(folder, 'Caddyfile');
    const own = `{\n\tadmin off\n\thttp_port ${ports.plain}\n\thttps_port ${ports.secure}\n\tlocal_certs\n\tskip_install_trust\n}\n`;
    fs.writeFileSync(config, own + site);
    const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    return spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { env, stdio: ['ignore', 'inherit', 'pipe'] });
  });
}

function read(name: string, { alive, dead }: Ports): string {
  const text = fs.readFileSync(path.join(projectDir, 'deploy', name), 'utf8');
  return text.replaceAll('127.0.0.1:3000', `127.0.0.1:${alive}`).replaceAll('127.0.0.1:3001', `127.0.0.1:${dead}`);
}

function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const request = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  spawnSync('openssl', request);
  return { certificate, key };
}

async function behind(trial: Trial, name: string, start: (ports: Ports) => ChildProcess): Promise<void> {
  const site = standIn();
  const alive = await new Promise<number>((resolve) => site.listen(0, '127.0.0.1', () => resolve(Number(Object(site.address()).port))));
  const ports = { plain: await findPort(), secure: await findPort(), alive, dead: await findPort() };
  const proxy = start(ports);
  let said = '';
  proxy.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const gone = once(proxy, 'exit');
  try {
    const session = await connect(ports.secure);
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
  const seen = await ask(session, '/', { 'x-forwarded-for': SPOOFED });
  const told: unknown = JSON.parse(seen.body)['x-forwarded-for'];
  trial.note(`${name} tells the client's address, and not what the client says`, told === '127.0.0.1', String(told));
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask(session, '/')));
  trial.note(
    `${name} asks another process when one is gone`,
    answers.every(({ status }) => status === 200),
  );
  const posted = await ask(session, '/', { ':method': 'POST' }, LARGE_BODY);
  trial.note(`${name} lets a body of 9 MB through`, posted.status === 200, String(posted.status));
  const stream = await ask(session, '/stream');
  trial.note(`${name} hands on an event at once`, stream.firstMs < PAUSE_MS - 500, `${stream.firstMs.toFixed(0)} ms`);
  const redirect = await fetch(`http://localhost:${plain}/heroes?x=1`, { redirect: 'manual' });
  const location = redirect.headers.get('location') ?? '';
  trial.note(`${name} leads http to https`, redirect.status === 308 && /^https:\/\/localhost.*\/heroes\?x=1$/.test(location), location);
}

/** What came, and after how long the first of it. */
type Asked = { status: number; body: string; firstMs: number };

async function ask(
  session: http2.ClientHttp2Session,
  address: string,
  headers: http2.OutgoingHttpHeaders = {},
  body?: Buffer,
): Promise<Asked> {
  const startedAt = performance.now();
  const request = session.request({ ':path': address, ...headers });
  request.end(body);
  const status = new Promise<number>((resolve) => request.once('response', (heads) => resolve(Number(heads[':status']))));
  let text = '';
  let firstMs = 0;
  for await (const chunk of request) {
    firstMs ||= performance.now() - startedAt;
    text += String(chunk);
  }
  return { status: await status, body: text, firstMs };
}

async function connect(port: number): Promise<http2.ClientHttp2Session> {
  for (let tries = 0; ; tries++) {
    const session = http2.connect(`https://localhost:${port}`, { rejectUnauthorized: false });
    try {
      await once(session, 'connect');
      return session;
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(100);
    }
  }
}

/** Stands for the site: says what it was told, and streams two events with a pause between them as the site does. */
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
