import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

/** The operating-system user and superuser of Debian's PostgreSQL. */
export const POSTGRES = 'postgres';

/** Debian's PostgreSQL in a separate folder, run as its own user. */
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

  /** Creates an empty server with these settings and starts it. Connections from `network`, if given, need no password. */
  make(settings: readonly string[] = [], network?: string): void {
    own(this.folder);
    this.program('initdb', '-D', this.data, '-A', 'trust', '-U', POSTGRES);
    this.set(settings);
    if (network) fs.appendFileSync(path.join(this.data, 'pg_hba.conf'), `host all all ${network} trust\n`);
    this.start();
  }

  /** Creates a streaming replica of another server and starts it. */
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

  /** Runs a program as the server's user. Throws its error output. */
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

/** Makes the server's user the owner of a folder and everything in it; creates the folder if needed. */
export function own(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
  spawnSync('chown', ['-R', POSTGRES, folder]);
}

/** The command as the server's user runs it: changes the user only when this process is root. */
export function asPostgres(command: readonly string[]): readonly string[] {
  return process.getuid?.() === 0 ? ['runuser', '-u', POSTGRES, '--', ...command] : command;
}
