import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

/** The user of Debian's PostgreSQL, who runs it and may do everything in it. */
export const POSTGRES = 'postgres';

/** PostgreSQL as Debian has it, in a folder of its own; runs as the user that may. */
export class DebianPostgres {
  readonly data: string;
  readonly folder: string;
  readonly port: number;
  readonly #bin: string;

  constructor(folder: string, port: number) {
    this.folder = folder;
    this.data = path.join(folder, 'data');
    this.port = port;
    this.#bin = postgresPrograms();
  }

  get config(): pg.ClientConfig {
    return { host: this.folder, port: this.port, user: POSTGRES, database: 'postgres' };
  }

  /** For DATABASE_URL. */
  get address(): string {
    return `postgres://${POSTGRES}@localhost:${this.port}/postgres?host=${encodeURIComponent(this.folder)}`;
  }

  /** Makes an empty server with these settings, and starts it; from a network, if one is given, it believes everybody. */
  make(settings: readonly string[] = [], network?: string): void {
    own(this.folder);
    this.program('initdb', '-D', this.data, '-A', 'trust', '-U', POSTGRES);
    this.set(settings);
    if (network) fs.appendFileSync(path.join(this.data, 'pg_hba.conf'), `host all all ${network} trust\n`);
    this.start();
  }

  /** Makes a streaming replica of another one, and starts it. */
  follow({ folder, port }: DebianPostgres): void {
    own(this.folder);
    this.program('pg_basebackup', '-D', this.data, '-R', '-c', 'fast', '-h', folder, '-p', String(port), '-U', POSTGRES);
    this.set([]);
    this.start();
  }

  start(): void {
    this.program('pg_ctl', '-D', this.data, '-l', path.join(this.folder, 'server.log'), '-w', '-t', '300', 'start');
  }

  stop(mode: 'fast' | 'immediate' = 'fast'): void {
    this.program('pg_ctl', '-D', this.data, '-w', '-m', mode, 'stop');
  }

  /** Runs a program as the user of the server. Throws what it complains of. */
  run(command: readonly string[]): void {
    const [program = '', ...given] = asPostgres(command);
    const { status, stderr, stdout } = spawnSync(program, given, { encoding: 'utf8', cwd: '/tmp', stdio: ['ignore', 'pipe', 'pipe'] });
    if (status !== 0) throw new Error(`${command.join(' ')}: ${stdout}${stderr}`);
  }

  private program(name: string, ...given: string[]): void {
    this.run([`${this.#bin}/${name}`, ...given]);
  }

  private set(settings: readonly string[]): void {
    const own = [`port = ${this.port}`, `unix_socket_directories = '${this.folder}'`, `listen_addresses = ''`];
    fs.appendFileSync(path.join(this.data, 'postgresql.conf'), `${[...own, ...settings].join('\n')}\n`);
  }
}

/** The folder of the newest PostgreSQL's programs. */
export function postgresPrograms(): string {
  const versions = fs.readdirSync('/usr/lib/postgresql').toSorted((one, other) => Number(other) - Number(one));
  return `/usr/lib/postgresql/${versions[0]}/bin`;
}

/** Makes a folder, with all that is in it, the server's user's own. */
export function own(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
  spawnSync('chown', ['-R', POSTGRES, folder]);
}

/** A command as the user of the server runs it. */
export function asPostgres(command: readonly string[]): readonly string[] {
  return process.getuid?.() === 0 ? ['runuser', '-u', POSTGRES, '--', ...command] : command;
}
