export type Spot = { shelf: number; index: number };

/**
 * The tile that an arrow, Home or End moves to; undefined at the ends of the shop and for other keys. `row` tiles are side by side
 * (docs/rules.md "Shop"). Left and right continue across shelves, up and down keep the column.
 */
export function nextSpot(sizes: readonly number[], row: number, { shelf, index }: Spot, key: string): Spot | undefined {
  const size = sizes[shelf] ?? 0;
  switch (key) {
    case 'ArrowRight':
      return index + 1 < size ? { shelf, index: index + 1 } : spotOn(sizes, shelf + 1, 0);
    case 'ArrowLeft':
      return index > 0 ? { shelf, index: index - 1 } : spotOn(sizes, shelf - 1, Infinity);
    case 'ArrowDown':
      if (index + row < size) return { shelf, index: index + row };
      return rowOf(index, row) < rowOf(size - 1, row) ? { shelf, index: size - 1 } : spotOn(sizes, shelf + 1, index % row);
    case 'ArrowUp':
      return index >= row ? { shelf, index: index - row } : spotOn(sizes, shelf - 1, lastInColumn(sizes[shelf - 1] ?? 0, row, index % row));
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

function rowOf(index: number, row: number): number {
  return Math.floor(index / row);
}

function lastInColumn(size: number, row: number, column: number): number {
  return rowOf(size - 1, row) * row + column;
}
