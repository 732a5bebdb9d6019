import { avatarsDir } from '#areas/core/accounts/show-avatar.service.ts';
import type { Db } from '#db/pool.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { Config } from '#services/config.ts';
import { deleteFilesBefore } from '#services/file-cache.ts';
import { deleteEnded } from './sessions.repo.ts';
import { sweepBefore } from './token.rules.ts';

const PICTURES_KEPT_MS = 30 * DAY_MS;

/** Deletes sessions, links and nonces a day after their end, and avatars fetched more than 30 days ago: those in use are fetched again. */
export async function sweepAccounts(db: Db, config: Config, now: Date): Promise<void> {
  await deleteEnded(db, sweepBefore(now));
  await deleteFilesBefore(avatarsDir(config), new Date(now.getTime() - PICTURES_KEPT_MS));
}
