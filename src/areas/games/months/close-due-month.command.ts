import type { Deps } from '#db/deps.ts';
import {
  analyzeParted,
  checkLimit,
  closeOpenPart,
  findEndingPart,
  limitOpenPart,
  listParts,
  unlimitOpenPart,
  type Part,
} from '#db/parts.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { moscowDay, moscowMidnight } from '#lib/dates.ts';
import { findNumbers, hasOpenMatchBefore } from './months.repo.ts';
import { firstNumberOf, isNearEnd, monthToClose } from './months.rules.ts';

/**
 * Closes the previous month's part, in the first week of a month: matches from a number a day ahead are written into a part of their own.
 * If it is interrupted, the parts are as before or closed, and the next run goes on. While the tables are in use it throws, to be tried
 * again.
 */
export async function closeDueMonth({ db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>): Promise<void> {
  const part = (await resume(db)) ?? (await begin(db, now()));
  if (part) {
    await checkLimit(db, part);
    await inTransaction(db, (transaction) => closeOpenPart(transaction, part));
    log.info({ month: part.name, until: part.until }, 'a month of matches is closed');
  }
  await analyzeParted(db, now());
}

/** What an earlier run began; it is given up if its end is too near by now, so that no match is refused. */
async function resume(db: Db): Promise<Part | undefined> {
  const part = await findEndingPart(db);
  const numbers = await findNumbers(db);
  if (!part || !numbers || !isNearEnd(BigInt(part.until), numbers)) return part;
  await inTransaction(db, (transaction) => unlimitOpenPart(transaction, part));
  return undefined;
}

async function begin(db: Db, now: Date): Promise<Part | undefined> {
  const name = monthToClose(now);
  if (!name || (await listParts(db)).some((part) => part.name === name)) return undefined;
  if (!(await hasOpenMatchBefore(db, moscowMidnight(`${moscowDay(now).slice(0, 7)}-01`)))) return undefined;
  const numbers = await findNumbers(db);
  if (!numbers) return undefined;
  const until = firstNumberOf(numbers);
  if (until === undefined)
    throw new Error(`match ${numbers.greatest} has a number far ahead of the last one, ${numbers.latest}: the month ${name} stays open`);
  const part = { name, until: String(until) };
  await inTransaction(db, (transaction) => limitOpenPart(transaction, part));
  return part;
}
