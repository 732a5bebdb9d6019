import { DAY_MS } from '#lib/durations.ts';
import type { Membership } from './patreon.contract.ts';

/** Time after the next charge, so that nothing is interrupted while it is made. */
const MARGIN_MS = 3 * DAY_MS;
/** How long a charge may be pending. */
const PENDING_MS = 3 * DAY_MS;
const WITHOUT_DATE_MS = 31 * DAY_MS;

/** Until when a membership holds the subscription; undefined when it holds none. */
export function entitledUntil(membership: Membership, tiers: readonly string[], now: Date): Date | undefined {
  const { patronStatus, lastChargeStatus, lastChargeAt, nextChargeAt, tierIds } = membership;
  if (patronStatus !== 'active_patron' || !tierIds.some((id) => tiers.includes(id))) return undefined;
  const isPending = lastChargeStatus === 'Pending' && lastChargeAt !== null && now.getTime() - lastChargeAt.getTime() < PENDING_MS;
  if (isPending) return new Date(lastChargeAt.getTime() + PENDING_MS);
  if (lastChargeStatus !== 'Paid') return undefined;
  const charge = nextChargeAt ?? new Date((lastChargeAt ?? now).getTime() + WITHOUT_DATE_MS);
  return new Date(charge.getTime() + MARGIN_MS);
}

/** The cause that the time of a membership is booked under: the same charge gives it once. */
export function membershipCause({ userId }: Pick<Membership, 'userId'>, until: Date): string {
  return `patreon:${userId}:${until.toISOString()}`;
}
