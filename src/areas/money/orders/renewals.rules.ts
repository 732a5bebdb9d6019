import { DAY_MS, HOUR_MS } from '#lib/durations.ts';

/** The charge is announced this long before, and never later than a day before. */
const ANNOUNCED_BEFORE_MS = 3 * DAY_MS;
const SHORTEST_NOTICE_MS = DAY_MS;
/** The first try comes a little before the end, so that nothing is interrupted. */
const FIRST_TRY_BEFORE_MS = 6 * HOUR_MS;
/** The tries after the first one, counted from it. */
const LATER_TRIES_MS = [DAY_MS, 3 * DAY_MS];
const GRACE_MS = 4 * DAY_MS;
/** A charge that comes later than that is announced anew. */
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

/** What is to be done for a renewal now. `expiry`: when the subscription ends without a grace; time from elsewhere puts the charge off. */
export function nextStep(renewal: Renewal, expiry: Date | null, now: Date): RenewalStep {
  if (expiry !== null && expiry > renewal.periodEndsAt) return { kind: 'move', periodEndsAt: expiry };
  const firstTryAt = new Date(renewal.periodEndsAt.getTime() - FIRST_TRY_BEFORE_MS);
  if (!renewal.announcedAt) {
    if (now.getTime() < firstTryAt.getTime() - ANNOUNCED_BEFORE_MS) return { kind: 'wait' };
    return { kind: 'announce', chargeAt: new Date(Math.max(firstTryAt.getTime(), now.getTime() + SHORTEST_NOTICE_MS)) };
  }
  return (renewal.nextTryAt ?? firstTryAt) <= now ? { kind: 'charge' } : { kind: 'wait' };
}

/** When the next charge of a renewal is tried, as things stand. `expiry`: when the subscription ends without a grace. */
export function chargeAt({ periodEndsAt, nextTryAt }: Pick<Renewal, 'periodEndsAt' | 'nextTryAt'>, expiry: Date | null): Date {
  if (expiry !== null && expiry > periodEndsAt) return chargeMoment(expiry);
  return nextTryAt ?? chargeMoment(periodEndsAt);
}

/** Whether a try was due so long ago that the next one is announced anew, as if none had been. */
export function isAnnouncedAnew(renewal: Pick<Renewal, 'periodEndsAt' | 'nextTryAt'>, now: Date): boolean {
  return now.getTime() - (renewal.nextTryAt ?? chargeMoment(renewal.periodEndsAt)).getTime() > LONGEST_DELAY_MS;
}

/** When the first charge of a period that ends then is tried. */
export function chargeMoment(periodEndsAt: Date): Date {
  return new Date(periodEndsAt.getTime() - FIRST_TRY_BEFORE_MS);
}

/** A renewal is made once for a period and a try, whatever crashes. */
export function renewalKey({ playerId, periodEndsAt, tries }: Pick<Renewal, 'playerId' | 'periodEndsAt' | 'tries'>): string {
  return `renewal:${playerId}:${periodEndsAt.toISOString()}:${tries + 1}`;
}

/** Why a charge failed that nobody answered for, in the provider's own word for it. */
export const NO_ANSWER = 'internal_timeout';
/** Declines after which another try cannot help until the player does something. */
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

/** What follows a decline; `tries` counts it. During the grace the subscription goes on. */
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

/** The job comes every hour: what is to be there at the end of a period must be given before. */
const GIVEN_BEFORE_MS = 2 * HOUR_MS;
/** So long it may take until a charge that nobody answers for counts as a try. */
const UNSURE_MS = DAY_MS;

/** Until when the subscription goes on while nobody knows what became of a charge; undefined while its period lasts. */
export function unsureGrace({ periodEndsAt }: Pick<Renewal, 'periodEndsAt'>, now: Date): Date | undefined {
  if (periodEndsAt.getTime() - now.getTime() > GIVEN_BEFORE_MS) return undefined;
  return new Date(Math.max(periodEndsAt.getTime(), now.getTime()) + UNSURE_MS + GRACE_MS);
}

/** Why time is given during which a charge is tried again. */
export const GRACE = 'grace';

/** The cause of the grace of a period. */
export function graceCause(periodEndsAt: Date): string {
  return `grace:${periodEndsAt.toISOString()}`;
}

/** Whether the card is no longer good when it is to be charged. */
export function isCardEnding(cardEndsAt: Date | null, chargeAt: Date): boolean {
  return cardEndsAt !== null && cardEndsAt < chargeAt;
}
