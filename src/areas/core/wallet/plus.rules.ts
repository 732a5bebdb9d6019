import { addMoscowMonths } from '#lib/moscow.ts';

/** A row of the list that a subscription is derived from, in the order they were booked. */
export type Entitlement = {
  cause: string;
  kind: 'until' | 'months' | 'reversal';
  months: number | null;
  until: Date | null;
  reverses: string | null;
  at: Date;
};

/** When the subscription ends by everything that was booked and not taken back; undefined without any. */
export function expiryOf(entitlements: readonly Entitlement[]): Date | undefined {
  const reversed = new Set(entitlements.flatMap(({ reverses }) => reverses ?? []));
  let expiry: Date | undefined;
  for (const entitlement of entitlements) if (!reversed.has(entitlement.cause)) expiry = extended(expiry, entitlement);
  return expiry;
}

/** Months are added to the later of then and the expiry; a fixed end never shortens what is there. */
function extended(expiry: Date | undefined, { kind, months, until, at }: Entitlement): Date | undefined {
  if (kind === 'months' && months !== null) return addMoscowMonths(startOf(expiry, at), months);
  if (kind === 'until' && until !== null) return expiry && expiry > until ? expiry : until;
  return expiry;
}

/** When time that is booked now begins. */
export function startOf(expiry: Date | undefined, at: Date): Date {
  return expiry && expiry > at ? expiry : at;
}
