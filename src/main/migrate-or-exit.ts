import { migrate, NewerDatabase } from '#db/migrate.ts';
import type { Connection } from '#db/pool.ts';
import type { Logger } from '#services/log.ts';

/** Brings the database to the newest migration; one that is newer than this program ends the process with the sentence that says so. */
export async function migrateOrExit(connection: Connection, database: { stop: () => Promise<void> }, log: Logger): Promise<void> {
  try {
    await migrate(connection.db, log);
  } catch (error) {
    if (!(error instanceof NewerDatabase)) throw error;
    process.stderr.write(`${error.message}\n`);
    await connection.close();
    await database.stop();
    process.exit(1);
  }
}
