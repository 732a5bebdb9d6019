import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { placeDataDir } from '../../demo/postgres/binaries.ts';
import { startPostgres, type RunningPostgres } from '../../demo/postgres/embedded-postgres.ts';
import { askServer } from '../world/server-client.ts';

/** Databases of a test's own on the run's PostgreSQL; `drop` them all at the end. */
export class Databases {
  readonly #names: string[] = [];

  /** The server, where databases are made. */
  static get server(): pg.ClientConfig {
    return { ...inject('postgres'), database: 'postgres' };
  }

  /** An empty one, or a copy of another that nobody uses. */
  async make(template = 'template0'): Promise<{ host: string; port?: number; user: string; database: string }> {
    const database = `test_${randomBytes(6).toString('hex')}`;
    await askServer(`create database ${database} template ${template}`);
    this.#names.push(database);
    return { ...inject('postgres'), database };
  }

  /** The rows of one query over a connection of its own. */
  async ask<T extends pg.QueryResultRow>(database: pg.ClientConfig, query: string): Promise<T[]> {
    const client = new pg.Client(database);
    await client.connect();
    try {
      return (await client.query<T>(query)).rows;
    } finally {
      await client.end();
    }
  }

  /** All of them, or one. */
  async drop(only?: string): Promise<void> {
    for (const name of only ? [only] : this.#names) await askServer(`drop database if exists ${name} with (force)`);
  }
}

/** For DATABASE_URL. */
export function addressOf({ host = '', port = 5432, user, database }: pg.PoolConfig): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** Starts a streaming replica of a bundled server over a copy of its data, made while it runs. */
export async function startReplica(primary: RunningPostgres, primaryDir: string, replicaDir: string): Promise<RunningPostgres> {
  const from = placeDataDir(path.resolve(primaryDir, 'postgres'));
  const to = placeDataDir(path.resolve(replicaDir, 'postgres'));
  const client = new pg.Client(primary.config);
  await client.connect();
  await client.query(`select pg_backup_start('replica', true)`);
  fs.cpSync(from, to, { recursive: true, filter: (file) => !/\/(postmaster\.(pid|opts)|socket)$/.test(file), preserveTimestamps: true });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  const { host, user } = primary.config;
  fs.writeFileSync(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  fs.writeFileSync(path.join(to, 'standby.signal'), '');
  fs.appendFileSync(path.join(to, 'postgresql.auto.conf'), `primary_conninfo = 'host=${host} user=${user}'\n`);
  const { uid, gid } = fs.statSync(from);
  for (const file of ['.', ...fs.readdirSync(to, { recursive: true, encoding: 'utf8' })]) fs.chownSync(path.join(to, file), uid, gid);
  fs.chmodSync(to, 0o700);
  return startPostgres(replicaDir);
}
