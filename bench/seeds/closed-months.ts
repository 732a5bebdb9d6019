import { checkLimit, closeOpenPart, limitOpenPart } from '#db/parts.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { FIRST_MATCH } from './meta-matches.ts';

/** Closes months before there are matches, so that `matches` will be spread equally over them and the open part. */
export async function closeMonths(db: Db, months: number, matches: number): Promise<void> {
  for (let month = 1; month <= months; month++) {
    const name = `${2001 + Math.floor((month - 1) / 12)}-${String(1 + ((month - 1) % 12)).padStart(2, '0')}`;
    const part = { name, until: String(FIRST_MATCH + Math.round((matches * month) / (months + 1))) };
    await inTransaction(db, (transaction) => limitOpenPart(transaction, part));
    await checkLimit(db, part);
    await inTransaction(db, (transaction) => closeOpenPart(transaction, part));
  }
}
