export type SortOrder = 'asc' | 'desc';

/**
 * Compares two names in the same way on every machine. A server and a browser may have different locales, and a page must be the same on
 * both. Case and the dots of ё count only between names that are otherwise equal.
 */
export function compareNames(one: string, other: string): number {
  return compareTexts(plain(one), plain(other)) || compareTexts(one, other);
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('ё', 'е');
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/**
 * A copy sorted by a number: missing values come last in both directions, equal ones are sorted by `name`. This is the sorting rule of
 * every table (docs/rules.md "Sorting").
 */
export function sortByNumber<T>(
  rows: readonly T[],
  numberOf: (row: T) => number | null | undefined,
  nameOf: (row: T) => string,
  order: SortOrder,
): T[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const left = numberOf(a) ?? undefined;
    const right = numberOf(b) ?? undefined;
    if (left === right) return compareNames(nameOf(a), nameOf(b));
    if (left === undefined) return 1;
    if (right === undefined) return -1;
    return (left - right) * sign;
  });
}
