import fs from 'node:fs';
import path from 'node:path';
import { drillNewestBackup } from '#areas/backoffice/backups/drill-newest-backup.command.ts';
import { explain, folderOrExit, withDatabase } from '#main/with-database.ts';
import { backupFolderOf } from '#services/config.ts';

const usage = `npm run drill [-- FOLDER]
  what a worker does every night, now: restores the newest backup beside the site and compares
  FOLDER   where the backups lie; else BACKUP_DIR, or data/backups`;

const given = folderOrExit(usage);
if (given !== undefined && !fs.existsSync(given)) {
  console.error(`There is no folder ${given}.`);
  process.exit(2);
}
await withDatabase('drill', async (opened) => {
  const folder = path.resolve(given ?? backupFolderOf(opened.config));
  const config = { ...opened.config, backup: { ...opened.config.backup, folder } };
  const { outcome, detail, ...drill } = await drillNewestBackup({ ...opened, config }, folder);
  const structure = drill.isStructureChecked ? 'their structure is sound' : 'their structure was not checked: amcheck is missing';
  const size = `${drill.tableCount} tables, ${drill.rowCount} rows`;
  console.log(
    outcome === 'passed'
      ? `${drill.backupName} is good: ${size} agree, ${structure}; ${drill.seconds.toFixed(1)} s`
      : `${drill.backupName ?? folder}: ${outcome}. ${detail}`,
  );
  if (outcome !== 'passed') process.exitCode = 1;
}).catch(explain);
