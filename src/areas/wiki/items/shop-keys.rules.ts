/** Tiles of a shelf that stand side by side (docs/rules.md "Shop"). */
const ROW = 4;

export type Spot = { shelf: number; index: number };

/**
 * The tile that an arrow, Home or End leads to from another one; undefined at the ends of the shop and for other keys.
 * Left and right go on over the edges of shelves, up and down keep the column.
 */
export function nextSpot(sizes: readonly number[], { shelf, index }: Spot, key: string): Spot | undefined {
  const size = sizes[shelf] ?? 0;
  switch (key) {
    case 'ArrowRight':
      return index + 1 < size ? { shelf, index: index + 1 } : spotOn(sizes, shelf + 1, 0);
    case 'ArrowLeft':
      return index > 0 ? { shelf, index: index - 1 } : spotOn(sizes, shelf - 1, Infinity);
    case 'ArrowDown':
      if (index + ROW < size) return { shelf, index: index + ROW };
      return rowOf(index) < rowOf(size - 1) ? { shelf, index: size - 1 } : spotOn(sizes, shelf + 1, index % ROW);
    case 'ArrowUp':
      return index >= ROW ? { shelf, index: index - ROW } : spotOn(sizes, shelf - 1, lastInColumn(sizes[shelf - 1] ?? 0, index % ROW));
    case 'Home':
      return { shelf, index: 0 };
    case 'End':
      return { shelf, index: size - 1 };
    default:
      return undefined;
  }
}

function spotOn(sizes: readonly number[], shelf: number, index: number): Spot | undefined {
  const size = sizes[shelf];
  return size === undefined || size === 0 ? undefined : { shelf, index: Math.min(index, size - 1) };
}

function rowOf(index: number): number {
  return Math.floor(index / ROW);
}

function lastInColumn(size: number, column: number): number {
  return rowOf(size - 1) * ROW + column;
}
