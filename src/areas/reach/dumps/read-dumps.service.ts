import path from 'node:path';
import * as v from 'valibot';
import { listDetachedMonths } from '#areas/games/months/detached-months.repo.ts';
import { monthsBetween } from '#areas/games/months/months.rules.ts';
import type { Db } from '#db/pool.ts';
import type { Config } from '#services/config.ts';
import { digestOfFile, openFile, readTextFile } from '#services/files.ts';
import { dumpTables } from './dump-tables.rules.ts';
import { Manifest } from './dumps.contract.ts';
import { digestPart } from './dumps.repo.ts';

/** The folder of the dumps, shared by the processes that serve and make them. */
export function dumpsDir(config: Pick<Config, 'dataDir'>): string {
  return path.resolve(config.dataDir, 'dumps');
}

/** The file that lists all files of the newest dump. */
export function manifestFile(dir: string): string {
  return path.join(dir, 'manifest.json');
}

const Written = v.pipe(v.string(), v.parseJson(), Manifest);

/**
 * The content of the newest dump; null before the first one, and if the list of its files is damaged or from another version: the next
 * night writes everything again.
 */
export async function readManifest(dir: string): Promise<Manifest | null> {
  const text = await readTextFile(manifestFile(dir));
  const read = v.safeParse(Written, text);
  return read.success ? read.output : null;
}

/**
 * The problem with the public files of these months' course of matches, as a sentence: missing, changed, or different from the tables.
 * Undefined if they are intact.
 */
export async function findDumpFault(db: Db, config: Pick<Config, 'dataDir'>, months: readonly string[]): Promise<string | undefined> {
  const dir = dumpsDir(config);
  const known = await readManifest(dir);
  if (!known) return `There are no public files in ${dir}.`;
  // A month may already be partly detached with another closed month: the tables then hold only a part of it, and its files were compared
  // at that time.
  const archived = (await listDetachedMonths(db)).flatMap(({ firstOn, lastOn }) => monthsBetween(firstOn, lastOn));
  for (const { name: table } of dumpTables.filter(({ isCourse }) => isCourse)) {
    const parts = known.tables.find(({ name }) => name === table)?.parts ?? [];
    for (const month of months) {
      const part = parts.find((each) => each.month === month);
      if (!part) return `There are no public files of ${table} in ${month}.`;
      for (const { path: address, bytes, sha256 } of [part.parquet, part.ndjson]) {
        const name = path.basename(address);
        const file = await openFile(dir, name);
        if (file?.size !== bytes || (await digestOfFile(path.join(dir, name))) !== sha256)
          return `The public file ${name} is missing, or not what it was when it was made.`;
      }
      if (archived.includes(month)) continue;
      const { rows, sum } = await digestPart(db, { table, month });
      if (rows !== part.rows || sum !== part.sum) return `The public files of ${table} in ${month} are older than what the tables hold.`;
    }
  }
  return undefined;
}
