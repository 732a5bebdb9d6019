import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#db/pool.ts';
import { makeLog } from '#services/log.ts';
import { projectDir } from '#services/project.ts';
import { buildSite } from '../build/build-site.ts';
import { compareAcknowledged } from '../faults/compare.ts';
import { GameServers } from '../faults/game-servers.ts';
import { Visitor } from '../faults/visitor.ts';
import { findPort, startSite } from '../site/site-process.ts';
import { asPostgres, own, POSTGRES, postgresPrograms } from './debian-postgres.ts';
import type { Trial } from './trial.ts';

const KEY = 'key-of-the-failover';
const PASSWORD = 'password-of-the-trial';
const PLAY_MS = 6_000;
const LONGEST_START_MS = 120_000;
const MOST_OUTAGE_MS = 30_000;

/** Two servers under Patroni behind HAProxy: the leader's machine dies while game servers play. */
export async function tryFailover(trial: Trial, folder: string): Promise<void> {
  own(folder);
  const etcd = await startEtcd(folder);
  const ports = { etcd: etcd.port, leader: await findPort(), follower: await findPort() };
  const nodes = [await Node.start(folder, 'one', ports.etcd)];
  await until('a server leads', () => nodes[0]?.is('primary'));
  nodes.push(await Node.start(folder, 'two', ports.etcd));
  await until('the other follows', () => nodes[1]?.is('synchronous'));
  const proxy = startProxy(folder, ports, nodes);
  const at = (port: number) => `postgres://${POSTGRES}:${PASSWORD}@127.0.0.1:${port}/postgres`;
  await buildSite();
  const site = await startSite({
    DATABASE_URL: at(ports.leader),
    DATABASE_READ_URL: at(ports.follower),
    DATA_DIR: path.join(folder, 'site'),
    GAME_KEYS: KEY,
    DEMO: '0',
    LOG_LEVEL: 'error',
    CHECK_ANSWERS: '0',
  });
  const games = new GameServers(site.origin, KEY, 3);
  const visitor = new Visitor(site.origin);
  try {
    await sleep(PLAY_MS);
    const [leader, follower] = nodes;
    const { outageMs, wrong, isHealed } = await visitor.during(async () => {
      leader?.die();
      await until('the other leads', () => follower?.is('primary'));
    });
    trial.note(
      `the leader's machine dies: answers after ${(outageMs / 1000).toFixed(1)} s (at most ${MOST_OUTAGE_MS / 1000} s), none of them wrong`,
      isHealed && wrong.length === 0 && outageMs <= MOST_OUTAGE_MS,
      wrong.slice(0, 3).join(', '),
    );
    await sleep(PLAY_MS);
    await leader?.begin();
    await until('the one that died follows', () => leader?.is('synchronous'));
    trial.note('the one that died comes back and follows', true);
    await sleep(PLAY_MS);
  } finally {
    await games.stop();
    const connection = connect({ connectionString: at(ports.leader) }, makeLog('silent', 'failover'), 2);
    const { lost, doubled, disagreeing } = await compareAcknowledged(connection.db, games.acknowledged);
    await connection.close();
    trial.note(
      `of ${games.acknowledged.length} acknowledged ends ${lost} are lost, ${doubled} doubled, ${disagreeing} sums disagree, ${games.refused.length} posts were refused`,
      games.acknowledged.length > 50 && lost + doubled + disagreeing + games.refused.length === 0,
    );
    await site.stop();
    proxy.kill('SIGKILL');
    for (const node of nodes) node.die();
    etcd.child.kill('SIGKILL');
  }
}

async function until(what: string, isSo: () => Promise<boolean> | undefined): Promise<void> {
  for (const startedAt = Date.now(); !(await isSo()); await sleep(200))
    if (Date.now() - startedAt > LONGEST_START_MS) throw new Error(`not within two minutes: ${what}`);
}

