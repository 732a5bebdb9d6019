import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/database.ts';
import { deleteOldAvatars } from './avatar-files.provider.ts';
import { deleteEnded } from './sessions.repo.ts';
import { sweepBefore } from './token.rules.ts';

/** Deletes sessions, links and nonces that ended, and pictures nobody has needed anew for a month. */
export async function sweepAccounts(db: Db, config: Config, now: Date): Promise<void> {
  await deleteEnded(db, sweepBefore(now));
  await deleteOldAvatars(config, now);
}
