export type SortOrder = 'asc' | 'desc';

/**
 * A copy in the order of a number: missing values last both ways, equal ones by `name`.
 * The one sorting rule of every table (ACCEPTANCE 7).
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
    if (left === right) return nameOf(a).localeCompare(nameOf(b));
    if (left === undefined) return 1;
    if (right === undefined) return -1;
    return (left - right) * sign;
  });
}
