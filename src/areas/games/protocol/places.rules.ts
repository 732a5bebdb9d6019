/** The mean place of counts, first place first; null for none. */
export function averagePlace(counts: readonly number[]): number | null {
  const matches = matchesOf(counts);
  return matches === 0 ? null : counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / matches;
}

/** The share of a place, 0 to 1; 0 when there is no match. */
export function shareOfPlace(counts: readonly number[], place: number): number {
  const matches = matchesOf(counts);
  return matches === 0 ? 0 : (counts[place - 1] ?? 0) / matches;
}

function matchesOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
