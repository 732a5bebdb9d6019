import path from 'node:path';
import { drillNewestBackup } from '#areas/backoffice/backups/drill-newest-backup.command.ts';
import { connect } from '#db/pool.ts';
import { openDatabase } from '#main/plug-ins.ts';
import { makeLog } from '#services/log.ts';
import { configOrExit } from '#services/run.ts';

// npm run drill [-- FOLDER]: what a worker does every night, now: restores the newest backup beside the site and compares.
const given = configOrExit();
const folder = path.resolve(process.argv[2] ?? given.backup.folder ?? path.join(given.dataDir, 'backups'));
const config = { ...given, backup: { ...given.backup, folder } };
const database = await openDatabase(config);
const log = makeLog('warn', 'drill');
const connection = connect(database.config, log, 1);
const { outcome, detail, ...drill } = await drillNewestBackup(
  { db: connection.db, database: database.config, config, log, now: () => new Date() },
  folder,
);
const structure = drill.isStructureChecked ? 'their structure is sound' : 'their structure was not checked: amcheck is missing';
const size = `${drill.tableCount} tables, ${drill.rowCount} rows`;
console.log(
  outcome === 'passed'
    ? `${drill.backupName} is good: ${size} agree, ${structure}; ${drill.seconds.toFixed(1)} s`
    : `${drill.backupName ?? folder}: ${outcome}. ${detail}`,
);
if (outcome !== 'passed') process.exitCode = 1;
await connection.close();
await database.stop();
