import path from 'node:path';
import { linkRatings } from '#areas/games/ledger/link-ratings.command.ts';
import { listDetachedMonths } from '#areas/games/months/detached-months.repo.ts';
import { monthsBetween } from '#areas/games/months/months.rules.ts';
import { tag } from '#contract/tags.ts';
import type { JobDeps } from '#db/jobs.ts';
import { announceChange } from '#db/notify.ts';
import { inOwnTransaction, type Db } from '#db/pool.ts';
import { openFile, replaceTextFile } from '#services/files.ts';
import { sweepRowFiles, writeRowFiles, type WrittenFile } from '#services/row-files.ts';
import { DUMP_FORMAT, dumpTables, isDumpDue, type DumpTable } from './dump-tables.rules.ts';
import type { DumpedPart, Manifest } from './dumps.contract.ts';
import { beginDump, countDumped, digestPart, fetchPart, listDumpMonths, listSeasonChains } from './dumps.repo.ts';
import { dumpsDir, manifestFile, readManifest } from './read-dumps.service.ts';

/** `missing`: the missing files, such as `items 2025-03`, of an archived month, which cannot be made without it. */
export type MadeDumps = { manifest: Manifest; written: number; kept: number; missing: string[] };

/** As SPDX names it. */
const LICENCE = 'CC0-1.0';

/**
 * Writes the public data of all matches at one moment into files, and deletes outdated files. A month with unchanged rows keeps its files,
 * and so does one whose rows are in the archive. Undefined if another process is making dumps.
 */
export async function makeDumps({
  db,
  database,
  config,
  now,
}: Pick<JobDeps, 'db' | 'database' | 'config' | 'now'>): Promise<MadeDumps | undefined> {
  const dir = dumpsDir(config);
  await linkRatings(db);
  // Before the snapshot begins: later bookings may be missing, earlier ones are all there.
  const madeAt = now().toISOString();
  const made = await inOwnTransaction(database, { name: 'sixfold dumps', isSnapshot: true }, async (snapshot) => {
    if (!(await beginDump(snapshot))) return undefined;
    const known = await readManifest(dir);
    const isNew = known?.format !== DUMP_FORMAT;
    const months = await listDumpMonths(snapshot);
    const archived = new Set((await listDetachedMonths(snapshot)).flatMap(({ firstOn, lastOn }) => monthsBetween(firstOn, lastOn)));
    const sums = { written: 0, kept: 0 };
    const missing: string[] = [];
    const tables: Manifest['tables'] = [];
    for (const table of dumpTables) {
      const before = isNew ? [] : (known.tables.find(({ name }) => name === table.name)?.parts ?? []);
      const parts: DumpedPart[] = [];
      for (const month of table.isMonthly ? months : [null]) {
        const wish = { dir, table, month, before: before.find((each) => each.month === month) };
        const isArchived = table.isCourse === true && month !== null && archived.has(month);
        const part = await (isArchived ? keepPart(wish) : takePart(snapshot, wish));
        if (!part) {
          missing.push(`${table.name} ${month}`);
          continue;
        }
        sums[part.isKept ? 'kept' : 'written'] += 1;
        parts.push(part.dumped);
      }
      tables.push({ name: table.name, columns: table.columns.map(columnOf), parts });
    }
    const manifest = {
      format: DUMP_FORMAT,
      madeAt,
      licence: LICENCE,
      counts: await countDumped(snapshot),
      ratingFloor: config.ratingFloor ?? null,
      seasons: await listSeasonChains(snapshot),
      tables,
    };
    replaceTextFile(manifestFile(dir), JSON.stringify(manifest));
    sweepRowFiles(dir, new Set(tables.flatMap(({ parts }) => parts.flatMap(filesOf))));
    return { manifest, ...sums, missing };
  });
  if (made) await announceChange(db, [tag.dumps]);
  return made;
}

/** Makes dumps unless this night's exist: a starting worker makes the first ones, and those of a night in which none ran. */
export async function makeDueDumps(deps: Pick<JobDeps, 'db' | 'database' | 'config' | 'log' | 'now'>): Promise<void> {
  const known = await readManifest(dumpsDir(deps.config));
  if (!isDumpDue(known ? new Date(known.madeAt) : undefined, deps.now())) return;
  const made = await makeDumps(deps);
  if (made && made.missing.length > 0)
    deps.log.error({ files: made.missing }, 'files of a month in the archive are lost: attach the month, make the dumps, detach it again');
}

type TakenPart = { dumped: DumpedPart; isKept: boolean };
type Wish = { dir: string; table: DumpTable; month: string | null; before: DumpedPart | undefined };

/** The stored content of a part's files, whatever the tables hold; undefined if one of them is missing. */
async function keepPart({ dir, before }: Wish): Promise<TakenPart | undefined> {
  return before && (await areThere(dir, filesOf(before))) ? { dumped: before, isKept: true } : undefined;
}

async function takePart(snapshot: Db, { dir, table, month, before }: Wish): Promise<TakenPart> {
  const part = { table: table.name, month };
  const { rows, sum } = await digestPart(snapshot, part);
  if (before?.sum === sum && before.rows === rows && (await areThere(dir, filesOf(before)))) return { dumped: before, isKept: true };
  const name = `${table.name}-${month ?? 'all'}`;
  const { parquet, ndjson } = await writeRowFiles(dir, name, table, fetchPart(snapshot, part));
  return { dumped: { month, rows, sum, parquet: addressed(parquet), ndjson: addressed(ndjson) }, isKept: false };
}

function columnOf({ name, kind, unit, hides }: DumpTable['columns'][number]) {
  return { name, kind, unit: unit ?? null, hides: hides ?? false };
}

function addressed({ file, bytes, sha256 }: WrittenFile): DumpedPart['parquet'] {
  return { path: `/data/${file}`, bytes, sha256 };
}

function filesOf({ parquet, ndjson }: DumpedPart): string[] {
  return [parquet, ndjson].map((file) => path.basename(file.path));
}

async function areThere(dir: string, files: readonly string[]): Promise<boolean> {
  const found = await Promise.all(files.map((file) => openFile(dir, file)));
  return found.every((file) => file !== undefined);
}
