import * as v from 'valibot';

// Readers for what a Lua script sends: numbers as floats or as text, `[]` for an empty map, -1 or nothing for an absent value.

/** The usual form of the game's names: nothing to clean. */
const PLAIN_NAME = /^[a-z0-9_]{1,120}$/;
const LARGEST_INT = 2_147_483_647;
const LARGEST_MEASURE = 1_000_000_000;
const DEEPEST = 40;

/** A schema for a field that is never rejected: `read` turns absent, null or odd values into something usable. */
export function soft<T>(read: (value: unknown) => T) {
  return v.pipe(v.optional(v.unknown(), null), v.transform(read));
}

/** A finite number, from a number or a decimal text. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A rounded integer, clamped to the range of an integer column. */
export function readInt(value: unknown): number | null {
  const number = readNumber(value);
  return number === null ? null : Math.max(-LARGEST_INT, Math.min(LARGEST_INT, Math.round(number)));
}

/** A count: negative, null and absent values are 0. */
export function readCount(value: unknown): number {
  return Math.max(0, readInt(value) ?? 0);
}

/** A count, or null when it is negative or absent. */
export function readOptionalCount(value: unknown): number | null {
  const number = readInt(value);
  return number === null || number < 0 ? null : number;
}

/** A count, capped at the largest signed two-byte integer. */
export function readSmallCount(value: unknown): number {
  return Math.min(32_767, readCount(value));
}

/** A measure such as seconds or gold per minute: negative and absent values are 0. */
export function readMeasure(value: unknown): number {
  return Math.min(LARGEST_MEASURE, Math.max(0, readNumber(value) ?? 0));
}

/** A small positive integer, such as a slot or a base; null for none, and for one that a two-byte integer cannot hold. */
export function readOrdinal(value: unknown): number | null {
  const number = readInt(value);
  return number === null || number <= 0 || number > 32_767 ? null : number;
}

export function readFlag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** Removes control characters and replaces lone surrogates: a database stores neither NUL nor a lone surrogate. */
export function cleanText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f]/g, '').toWellFormed();
}

/** Cleans a multi-line text: lines end with \n, and tabs become spaces. */
export function cleanLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').split('\n').map(cleanText).join('\n');
}

/** Reads a text or a number as text, cut to `longest` UTF-16 code units; null when it is absent or empty. */
export function readText(longest: number): (value: unknown) => string | null {
  return (value) => {
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    const text = cleanText(String(value)).trim().slice(0, longest).toWellFormed();
    return text === '' ? null : text;
  };
}

/** Only invisible characters: among them the Hangul fillers and the blank Braille pattern. */
const UNSEEN = /^[\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Whether a text has no visible character. */
export function isUnseen(text: string): boolean {
  return UNSEEN.test(text);
}

/** A person's name; null when nothing of it is visible. */
export function readName(value: unknown): string | null {
  const name = readText(100)(value);
  return name === null || isUnseen(name) ? null : name;
}

/** Keys with a built-in meaning on objects: a lookup by name would find them, or change them, although nobody set them. */
const OWN_KEYS = new Set(['__proto__', 'prototype', 'constructor']);

/** A name from the game, such as `npc_dota_hero_axe`, in lower case. */
export function readGameName(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const name = PLAIN_NAME.test(value) ? value : (readText(120)(value)?.toLowerCase() ?? null);
  return name === null || OWN_KEYS.has(name) ? null : name;
}

/** The entries of a list, or of a map with numeric keys in numeric order; anything else is an empty list. */
export function readEntries(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, entry]) => entry);
}

/** Reads the first `most` entries of a list with `read`; those that give null are left out. */
export function readList<T>(read: (value: unknown) => T | null, most = 10_000): (value: unknown) => T[] {
  return (value) =>
    readEntries(value)
      .slice(0, most)
      .map(read)
      .filter((entry) => entry !== null);
}

/** Makes a reader from a schema: null for values that the schema rejects. */
export function readWith<S extends v.GenericSchema>(schema: S): (value: unknown) => v.InferOutput<S> | null {
  return (value) => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : null;
  };
}

/** Makes any JSON value storable: cleans its texts and limits the nesting to what a database can parse. */
export function cleanJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return null;
  if (Array.isArray(value)) return value.map((entry) => cleanJson(entry, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [cleanText(key), cleanJson(entry, depth + 1)]));
}

/** Makes a map of JSON values storable. */
export function cleanRecord(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [cleanText(key), cleanJson(value)]));
}

/** The same text for equal values, whatever the order of their keys; an empty map equals an empty list. */
export function canonicalText(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  const record = value as Record<string, unknown>;
  let text = '';
  for (const key of Object.keys(record).sort()) {
    const entry = record[key];
    if (entry !== undefined) text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${canonicalText(entry)}`;
  }
  return text === '' ? '[]' : `${text}}`;
}
