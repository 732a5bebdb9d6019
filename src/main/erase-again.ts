import { repeatErasures } from '#areas/players/privacy/repeat-erasures.command.ts';
import type { Db } from '#db/pool.ts';
import type { Config } from '#services/config.ts';
import { erasureListOf } from '#services/erasure-list.ts';
import type { Logger } from '#services/log.ts';

/** Erases whom the list beside the backups says to be erased and this database does not: it was brought back from before by whatever means. */
export async function eraseAgain(db: Db, config: Config, log: Logger): Promise<void> {
  const { erased, ofOtherKey, unreadable } = await repeatErasures(db, erasureListOf(config), new Date());
  if (erased > 0) log.warn({ erased }, 'accounts that were erased were back in this database: they are erased again');
  if (ofOtherKey > 0) log.error({ entries: ofOtherKey }, 'accounts were erased while CODE_KEY was another one: it cannot be seen whose');
  if (unreadable > 0) log.error({ lines: unreadable }, 'lines of the list of erasures are damaged');
}
