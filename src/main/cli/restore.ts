import { BackupFault } from '#db/backup/fault.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { openDatabase } from '#main/plug-ins.ts';
import { makeLog } from '#services/log.ts';
import { configOrExit } from '#services/run.ts';

const usage = `npm run restore -- FILE [--replace]
  fills an empty database with a backup and brings it to this version, all or nothing
  --replace  a database that holds something loses it`;

const given = process.argv.slice(2);
const files = given.filter((each) => !each.startsWith('--'));
const [file] = files;
if (file === undefined || files.length > 1 || given.some((each) => each.startsWith('--') && each !== '--replace')) {
  console.error(usage);
  process.exit(2);
}
const config = configOrExit();
const database = await openDatabase(config);
try {
  const isReplacing = given.includes('--replace');
  const { madeAt, tables, rows, seconds, lastMatch } = await restoreBackup(database.config, file, {
    log: makeLog('warn', 'restore'),
    isReplacing,
  });
  const match = lastMatch ? `the last match ${lastMatch.id} ended ${lastMatch.finishedAt}` : 'no match has ended';
  console.log(`restored as of ${madeAt}: ${tables} tables, ${rows} rows, ${match}; ${seconds.toFixed(1)} s`);
} catch (error) {
  if (!(error instanceof BackupFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database.stop();
}
