import path from 'node:path';
import { listDetachedMonths, type DetachedMonth } from '#areas/games/months/detached-months.repo.ts';
import { findArchiveFault } from '#db/backup/month-archive.ts';
import { listMonths, sizeOfPart } from '#db/parts.ts';
import type { Db } from '#db/pool.ts';

/** A closed month, its rows and bytes in the tables, and the location of its archive. */
export type MonthState = {
  name: string;
  rows: number;
  bytes: number;
  detached: { archive: DetachedMonth['archive']; rows: number; bytes: number; fault: string | undefined } | undefined;
};

/** Every closed month, first to last. Archives of detached months are looked up in this folder and read completely. */
export async function listMonthStates(db: Db, folder: string): Promise<MonthState[]> {
  const detached = new Map((await listDetachedMonths(db)).map((month) => [month.name, month]));
  const states: MonthState[] = [];
  for (const part of await listMonths(db)) {
    const noted = detached.get(part.name);
    states.push({
      name: part.name,
      ...(await sizeOfPart(db, part)),
      detached: noted && {
        archive: noted.archive,
        rows: noted.rowCount,
        bytes: noted.bytes,
        fault: await findArchiveFault(path.join(folder, noted.archive), noted),
      },
    });
  }
  return states;
}
