import type { Random } from '#lib/random.ts';

/** A number as the game may send it: unchanged, as a text, or as a slightly larger float. */
export function looseInt(random: Random, value: number): number | string {
  const kind = random.uniform();
  if (kind < 0.04) return String(value);
  return kind < 0.08 ? value + 1 / 4096 : value;
}

export function looseText(random: Random, value: number): number | string {
  return random.chance(0.5) ? value : String(value);
}

/** Lua's encoder does not know whether an empty table is a list or a map. */
export function emptyTable(random: Random): [] | Record<string, never> {
  return random.chance(0.5) ? [] : {};
}

/** The same post as another encoder might write it: `[]` for `{}` and back, and lists as maps with numbers for keys. */
export function swapEmptyTables(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.length === 0 ? {} : value.map(swapEmptyTables);
  const entries = Object.entries(value);
  if (entries.length === 0) return [];
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, Array.isArray(entry) && entry.length > 0 ? asMap(entry) : swapEmptyTables(entry)]),
  );
}

function asMap(list: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(list.map((entry, index) => [String(index + 1), swapEmptyTables(entry)]));
}

/** The same post with each of its empty tables written as a list or as a map, by chance. */
export function scatterEmptyTables(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Object.keys(value).length === 0) return emptyTable(random);
  if (Array.isArray(value)) return value.map((entry) => scatterEmptyTables(random, entry));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, scatterEmptyTables(random, entry)]));
}
