import type { Entitlement } from '#areas/core/wallet/wallet.rules.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { Membership, PatreonLink } from './patreon.contract.ts';

/** Time added after the next charge, so that nothing is interrupted while it is made. */
const MARGIN_MS = 3 * DAY_MS;
/** How long a charge may be pending. */
const PENDING_MS = 3 * DAY_MS;
const MONTH_MS = 31 * DAY_MS;
/**
 * Charges that succeeded or were never due: a free trial, a gift, a pledge before its first charge. For all others Patreon has received no
 * money.
 */
const GOOD_CHARGES: readonly (string | null)[] = ['Paid', 'Free Trial', null];

/** Until when a membership gives the subscription; undefined if it gives none. */
export function entitledUntil(membership: Membership, tiers: readonly string[], now: Date): Date | undefined {
  const { patronStatus, lastChargeStatus, lastChargeAt, nextChargeAt, tierIds } = membership;
  if (patronStatus !== 'active_patron' || !tierIds.some((id) => tiers.includes(id))) return undefined;
  const isPending = lastChargeStatus === 'Pending' && lastChargeAt !== null && now.getTime() - lastChargeAt.getTime() < PENDING_MS;
  if (isPending) return new Date(lastChargeAt.getTime() + PENDING_MS);
  if (!GOOD_CHARGES.includes(lastChargeStatus)) return undefined;
  // Without a next charge, as for a gift or a year about to change, it is granted day by day.
  const chargeMs = nextChargeAt?.getTime() ?? Math.max((lastChargeAt?.getTime() ?? 0) + MONTH_MS, endOfDay(now));
  return new Date(chargeMs + MARGIN_MS);
}

function endOfDay(now: Date): number {
  return (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
}

type Member = Pick<Membership, 'userId'>;

/**
 * The cause that a membership's time is booked under. The same charge grants it once, and once more each time the membership returns to a
 * player from whom it was taken; `reversals` are the causes that were taken back.
 */
export function membershipCause(member: Member, until: Date, reversals: readonly string[]): string {
  const first = `${causesOf(member)}${until.toISOString()}`;
  const times = reversals.filter((cause) => cause.startsWith(first)).length;
  return times === 0 ? first : `${first}:${times + 1}`;
}

/** Whether time was booked for a membership. */
export function isOfMember(cause: string, member: Member): boolean {
  return cause.startsWith(causesOf(member));
}

function causesOf({ userId }: Member): string {
  return `patreon:${userId}:`;
}

const statuses: Record<string, PatreonLink['status']> = { active_patron: 'active', declined_patron: 'declined', former_patron: 'former' };

/** The state of a membership in our own words; `none` for one that never existed, or that Patreon may name differently some day. */
export function standingOf(
  { patronStatus, nextChargeAt }: Pick<Membership, 'patronStatus' | 'nextChargeAt'>,
  now: Date,
): Pick<PatreonLink, 'status' | 'nextChargeAt'> {
  const status = statuses[patronStatus ?? ''] ?? 'none';
  // A charge whose day has come is not the next one: its outcome is still unknown.
  const isToCome = status === 'active' && nextChargeAt !== null && nextChargeAt > now;
  return { status, nextChargeAt: isToCome ? nextChargeAt.getTime() : null };
}

/** Whether time of a membership that was booked and not taken back still runs. */
export function hasRunning(member: Member, booked: readonly Entitlement[], now: Date): boolean {
  const takenBack = new Set(booked.map(({ reverses }) => reverses));
  return booked.some(({ cause, until }) => isOfMember(cause, member) && until !== null && until > now && !takenBack.has(cause));
}