async function startEtcd(folder: string): Promise<{ child: ChildProcess; port: number }> {
  const [port, peer] = [await findPort(), await findPort()];
  const [client, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peer}`];
  const addresses = ['--listen-client-urls', client, '--advertise-client-urls', client, '--listen-peer-urls', peers];
  const data = ['--data-dir', path.join(folder, 'etcd'), '--initial-advertise-peer-urls', peers, '--initial-cluster', `default=${peers}`];
  const child = spawn('etcd', [...addresses, ...data], { stdio: 'ignore' });
  await until('etcd answers', async () => {
    const answer = await fetch(`${client}/health`).catch(() => undefined);
    return answer?.ok === true;
  });
  return { child, port };
}

function startProxy(folder: string, { leader, follower }: { leader: number; follower: number }, nodes: readonly Node[]): ChildProcess {
  let config = fs
    .readFileSync(path.join(projectDir, 'deploy/haproxy/haproxy.cfg'), 'utf8')
    .replace('127.0.0.1:5000', `127.0.0.1:${leader}`);
  config = config.replace('127.0.0.1:5001', `127.0.0.1:${follower}`);
  for (const { name, port, rest } of nodes)
    config = config.replaceAll(new RegExp(`server ${name} .*`, 'g'), `server ${name} 127.0.0.1:${port} check port ${rest}`);
  const file = path.join(folder, 'haproxy.cfg');
  fs.writeFileSync(file, config);
  return spawn('haproxy', ['-f', file, '-db'], { stdio: 'ignore' });
}

/** A machine with PostgreSQL under Patroni, configured by the example in deploy/. */
class Node {
  readonly name: string;
  readonly port: number;
  readonly rest: number;
  readonly #config: string;
  #child: ChildProcess | undefined;

  private constructor(folder: string, name: string, { etcd, port, rest }: { etcd: number; port: number; rest: number }) {
    this.name = name;
    this.port = port;
    this.rest = rest;
    this.#config = path.join(folder, `${name}.yml`);
    const example = fs.readFileSync(path.join(projectDir, 'deploy/patroni/one.yml'), 'utf8');
    const config = example
      .replace('name: one', `name: ${name}`)
      .replaceAll('127.0.0.1:8008', `127.0.0.1:${rest}`)
      .replaceAll('127.0.0.1:5433', `127.0.0.1:${port}`)
      .replace('127.0.0.1:2379', `127.0.0.1:${etcd}`)
      .replace(
        'data_dir: /var/lib/postgresql/sixfold',
        `data_dir: ${path.join(folder, name)}\n  pgpass: ${path.join(folder, `${name}.pgpass`)}`,
      )
      .replace('/usr/lib/postgresql/15/bin', postgresPrograms())
      .replace('/var/run/postgresql', folder)
      .replace('SUPERUSER', PASSWORD)
      .replace('REPLICATOR', PASSWORD);
    fs.writeFileSync(this.#config, config);
  }

  static async start(folder: string, name: string, etcd: number): Promise<Node> {
    const node = new Node(folder, name, { etcd, port: await findPort(), rest: await findPort() });
    await node.begin();
    return node;
  }

  async begin(): Promise<void> {
    const [program = '', ...given] = asPostgres(['/usr/bin/patroni', this.#config]);
    this.#child = spawn(program, given, { stdio: 'ignore', detached: true });
    await until(`Patroni of ${this.name} answers`, async () => (await this.#ask('liveness')) !== undefined);
  }

  /** Whether Patroni reports this role for it. */
  async is(role: 'primary' | 'synchronous'): Promise<boolean> {
    return (await this.#ask(role)) === 200;
  }

  async #ask(role: string): Promise<number | undefined> {
    const answer = await fetch(`http://127.0.0.1:${this.rest}/${role}`, { headers: { connection: 'close' } }).catch(() => undefined);
    return answer?.status;
  }

  /** Simulates a power failure: kills Patroni, PostgreSQL and all of their processes at once. */
  die(): void {
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    for (const each of [pid, ...descendantsOf(pid), ...serversOf(this.#config.replace('.yml', ''))]) {
      try {
        process.kill(each, 'SIGKILL');
      } catch {
        // It died with its parent.
      }
    }
    this.#child = undefined;
  }
}

function descendantsOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** The PostgreSQL processes: Patroni starts PostgreSQL as a separate process that outlives it. */
function serversOf(data: string): number[] {
  const file = path.join(data, 'postmaster.pid');
  if (!fs.existsSync(file)) return [];
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
  return [pid, ...descendantsOf(pid)];
}
