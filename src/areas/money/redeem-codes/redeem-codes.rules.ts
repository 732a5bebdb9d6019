import { MINUTE_MS } from '#lib/durations.ts';

/** Crockford's digits and letters: no I, L, O or U, so that no two symbols look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const NO_OTHER = new RegExp(`^[${ALPHABET}]*$`);
/** Cyrillic capitals, and below each the symbol of a code that it looks like. */
const CYRILLIC = '\u0410\u0412\u0415\u0417\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0406\u0405\u0408';
const LOOKS_LIKE = 'ABE3KMH0PCTYX1SJ';
const PREFIX = '1X6';
const GROUP = 5;
const GROUPS = 4;
export const CODE_SYMBOLS = GROUP * GROUPS;

/** A code from random bytes, one per symbol: 5 bits each, 100 in total. */
export function codeOf(bytes: Uint8Array): string {
  const symbols = [...bytes.subarray(0, CODE_SYMBOLS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return writeCode(symbols);
}

/**
 * The symbols of a typed code: in capitals or not, with or without prefix, dashes and spaces; a look-alike counts as the symbol it looks
 * like. Undefined if it is no code.
 */
export function readCode(typed: string): string | undefined {
  const plain = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/\p{Script=Cyrillic}/gu, (letter) => LOOKS_LIKE[CYRILLIC.indexOf(letter)] ?? '')
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const symbols = plain.length === CODE_SYMBOLS + PREFIX.length && plain.startsWith(PREFIX) ? plain.slice(PREFIX.length) : plain;
  return symbols.length === CODE_SYMBOLS && NO_OTHER.test(symbols) ? symbols : undefined;
}

/** `1X6-ABCDE-FGHJK-MNPQR-STVWX`. */
export function writeCode(symbols: string): string {
  return [PREFIX, ...(symbols.match(new RegExp(`.{${GROUP}}`, 'g')) ?? [])].join('-');
}

const FAILURES_PER_PLAYER = { most: 5, withinMs: 10 * MINUTE_MS };

/**
 * The moment from which a player's failed tries count. Tries are not counted by network address: thousands may share one, and a code has
 * 100 bits.
 */
export function triesSince(now: Date): Date {
  return new Date(now.getTime() - FAILURES_PER_PLAYER.withinMs);
}

/** Whether a player has guessed too often to try again now. */
export function hasGuessedTooOften(failures: number): boolean {
  return failures >= FAILURES_PER_PLAYER.most;
}
