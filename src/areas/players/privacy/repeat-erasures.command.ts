import { listPlayerIdsAfter } from '#areas/core/accounts/players.repo.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import type { ErasureList } from '#services/erasure-list.ts';
import { eraseFromDatabase } from './erase-account.command.ts';
import { insertErasures, listErasures } from './erasures.repo.ts';

const AT_ONCE = 20_000;

export type RepeatedErasures = {
  erased: number;
  /** Entries made with another key: their players cannot be determined. */
  ofOtherKey: number;
  /** Damaged lines of the list. */
  unreadable: number;
  /** There is no list, so no erasures are known. */
  isMissing: boolean;
};

/**
 * Repeats the erasures that the list has but this database lost, because it was restored from an earlier backup. Players who came back
 * after their erasure stay: the database knows which entries it has applied. Running it twice changes nothing.
 */
export function repeatErasures(db: Db, list: ErasureList, now: Date): Promise<RepeatedErasures> {
  return inTransaction(db, async (transaction) => {
    const { entries, unreadable, isMissing } = list.read();
    const known = new Set(
      await listErasures(
        transaction,
        entries.map(({ id }) => id),
      ),
    );
    const open = entries.filter(({ id }) => !known.has(id));
    const ours = open.filter((entry) => list.isOurs(entry));
    const players = await findPlayers(transaction, list, new Set(ours.map(({ who }) => who)));
    for (const playerId of players) await eraseFromDatabase(transaction, playerId, now);
    await insertErasures(
      transaction,
      ours.map(({ id }) => id),
      now,
    );
    return { erased: players.length, ofOtherKey: open.length - ours.length, unreadable, isMissing };
  });
}

async function findPlayers(db: Db, list: ErasureList, wanted: ReadonlySet<string>): Promise<number[]> {
  const found: number[] = [];
  let last = -1;
  while (found.length < wanted.size) {
    const ids = await listPlayerIdsAfter(db, last, AT_ONCE);
    found.push(...ids.filter((id) => list.hashesOf(id).some((hash) => wanted.has(hash))));
    if (ids.length < AT_ONCE) break;
    last = ids.at(-1) ?? last;
  }
  return found;
}
