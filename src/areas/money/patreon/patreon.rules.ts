import type { Entitlement } from '#areas/core/wallet/wallet.rules.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { Membership, PatreonLink } from './patreon.contract.ts';

/** Time after the next charge, so that nothing is interrupted while it is made. */
const MARGIN_MS = 3 * DAY_MS;
/** How long a charge may be pending. */
const PENDING_MS = 3 * DAY_MS;
const MONTH_MS = 31 * DAY_MS;
/** Charges that went well, or were never due: a free trial, a gift, a pledge before its first charge. Of all others Patreon has no money. */
const GOOD_CHARGES: readonly (string | null)[] = ['Paid', 'Free Trial', null];

/** Until when a membership holds the subscription; undefined when it holds none. */
export function entitledUntil(membership: Membership, tiers: readonly string[], now: Date): Date | undefined {
  const { patronStatus, lastChargeStatus, lastChargeAt, nextChargeAt, tierIds } = membership;
  if (patronStatus !== 'active_patron' || !tierIds.some((id) => tiers.includes(id))) return undefined;
  const isPending = lastChargeStatus === 'Pending' && lastChargeAt !== null && now.getTime() - lastChargeAt.getTime() < PENDING_MS;
  if (isPending) return new Date(lastChargeAt.getTime() + PENDING_MS);
  if (!GOOD_CHARGES.includes(lastChargeStatus)) return undefined;
  // Without a next charge, as of a gift or a year that is to change, it is given from day to day.
  const chargeMs = nextChargeAt?.getTime() ?? Math.max((lastChargeAt?.getTime() ?? 0) + MONTH_MS, endOfDay(now));
  return new Date(chargeMs + MARGIN_MS);
}

function endOfDay(now: Date): number {
  return (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
}

type Member = Pick<Membership, 'userId'>;

/**
 * The cause that the time of a membership is booked under: the same charge gives it once, and once more each time that the membership
 * comes back to a player from whom it was taken; `reversals` are the causes that were taken back.
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

/** How a membership stands, in our own words; one that was never there, or that Patreon calls otherwise some day, is none. */
export function standingOf(
  { patronStatus, nextChargeAt }: Pick<Membership, 'patronStatus' | 'nextChargeAt'>,
  now: Date,
): Pick<PatreonLink, 'status' | 'nextChargeAt'> {
  const status = statuses[patronStatus ?? ''] ?? 'none';
  // A charge whose day has come is no next one: what became of it is not heard yet.
  const isToCome = status === 'active' && nextChargeAt !== null && nextChargeAt > now;
  return { status, nextChargeAt: isToCome ? nextChargeAt.getTime() : null };
}

/** Whether time that was booked for a membership, and not taken back, runs still. */
export function hasRunning(member: Member, booked: readonly Entitlement[], now: Date): boolean {
  const takenBack = new Set(booked.map(({ reverses }) => reverses));
  return booked.some(({ cause, until }) => isOfMember(cause, member) && until !== null && until > now && !takenBack.has(cause));
}
