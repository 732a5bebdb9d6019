import path from 'node:path';
import { listMonthStates, type MonthState } from '#areas/backoffice/backups/list-months.service.ts';
import { attachMatches, detachMatches } from '#areas/backoffice/backups/move-month.command.ts';
import { explain, withDatabase } from '#main/with-database.ts';
import { backupFolderOf } from '#services/config.ts';

const usage = `npm run months -- list [FOLDER]
npm run months -- detach 2025-03 [FOLDER]   how its matches went leaves the tables for a file in FOLDER
npm run months -- attach 2025-03 [FOLDER]   and comes back from it
  FOLDER   where these files lie; else BACKUP_DIR, or data/backups`;

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

const [verb, ...given] = process.argv.slice(2);
const name = verb === 'list' ? '' : (given.shift() ?? '');
if (
  !verb ||
  !['list', 'detach', 'attach'].includes(verb) ||
  given.length > 1 ||
  given[0] === '' ||
  given[0]?.startsWith('-') ||
  (verb !== 'list' && !/^20\d\d-(0[1-9]|1[0-2])$/.test(name))
) {
  console.error(usage);
  process.exit(2);
}
await withDatabase('months', async (opened) => {
  const { db, config } = opened;
  const folder = path.resolve(given[0] ?? backupFolderOf(config));
  if (verb === 'list') {
    const months = await listMonthStates(db, folder);
    if (months.length === 0) console.log('No month is closed yet.');
    for (const month of months) console.log(lineOf(month));
    if (months.some(({ detached }) => detached?.fault)) process.exitCode = 1;
  } else if (verb === 'detach') {
    const archive = await detachMatches(opened, name, folder);
    console.log(
      archive
        ? `${path.join(folder, archive.name)}: ${archive.rows} rows, ${megabytes(archive.bytes)}. Copy it to where the backups are copied: no backup holds it.`
        : `${name} is detached already.`,
    );
  } else {
    console.log((await attachMatches(opened, name, folder)) ? `${name} is back in the tables.` : `${name} is in the tables already.`);
  }
}).catch(explain);

function lineOf({ name: month, rows, bytes, detached }: MonthState): string {
  const here = `${month}  about ${rows} rows, ${megabytes(bytes)} in the tables`;
  if (!detached) return `${here}; attached`;
  return `${here}; detached: ${detached.rows} rows, ${megabytes(detached.bytes)} in ${detached.archive}, ${detached.fault ?? 'which is good'}`;
}
