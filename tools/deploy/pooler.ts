import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { projectDir } from '#services/project.ts';
import { asPostgres, type DebianPostgres } from './debian-postgres.ts';

/** PgBouncer, configured by the example in deploy/, in front of every database of a server. */
export class Pooler {
  readonly port: number;
  readonly #folder: string;
  readonly #server: DebianPostgres;
  #child: ChildProcess | undefined;

  constructor(folder: string, port: number, server: DebianPostgres) {
    this.#folder = folder;
    this.port = port;
    this.#server = server;
    fs.mkdirSync(folder);
    fs.chmodSync(folder, 0o777);
    const example = fs.readFileSync(path.join(projectDir, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8');
    const own = example
      .replace('sixfold = host=/var/run/postgresql dbname=sixfold', `* = host=${server.folder} port=${server.port}`)
      .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
      .replace('auth_type = scram-sha-256', 'auth_type = trust')
      .replace('/etc/pgbouncer/userlist.txt', path.join(folder, 'users.txt'));
    fs.writeFileSync(path.join(folder, 'users.txt'), `"${String(server.config.user)}" ""\n`);
    fs.writeFileSync(path.join(folder, 'pgbouncer.ini'), own);
  }

  get address(): string {
    return `postgres://${String(this.#server.config.user)}@127.0.0.1:${this.port}/${String(this.#server.config.database)}`;
  }

  async start(): Promise<void> {
    const [program = '', ...given] = asPostgres(['pgbouncer', '-q', path.join(this.#folder, 'pgbouncer.ini')]);
    this.#child = spawn(program, given, { stdio: 'ignore' });
    const client = () => new pg.Client({ connectionString: this.address });
    for (let tries = 0; ; tries++) {
      const each = client();
      try {
        await each.connect();
        await each.end();
        return;
      } catch (error) {
        if (tries === 100) throw error;
        await sleep(50);
      }
    }
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child?.pid) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // When PgBouncer runs as another user, the child is the wrapper that waits for it.
    for (const pid of childrenOf(child.pid)) process.kill(pid, 'SIGKILL');
    child.kill('SIGKILL');
    await ended;
  }
}

function childrenOf(pid: number): number[] {
  return fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}
