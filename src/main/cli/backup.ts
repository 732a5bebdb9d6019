import path from 'node:path';
import { makeBackup } from '#areas/backoffice/backups/make-backup.command.ts';
import { BackupFault } from '#db/backup/fault.ts';
import { connect } from '#db/pool.ts';
import { openDatabase } from '#main/plug-ins.ts';
import { makeLog } from '#services/log.ts';
import { configOrExit } from '#services/run.ts';

// npm run backup [-- FOLDER]: all that the database holds at this moment, in one file; the site may run meanwhile.
const MEGABYTE = 1024 * 1024;
const config = configOrExit();
const folder = path.resolve(process.argv[2] ?? config.backup.folder ?? path.join(config.dataDir, 'backups'));
const database = await openDatabase(config);
const connection = connect(database.config, makeLog('warn', 'backup'), 1);
try {
  const made = await makeBackup({ db: connection.db, database: database.config, now: () => new Date() }, folder);
  const { file, bytes, tables, rows, seconds, lastMatch } = made;
  const match = lastMatch ? `the last match ${lastMatch.id} ended ${lastMatch.finishedAt}` : 'no match has ended';
  console.log(file);
  console.log(`${(bytes / MEGABYTE).toFixed(1)} MB, ${tables} tables, ${rows} rows, ${match}; ${seconds.toFixed(1)} s`);
} catch (error) {
  if (!(error instanceof BackupFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await connection.close();
  await database.stop();
}
