import { DAY_MS, HOUR_MS } from '#lib/durations.ts';

/** The charge is announced this long before, and at least a day before. */
const ANNOUNCED_BEFORE_MS = 3 * DAY_MS;
const SHORTEST_NOTICE_MS = DAY_MS;
/** The first try comes shortly before the end, so that the subscription is not interrupted. */
const FIRST_TRY_BEFORE_MS = 6 * HOUR_MS;
/** The later tries, counted from the first one. */
const LATER_TRIES_MS = [DAY_MS, 3 * DAY_MS];
const GRACE_MS = 4 * DAY_MS;
/** A charge delayed by more than this is announced anew. */
const LONGEST_DELAY_MS = DAY_MS;

export type Renewal = {
  playerId: number;
  periodEndsAt: Date;
  nextTryAt: Date | null;
  tries: number;
  announcedAt: Date | null;
};

export type RenewalStep =
  | { kind: 'wait' }
  | { kind: 'move'; periodEndsAt: Date }
  | { kind: 'announce'; chargeAt: Date }
  | { kind: 'charge' };

/** The next step of a renewal. `expiry`: when the subscription ends without a grace; time from elsewhere puts the charge off. */
export function nextStep(renewal: Renewal, expiry: Date | null, now: Date): RenewalStep {
  if (expiry !== null && expiry > renewal.periodEndsAt) return { kind: 'move', periodEndsAt: expiry };
  const firstTryAt = new Date(renewal.periodEndsAt.getTime() - FIRST_TRY_BEFORE_MS);
  if (!renewal.announcedAt) {
    if (now.getTime() < firstTryAt.getTime() - ANNOUNCED_BEFORE_MS) return { kind: 'wait' };
    return { kind: 'announce', chargeAt: new Date(Math.max(firstTryAt.getTime(), now.getTime() + SHORTEST_NOTICE_MS)) };
  }
  return (renewal.nextTryAt ?? firstTryAt) <= now ? { kind: 'charge' } : { kind: 'wait' };
}

/** When the next charge of a renewal is due as of now. `expiry`: when the subscription ends without a grace. */
export function chargeAt({ periodEndsAt, nextTryAt }: Pick<Renewal, 'periodEndsAt' | 'nextTryAt'>, expiry: Date | null): Date {
  if (expiry !== null && expiry > periodEndsAt) return chargeMoment(expiry);
  return nextTryAt ?? chargeMoment(periodEndsAt);
}

/** Whether a try is overdue by so much that the next one is announced anew, as if none had been. */
export function isAnnouncedAnew(renewal: Pick<Renewal, 'periodEndsAt' | 'nextTryAt'>, now: Date): boolean {
  return now.getTime() - (renewal.nextTryAt ?? chargeMoment(renewal.periodEndsAt)).getTime() > LONGEST_DELAY_MS;
}

/** When the first charge is due for a period that ends at this moment. */
export function chargeMoment(periodEndsAt: Date): Date {
  return new Date(periodEndsAt.getTime() - FIRST_TRY_BEFORE_MS);
}

/** The idempotency key: one charge per period and try, whatever crashes. */
export function renewalKey({ playerId, periodEndsAt, tries }: Pick<Renewal, 'playerId' | 'periodEndsAt' | 'tries'>): string {
  return `renewal:${playerId}:${periodEndsAt.toISOString()}:${tries + 1}`;
}

/** The decline reason of a charge without any answer, in the provider's own word. */
export const NO_ANSWER = 'internal_timeout';
/** After these declines another try cannot succeed until the player acts. */
const finalDeclines = new Set([
  '3d_secure_failed',
  'card_expired',
  'country_forbidden',
  'fraud_suspected',
  'identification_required',
  'invalid_card_number',
  'invalid_csc',
  'payment_method_restricted',
  'permission_revoked',
  'unsupported_mobile_operator',
]);

export type AfterDecline = { kind: 'again'; nextTryAt: Date; graceUntil: Date } | { kind: 'end' };

/** The step after a decline, which `tries` includes. The subscription goes on during the grace. */
export function afterDecline({ tries, periodEndsAt }: Pick<Renewal, 'tries' | 'periodEndsAt'>, decline: string, now: Date): AfterDecline {
  const laterMs = LATER_TRIES_MS[tries - 1];
  const sinceFirstMs = tries === 1 ? 0 : (LATER_TRIES_MS[tries - 2] ?? 0);
  if (finalDeclines.has(decline) || laterMs === undefined) return { kind: 'end' };
  return {
    kind: 'again',
    nextTryAt: new Date(now.getTime() + laterMs - sinceFirstMs),
    graceUntil: new Date(Math.max(periodEndsAt.getTime(), now.getTime()) + GRACE_MS),
  };
}

/** The job runs every hour, so whatever must be there at the end of a period is granted before it. */
const GIVEN_BEFORE_MS = 2 * HOUR_MS;
/** How long a charge may stay unanswered before it counts as a try. */
const UNSURE_MS = DAY_MS;

/** Until when the subscription goes on while the outcome of a charge is unknown; undefined while its period lasts long enough anyway. */
export function unsureGrace({ periodEndsAt }: Pick<Renewal, 'periodEndsAt'>, now: Date): Date | undefined {
  if (periodEndsAt.getTime() - now.getTime() > GIVEN_BEFORE_MS) return undefined;
  return new Date(Math.max(periodEndsAt.getTime(), now.getTime()) + UNSURE_MS + GRACE_MS);
}

/** The reason of time granted while a charge is retried. */
export const GRACE = 'grace';

/** The cause of the grace of a period. */
export function graceCause(periodEndsAt: Date): string {
  return `grace:${periodEndsAt.toISOString()}`;
}

/** Whether the card expires before its next charge. */
export function isCardEnding(cardEndsAt: Date | null, chargeAt: Date): boolean {
  return cardEndsAt !== null && cardEndsAt < chargeAt;
}
