import { LARGEST_PLAYER_ID, playerOfSteamId64 } from '#lib/steam-id.ts';

/** The field takes up to twelve characters; real numbers of accounts have ten digits at most. */
export const LONGEST_RECIPIENT = 12;
export const LONGEST_MESSAGE = 140;

/** The characters that the field accepts: digits, cut to twelve, also when pasted. */
export function trimRecipient(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, LONGEST_RECIPIENT);
}

/** A typed or pasted text for a player search: a number as digits, also from a SteamID64; a nickname or an address unchanged. */
export function readTyped(typed: string): string {
  const isNumber = /^[\d\s-]*$/.test(typed) && /\d/.test(typed);
  return isNumber ? String(playerOfSteamId64(typed.trim()) ?? trimRecipient(typed)) : typed;
}

export type ReadRecipient = { playerId: number; problem?: undefined } | { playerId?: undefined; problem: 'short' | 'impossible' | 'self' };

/** The recipient of a gift. Numbers of eleven and twelve digits cannot exist. */
export function readRecipient(digits: string, buyerId: number | null): ReadRecipient {
  if (!/^\d{8,12}$/.test(digits)) return { problem: 'short' };
  const playerId = Number(digits);
  if (playerId > LARGEST_PLAYER_ID || playerId === 0) return { problem: 'impossible' };
  return playerId === buyerId ? { problem: 'self' } : { playerId };
}

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' });

/** The number of characters as a person sees them. */
export function countSeen(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count++;
  return count;
}

/** A message cut to the allowed length, between visible characters. */
export function cutMessage(text: string): string {
  let cut = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (++count > LONGEST_MESSAGE) break;
    cut += segment;
  }
  return cut;
}

const LONGEST_EMAIL = 200;

/** An e-mail address for the receipt; undefined if invalid. */
export function readEmail(typed: string): string | undefined {
  const email = typed.trim();
  return email.length <= LONGEST_EMAIL &&
    email.isWellFormed() &&
    !/\p{Cc}/u.test(email) &&
    /^[^\s@<>",;]+@[^\s@<>",;.]+(\.[^\s@<>",;.]+)+$/.test(email)
    ? email
    : undefined;
}

/** A masked address that its owner recognises and nobody else can read: i…@m….ru. */
export function maskEmail(email: string): string {
  const [, start = '', host = '', end = ''] = /^(.)[^@]*@(.).*(\.[^.]*)$/u.exec(email) ?? [];
  return `${start}…@${host}…${end}`;
}
