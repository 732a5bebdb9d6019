import { playerOfSteamId64 } from '#lib/steam-id.ts';

export const LONGEST_PLAYER_NUMBER = 12;

/** A typed player id: 1 to 12 digits, leading zeros dropped; undefined for anything else and for 0. */
export function readPlayerNumber(typed: string): string | undefined {
  const digits = typed.trim();
  if (!/^\d{1,12}$/.test(digits)) return undefined;
  return digits.replace(/^0+/, '') || undefined;
}

/** The player id in a pasted SteamID64 or address of a profile, Steam's or of any site that counts by account ids as ours; undefined when it is none. */
export function readPastedPlayer(pasted: string): string | undefined {
  const text = pasted.trim();
  const number = /^\d{17}$/.exec(text)?.[0] ?? /\/profiles\/(\d{17})\b/.exec(text)?.[1];
  if (number !== undefined) return playerOfSteamId64(number)?.toString();
  const id = /(?:^|\/)players\/(\d{1,12})(?:[/?#]|$)/.exec(text)?.[1];
  return id === undefined ? undefined : readPlayerNumber(id);
}

/** A player id however it was given: typed, or as something that may be pasted. */
export function readAnyPlayer(given: string): string | undefined {
  return readPlayerNumber(given) ?? readPastedPlayer(given);
}
