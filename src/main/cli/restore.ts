import path from 'node:path';
import { followErasures } from '#areas/backoffice/backups/follow-erasures.command.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import type { Db } from '#db/pool.ts';
import { openDatabase } from '#main/plug-ins.ts';
import { explain, isTakenByNpm } from '#main/with-database.ts';
import { erasureListOf } from '#services/erasure-list.ts';
import { makeLog } from '#services/log.ts';
import { configOrExit } from '#services/run.ts';

const usage = `npm run restore -- FILE [--replace] [--forget-erasures]
  fills an empty database with a backup and brings it to this version, all or nothing; accounts that were
  erased since are erased again, by the list erasures.list beside the backup, in BACKUP_DIR and in backups of DATA_DIR
  --replace          a database that holds something loses it
  --forget-erasures  accounts that were erased since are back
  npm keeps for itself what stands before the dashes`;

const OPTIONS = ['--replace', '--forget-erasures'];
const given = process.argv.slice(2);
// npm takes --replace for an abbreviation of a longer option of its own.
const isTaken = isTakenByNpm('replace', 'forget-erasures') || process.env['npm_config_replace_registry_host'] === 'true';
const files = given.filter((each) => !each.startsWith('--'));
const [file] = files;
if (isTaken || !file || files.length > 1 || given.some((each) => each.startsWith('--') && !OPTIONS.includes(each))) {
  console.error(usage);
  process.exit(2);
}
const config = configOrExit();
const database = await openDatabase(config);
const told: string[] = [];
const finish = async (db: Db) => {
  const { erased, unreadable, isMissing } = await followErasures(db, erasureListOf(config, path.dirname(file)), new Date());
  if (erased > 0) told.push(`erased since and therefore again: ${erased} accounts`);
  if (isMissing)
    told.push(
      'there is no erasures.list beside the backup, in BACKUP_DIR or in backups of DATA_DIR: who was erased since the backup is back',
    );
  if (unreadable > 0) told.push(`${unreadable} lines of the list of erasures are damaged: of whom they were cannot be known`);
};
try {
  const { madeAt, tables, rows, seconds, lastMatch } = await restoreBackup(database.config, file, {
    log: makeLog('warn', 'restore'),
    isReplacing: given.includes('--replace'),
    ...(given.includes('--forget-erasures') ? {} : { finish }),
  });
  const match = lastMatch ? `the last match ${lastMatch.id} ended ${lastMatch.finishedAt}` : 'no match has ended';
  console.log(`restored as of ${madeAt}: ${tables} tables, ${rows} rows, ${match}; ${seconds.toFixed(1)} s`);
  for (const line of told) console.log(line);
} catch (error) {
  explain(error);
} finally {
  await database.stop();
}
