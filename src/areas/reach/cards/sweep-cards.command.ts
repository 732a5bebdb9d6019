import path from 'node:path';
import { DAY_MS } from '#lib/durations.ts';
import type { Config } from '#services/config.ts';
import { deleteFilesBefore } from '#services/file-cache.ts';

/** The folder of this machine's finished cards. */
export function cardsDir({ dataDir }: Config): string {
  return path.resolve(dataDir, 'cards');
}

/**
 * Deletes cards drawn more than a day ago: they contain names that may have been hidden or erased since. They are drawn again on request.
 */
export function sweepCards(config: Config, now: Date): Promise<void> {
  return deleteFilesBefore(cardsDir(config), new Date(now.getTime() - DAY_MS));
}
