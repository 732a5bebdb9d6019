import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { placeDataDir } from '../../demo/postgres/binaries.ts';
import { startPostgres, type RunningPostgres } from '../../demo/postgres/embedded-postgres.ts';

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
