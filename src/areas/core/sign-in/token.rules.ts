import type { SessionKind } from '#contract/caller.ts';
import { DAY_MS, MINUTE_MS } from '#lib/durations.ts';

/** A session's token or a link's code. It contains the player's id, so that it is found by the player's key. */
export type Token = { playerId: number; secret: string };

export function writeToken({ playerId, secret }: Token): string {
  return `${playerId}-${secret}`;
}

/** The content of a token; undefined if it was not made here. */
export function readToken(token: string): Token | undefined {
  const [, playerId, secret] = /^([1-9]\d{0,9})-([\w-]{43})$/.exec(token) ?? [];
  return playerId === undefined || secret === undefined ? undefined : { playerId: Number(playerId), secret };
}

export const SESSION_SECONDS = 30 * 24 * 3600;
const KEY_MS = 365 * DAY_MS;
/** A session in use is prolonged, but not with every request. */
const PROLONG_AFTER_MS = 60 * MINUTE_MS;
const LINK_MS = 5 * MINUTE_MS;

/** When an unused session ends; a program may need its player's data only once in a season. */
export function sessionEnd(now: Date, kind: SessionKind): Date {
  return new Date(now.getTime() + (kind === 'program' ? KEY_MS : SESSION_SECONDS * 1000));
}

export function isToProlong(usedAt: Date, now: Date): boolean {
  return now.getTime() - usedAt.getTime() > PROLONG_AFTER_MS;
}

export function linkEnd(now: Date): Date {
  return new Date(now.getTime() + LINK_MS);
}

/** The moment before which ended rows may be deleted: used links still tell where they led for a day. */
export function sweepBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}
