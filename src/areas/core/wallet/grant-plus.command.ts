import { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/database.ts';
import { expiryOf, startOf, type Entitlement } from './plus.rules.ts';
import { insertEntitlement, listEntitlements, lockWallet } from './wallet.repo.ts';

/** `reason`: where the time comes from, such as `order` or `patreon`. */
export type PlusCause = { playerId: number; cause: string; reason: string };

/** Adds calendar months to a player's subscription, once per cause. False when it was done before. */
export function grantPlusMonths(db: Db, cause: PlusCause, months: number, at: Date): Promise<boolean> {
  return book(db, cause, { kind: 'months', months, until: null, reverses: null }, at);
}

/** Lets a player's subscription last at least until a moment, once per cause. False when it was done before. */
export function grantPlusUntil(db: Db, cause: PlusCause, until: Date, at: Date): Promise<boolean> {
  return book(db, cause, { kind: 'until', months: null, until, reverses: null }, at);
}

/** Takes back the time of one cause and leaves every other; once. False when there is nothing to take back. */
export function reversePlus(db: Db, playerId: number, cause: string, at: Date): Promise<boolean> {
  return book(
    db,
    { playerId, cause: `${cause}:reversed`, reason: 'reversal' },
    { kind: 'reversal', months: null, until: null, reverses: cause },
    at,
  );
}

function book(
  db: Db,
  { playerId, cause, reason }: PlusCause,
  what: Pick<Entitlement, 'kind' | 'months' | 'until' | 'reverses'>,
  at: Date,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockWallet(transaction, playerId))) throw new Refusal('playerNotFound');
    const before = await listEntitlements(transaction, playerId);
    const isKnown = before.some((other) => other.cause === cause);
    if (isKnown || (what.reverses !== null && !before.some((other) => other.cause === what.reverses))) return false;
    const entitlement: Entitlement = { cause, ...what, at };
    const startsAt = startOf(expiryOf(before), at);
    const expiresAt = expiryOf([...before, entitlement]) ?? at;
    await insertEntitlement(transaction, { playerId, reason, startsAt, expiresAt, ...entitlement });
    return true;
  });
}
