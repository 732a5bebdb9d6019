import { migrate, NewerDatabase } from '#db/migrate.ts';
import type { Connection } from '#db/pool.ts';
import type { Logger } from '#services/log.ts';

/** Brings the database to the newest migration, or as far as the release before bears it; one that is newer than this program ends the process with the sentence that says so. */
export async function migrateOrExit(
  connection: Connection,
  database: { stop: () => Promise<void> },
  log: Logger,
  phase?: 'expand',
): Promise<void> {
  try {
    await migrate(connection.db, log, phase ? { phase } : {});
  } catch (error) {
    if (!(error instanceof NewerDatabase)) throw error;
    process.stderr.write(`${error.message}\n`);
    await connection.close();
    await database.stop();
    process.exit(1);
  }
}
