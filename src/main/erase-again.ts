import { repeatErasures } from '#areas/players/privacy/repeat-erasures.command.ts';
import type { Db } from '#db/pool.ts';
import type { Config } from '#services/config.ts';
import { erasureListOf } from '#services/erasure-list.ts';
import type { Logger } from '#services/log.ts';

/** Erases again the players on the list beside the backups who are back in this database, however their old data was restored. */
export async function eraseAgain(db: Db, config: Config, log: Logger): Promise<void> {
  const { erased, ofOtherKey, unreadable } = await repeatErasures(db, erasureListOf(config), new Date());
  if (erased > 0) log.warn({ erased }, 'accounts that were erased were back in this database: they are erased again');
  if (ofOtherKey > 0) log.error({ entries: ofOtherKey }, 'accounts were erased while CODE_KEY was another one: it cannot be seen whose');
  if (unreadable > 0) log.error({ lines: unreadable }, 'lines of the list of erasures are damaged');
}
