import fs from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { connect } from '#db/pool.ts';
import { makeLog } from '#services/log.ts';
import { startPostgres } from '../demo/postgres/embedded-postgres.ts';
import { demoRoles } from '../demo/season/roster.ts';
import { drawDescribed, type ApiDocument } from './fuzz/described.ts';
import { Fuzzer, listEndpoints, type Fuzzed } from './fuzz/fuzzer.ts';
import { faultOf } from './fuzz/oracles.ts';
import { startSite } from './site/site-process.ts';

/**
 * Sends a demo site requests that nobody would: `npm run fuzz -- --requests 1000000 --seed night`. Exits with 1 when a response was faulty.
 * With `--openapi` the requests are generated from the site's own OpenAPI document. Starts a site of its own, or uses a running one:
 * `--site ORIGIN --data DATA_DIR`.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'fuzz' },
    openapi: { type: 'boolean', default: false },
    site: { type: 'string' },
    data: { type: 'string' },
  },
});
if (!/^[1-9]\d*$/.test(values.requests)) {
  console.error('--requests takes a whole number.');
  process.exit(2);
}
const KEY = 'key-of-the-fuzz';
const AT_ONCE = 8;
/** Includes playing the demo season. */
const LONGEST_START_MS = 900_000;
const TOLD_EVERY = 10_000;
/** Some calls end the caller's sessions. */
const NEW_SESSIONS_EVERY = 500;
/** A separate player for each program, because a player may have only a few keys. */
const FIRST_PROGRAM = 990_000_000;
const dataDir = values.data ?? fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-fuzz-'));
const endpoints = await listEndpoints();
const site = values.site === undefined ? await startOwn() : { origin: values.site, output: () => '', stop: () => undefined };
const server = await startPostgres(dataDir);
const connection = connect(server.config, makeLog('silent', 'fuzz'), 1);
const described = values.openapi
  ? drawDescribed((await (await fetch(`${site.origin}/api/openapi.json`)).json()) as ApiDocument, values.seed)
  : undefined;
const fuzzer = new Fuzzer(values.seed, site.origin, endpoints, described);
const counts = new Map<number, number>();
const faults = new Map<string, number>();
const wanted = Number(values.requests);
let asked = 0;
let programs = 0;
let callers: Record<string, string>[] = [];
await Promise.all(Array.from({ length: AT_ONCE }, askOn));
await connection.close();
await server.stop();
await site.stop();
if (values.data === undefined) fs.rmSync(dataDir, { recursive: true, force: true });
const statuses = [...counts].toSorted(([one], [other]) => one - other).map(([status, count]) => `${count} × ${status}`);
console.log(`${asked} requests, seed ${values.seed}: ${statuses.join(', ')}; ${faults.size} kinds of faults`);
for (const [fault, count] of faults) console.log(`${count} × ${fault}`);
process.exit(faults.size > 0 ? 1 : 0);

function startOwn() {
  fs.chmodSync(dataDir, 0o755);
  return startSite({ DATA_DIR: dataDir, DEMO_PLAYS: '0', GAME_KEYS: KEY, LOG_LEVEL: 'error', CHECK_ANSWERS: '1' }, LONGEST_START_MS);
}

async function askOn(): Promise<void> {
  while (asked < wanted) {
    if (asked++ % NEW_SESSIONS_EVERY === 0) callers = await makeCallers();
    const made = fuzzer.next(callers);
    const answer = await send(made);
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    const fault = faultOf(answer, site.origin);
    if (fault) {
      const kind = `${fault}: ${made.method} ${made.pattern}`;
      if (!faults.has(kind)) console.log(`${kind} – ${JSON.stringify(made).slice(0, 600)}\n${site.output().slice(-1_500)}`);
      faults.set(kind, (faults.get(kind) ?? 0) + 1);
    }
    if (asked % TOLD_EVERY === 0) console.log(`${asked} requests, ${faults.size} kinds of faults`);
  }
}

/** An anonymous caller, the game, a player, an admin, and a program with a key. */
async function makeCallers(): Promise<Record<string, string>[]> {
  const now = new Date();
  const begin = (playerId: number, kind: 'steam' | 'program') => beginSession(connection.db, { playerId, kind, userAgent: null }, now);
  const own = async (playerId: number) => ({ cookie: `token=${await begin(playerId, 'steam')}`, origin: site.origin });
  const key = { authorization: `Bearer ${await begin(FIRST_PROGRAM + programs++, 'program')}` };
  return [{}, { 'dedicated-key': KEY }, await own(demoRoles.visitor), await own(demoRoles.admin), key];
}

/** Sends a request and reads the response, except the body of an event stream, which never ends. Status 0 when there is no response. */
function send({ method, address, headers, body }: Fuzzed): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(site.origin);
    // GET and HEAD requests get no body: it would be read as another request.
    const isBare = body === undefined || method === 'HEAD' || method === 'GET';
    const said = isBare ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({ hostname, port, method, path: address, headers: said, timeout: 20_000 }, (response) => {
      const chunks: Buffer[] = [];
      const end = () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString('utf8') });
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        sent.destroy();
        return end();
      }
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('close', end);
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve({ status: 0, headers: {}, text: '' }));
    sent.end(isBare ? undefined : body);
  });
}
