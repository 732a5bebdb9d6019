import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Databases of a test's own on the run's PostgreSQL; `drop` them all at the end. */
export class Databases {
  readonly #names: string[] = [];

  /** The server, where databases are made. */
  static get server(): pg.ClientConfig {
    return { ...inject('postgres'), database: 'postgres' };
  }

  /** An empty one. */
  async make(): Promise<{ host: string; user: string; database: string }> {
    const database = `test_${randomBytes(6).toString('hex')}`;
    await this.ask(Databases.server, `create database ${database} template template0`);
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

  async drop(): Promise<void> {
    for (const name of this.#names) await this.ask(Databases.server, `drop database if exists ${name} with (force)`);
  }
}
