import { LARGEST_PLAYER_ID, playerOfSteamId64 } from '#lib/steam-id.ts';

/** The field takes up to twelve characters; real numbers of accounts have ten digits at most. */
export const LONGEST_RECIPIENT = 12;
export const LONGEST_MESSAGE = 140;

/** What may stand in the field: digits, cut to twelve, also when pasted. */
export function trimRecipient(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, LONGEST_RECIPIENT);
}

/** What was typed or pasted to find a player: a number as digits, also out of a SteamID64; a nickname or an address as it is. */
export function readTyped(typed: string): string {
  const isNumber = /^[\d\s-]*$/.test(typed) && /\d/.test(typed);
  return isNumber ? String(playerOfSteamId64(typed.trim()) ?? trimRecipient(typed)) : typed;
}

export type ReadRecipient = { playerId: number; problem?: undefined } | { playerId?: undefined; problem: 'short' | 'impossible' | 'self' };

/** The player whom a gift is for. Numbers of eleven and twelve digits cannot exist. */
export function readRecipient(digits: string, buyerId: number | null): ReadRecipient {
  if (!/^\d{8,12}$/.test(digits)) return { problem: 'short' };
  const playerId = Number(digits);
  if (playerId > LARGEST_PLAYER_ID || playerId === 0) return { problem: 'impossible' };
  return playerId === buyerId ? { problem: 'self' } : { playerId };
}

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' });

/** How many characters a person sees. */
export function countSeen(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count++;
  return count;
}

/** A message cut to what is allowed, between characters that a person sees. */
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

/** An address for the receipt; undefined when it cannot be one. */
export function readEmail(typed: string): string | undefined {
  const email = typed.trim();
  return email.length <= LONGEST_EMAIL &&
    email.isWellFormed() &&
    !/\p{Cc}/u.test(email) &&
    /^[^\s@<>",;]+@[^\s@<>",;.]+(\.[^\s@<>",;.]+)+$/.test(email)
    ? email
    : undefined;
}

/** An address as its owner knows it again, and nobody else learns it: i…@m….ru. */
export function maskEmail(email: string): string {
  const [, start = '', host = '', end = ''] = /^(.)[^@]*@(.).*(\.[^.]*)$/u.exec(email) ?? [];
  return `${start}…@${host}…${end}`;
}
