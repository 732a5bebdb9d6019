import { sql, type Db } from './pool.ts';

/**
 * Limits how long the rest of a transaction waits for a table lock: while it waits, everybody else who needs the table queues behind it. An
 * autovacuum yields to a waiting transaction when that one checks for deadlocks, by default after one second; where our role may set it,
 * that check comes after 10 ms.
 */
export async function limitLockWaits(transaction: Db, seconds: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${seconds}s`}, true),
    case when has_parameter_privilege('deadlock_timeout', 'SET') then set_config('deadlock_timeout', '10ms', true) end`.execute(
    transaction,
  );
}

/** Removes the statement timeout for the rest of a transaction, and limits lock waits to ten seconds. */
export async function allowLongStatements(transaction: Db): Promise<void> {
  await limitLockWaits(transaction, 10);
  await sql`set local statement_timeout = 0`.execute(transaction);
}
