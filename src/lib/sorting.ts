export type SortOrder = 'asc' | 'desc';

/**
 * Which of two names comes first, the same on every machine: a server and a browser have languages of their own, and a page would
 * not be the same on both. Letter case and the dots of ё count only between names that are equal otherwise.
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
 * A copy in the order of a number: missing values last both ways, equal ones by `name`.
 * The one sorting rule of every table (docs/rules.md "Sorting").
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
