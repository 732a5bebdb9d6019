import { repeatErasures, type RepeatedErasures } from '#areas/players/privacy/repeat-erasures.command.ts';
import { BackupFault } from '#db/backup/fault.ts';
import type { Db } from '#db/pool.ts';
import type { ErasureList } from '#services/erasure-list.ts';

/** Repeats the listed erasures in a restored database. Throws a BackupFault if some of the list can only be read with another key. */
export async function followErasures(db: Db, list: ErasureList, now: Date): Promise<RepeatedErasures> {
  const repeated = await repeatErasures(db, list, now);
  if (repeated.ofOtherKey > 0)
    throw new BackupFault(
      'otherKey',
      `${repeated.ofOtherKey} accounts were erased while CODE_KEY was another one, so it cannot be seen whose. Set that one, ` +
        'or say --forget-erasures to have these accounts back. Nothing was changed.',
    );
  return repeated;
}
