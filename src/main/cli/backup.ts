import path from 'node:path';
import { makeBackup } from '#areas/backoffice/backups/make-backup.command.ts';
import { explain, folderOrExit, withDatabase } from '#main/with-database.ts';
import { backupFolderOf } from '#services/config.ts';

const usage = `npm run backup [-- FOLDER]
  all that the database holds at this moment, in one file; the site may run meanwhile
  FOLDER   where it is put; else BACKUP_DIR, or data/backups`;

const folder = folderOrExit(usage);
const MEGABYTE = 1024 * 1024;
await withDatabase('backup', async (opened) => {
  const made = await makeBackup(opened, path.resolve(folder ?? backupFolderOf(opened.config)));
  const { file, bytes, tables, rows, seconds, lastMatch } = made;
  const match = lastMatch ? `the last match ${lastMatch.id} ended ${lastMatch.finishedAt}` : 'no match has ended';
  console.log(file);
  console.log(`${(bytes / MEGABYTE).toFixed(1)} MB, ${tables} tables, ${rows} rows, ${match}; ${seconds.toFixed(1)} s`);
}).catch(explain);
