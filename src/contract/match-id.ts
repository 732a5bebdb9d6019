import { visibleText } from '#lib/visible-text.ts';
import type { Codec } from './search.ts';

declare global {
  interface JSON {
    rawJSON(text: string): object;
  }
  interface BigInt {
    toJSON(): unknown;
  }
}

/** The largest match id: 2^63 - 1. */
const LARGEST = 9_223_372_036_854_775_807n;

// Serialises a bigint as the exact number; engines without rawJSON fall back to the nearest double.
// oxlint-disable-next-line no-extend-native
BigInt.prototype.toJSON = function toJSON(this: bigint) {
  return JSON.rawJSON ? JSON.rawJSON(this.toString()) : Number(this);
};

/** A match id as decimal text, without leading zeros; undefined when it is not a whole number from 0 to 2^63-1. */
export function readMatchId(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !/^\s*\d{1,40}\s*$/.test(text)) return undefined;
  const id = BigInt(text);
  return id <= LARGEST ? id.toString() : undefined;
}

/** The maximum length of a field for a match number. */
export const LONGEST_MATCH_NUMBER = 19;

/** The match number that somebody typed, without leading zeros; undefined for anything else, such as 0, 1e5, -1 or 1.5. */
export function readMatchNumber(typed: unknown): string | undefined {
  const id = readMatchId(typed);
  return id === '0' ? undefined : id;
}

/** The maximum length of a field for a match: somebody may paste its address. */
export const LONGEST_TYPED_MATCH = 100;

/** The number in a match's address, on this site or on another one with the same address format. */
export function readMatchAddress(text: string): string | undefined {
  return readMatchNumber(/(?:^|\/)matches\/(\d+)(?![\w-])/.exec(text)?.[1]);
}

/** Words that announce a match number, in English and in Russian: match, id, number. */
export const MATCH_NUMBER_WORDS = 'match|id|number|\u043c\u0430\u0442\u0447\u0430?|\u0430\u0439\u0434\u0438|\u043d\u043e\u043c\u0435\u0440';
const BEFORE_NUMBER = new RegExp(String.raw`^\s*(?:(?:${MATCH_NUMBER_WORDS})[\s:]*)*[#№]?`, 'i');

/** The number of a match that somebody typed, or whose address somebody pasted. */
export function readTypedMatch(typed: string): string | undefined {
  const visible = visibleText(typed);
  return readMatchAddress(visible) ?? readMatchNumber(visible.replace(BEFORE_NUMBER, ''));
}

/** A match id in a page's query; anything else counts as absent. */
export const matchIdInQuery: Codec<string | undefined> = {
  read: readMatchNumber,
  write: (value) => value,
};

/**
 * A match id for a response, where ids are JSON numbers. An id beyond the safe integers is a bigint behind the type: JSON, String() and
 * templates print it exactly, and nothing calculates with ids.
 */
export function matchIdNumber(id: string | number): number {
  const number = Number(id);
  return Number.isSafeInteger(number) ? number : (BigInt(id) as unknown as number);
}
