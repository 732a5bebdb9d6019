import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parquetReadObjects } from 'hyparquet';
import { expect } from 'vitest';
import type { Manifest } from '#areas/reach/dumps/dumps.contract.ts';
import { makeDumps, type MadeDumps } from '#areas/reach/dumps/make-dumps.command.ts';
import { dumpsDir } from '#areas/reach/dumps/read-dumps.service.ts';
import { rollStatistics } from '#areas/stats/rollups/roll-statistics.command.ts';
import { rollWorths } from '#areas/stats/rollups/roll-worths.command.ts';
import { hexOf } from '#lib/hex.ts';
import { seedSeason } from '../../demo/season/seed-season.ts';
import { checkSeason } from '../../examples/check-season/check-season.mjs';
import { openWebSite } from './web-site.ts';

export type Line = Record<string, unknown>;
export type DumpedSeason = Awaited<ReturnType<typeof openDumpedSeason>>;

/** All files that a list of them names, and those of them that the page shows. */
export const filesOf = ({ tables }: Manifest) => tables.flatMap(({ parts }) => parts.flatMap(({ parquet, ndjson }) => [parquet, ndjson]));
export const shownFiles = ({ tables }: Manifest) =>
  tables.flatMap(({ parts }) => parts.filter(({ rows }) => rows > 0).flatMap(({ parquet, ndjson }) => [parquet, ndjson]));

/** A site with a small season whose files were made, and what stands in them. */
export async function openDumpedSeason(now: Date) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-dumps-'));
  const site = await openWebSite({ DATA_DIR: dataDir });
  const dir = dumpsDir(site.config);
  const linesIn = (file: string) => gunzipSync(fs.readFileSync(path.join(dir, file))).toString();
  const listed = () => fs.readdirSync(dir).toSorted();
  const manifest = async (): Promise<Manifest> => ((await (await fetch(`${site.origin}/api/v2/data`)).json()) as { data: Manifest }).data;

  async function dump(clock = () => now): Promise<MadeDumps> {
    const made = await makeDumps({ db: site.db, database: site.connection.config, config: site.config, now: clock });
    if (!made) throw new Error('another process makes dumps');
    return made;
  }

  await seedSeason({ db: site.db, log: site.context.log, now, matches: 300, players: 40 });
  await rollStatistics(site.db, now);
  await rollWorths(site.db, now);
  await dump();
  return {
    site,
    dir,
    dump,
    manifest,
    listed,
    /** The faults of the season as whoever has the files of this dump finds them: a list of files that is kept in memory is told of a new one a moment later. */
    async check(made: MadeDumps) {
      await expect.poll(manifest).toEqual(made.manifest);
      return checkSeason({ origin: site.origin, season: 14 });
    },
    /** All rows of a table, from its NDJSON. */
    linesOf({ tables }: Manifest, name: string): Line[] {
      const parts = tables.find((table) => table.name === name)?.parts ?? [];
      return parts.flatMap(({ ndjson }) =>
        linesIn(path.basename(ndjson.path))
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as Line),
      );
    },
    /** All that every file says, as one text: Parquet is read, since it is compressed. */
    async everythingSaid(): Promise<string> {
      const said = [];
      for (const file of listed()) {
        if (file.endsWith('.ndjson.gz')) said.push(linesIn(file));
        if (!file.endsWith('.parquet')) continue;
        const rows = await parquetReadObjects({ file: new Uint8Array(fs.readFileSync(path.join(dir, file))).buffer });
        said.push(
          JSON.stringify(rows, (_key, value: unknown) =>
            typeof value === 'bigint' ? String(value) : value instanceof Uint8Array ? hexOf(value) : value,
          ),
        );
      }
      return said.join('\n');
    },
    async close(): Promise<void> {
      await site.close();
      fs.rmSync(dataDir, { recursive: true });
    },
  };
}
