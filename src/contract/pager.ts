export type PagerStep = number | 'gap';

/** Rows per page unless the list says otherwise. */
export const rowsPerPage = 20;

/**
 * The match that links to other pages of a list pass as `until`, so that new matches neither repeat rows nor push them out: the one in the
 * address, else the newest of the first page. A page opened by its number alone passes none.
 */
export function untilOf({ page, until }: { page: number; until?: string | undefined }, newest: { matchId: number } | undefined) {
  return until ?? (page === 1 && newest ? String(newest.matchId) : undefined);
}

/** How many pages the rows need: 20 rows are one page, 21 two. */
export function countPages(rowCount: number): number {
  return Math.max(1, Math.ceil(rowCount / rowsPerPage));
}

export type Paged<T> = { totalCount: number; totalPages: number; isLastPage: boolean; values: T[] };

/** A page in the shape of the API. A page past the end is empty and counts as the last. */
export function pageOf<T>(totalCount: number, { page, count }: { page: number; count: number }, values: T[]): Paged<T> {
  const totalPages = Math.ceil(totalCount / count);
  return { totalCount, totalPages, isLastPage: page >= totalPages, values };
}

/**
 * The steps of a pager: five pages around the current one, the first, the last, and gaps between them. A gap never hides just one page.
 * Empty when there is only one page.
 */
export function pagerSteps(page: number, pageCount: number): PagerStep[] {
  if (pageCount <= 1) return [];
  const first = Math.max(1, Math.min(page - 2, pageCount - 4));
  const last = Math.min(pageCount, first + 4);
  const steps: PagerStep[] = [];
  if (first > 1) steps.push(1);
  if (first === 3) steps.push(2);
  if (first > 3) steps.push('gap');
  for (let step = first; step <= last; step++) steps.push(step);
  if (last < pageCount - 2) steps.push('gap');
  if (last === pageCount - 2) steps.push(pageCount - 1);
  if (last < pageCount) steps.push(pageCount);
  return steps;
}
