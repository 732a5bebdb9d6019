import type { Random } from '#lib/random.ts';

/** A number as the game may send it: as it is, as a text, or as a float a little above. */
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
