import { sql, type Db } from './pool.ts';

/**
 * Limits how long the rest of a transaction waits for a table that others use: whoever wants the table meanwhile waits behind it. An autovacuum
 * gives way to who waits as soon as that looks for deadlocks, by default after a second: it looks at once where our role may say so.
 */
export async function limitLockWaits(transaction: Db, seconds: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${seconds}s`}, true),
    case when has_parameter_privilege('deadlock_timeout', 'SET') then set_config('deadlock_timeout', '10ms', true) end`.execute(
    transaction,
  );
}

/** For the rest of a transaction a statement may take any time, and wait ten seconds for a table. */
export async function allowLongStatements(transaction: Db): Promise<void> {
  await limitLockWaits(transaction, 10);
  await sql`set local statement_timeout = 0`.execute(transaction);
}
