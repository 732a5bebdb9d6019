import type { ItemDetails, ItemSideDetails } from './items.contract.ts';

export type ItemSideName = 'itemIn1x6' | 'itemInDota';

/** The sides of an item that are known, this game first. */
export function sidesOf(item: ItemDetails): { name: ItemSideName; side: ItemSideDetails }[] {
  const { itemIn1x6, itemInDota } = item;
  return [
    ...(itemIn1x6 ? [{ name: 'itemIn1x6' as const, side: itemIn1x6 }] : []),
    ...(itemInDota ? [{ name: 'itemInDota' as const, side: itemInDota }] : []),
  ];
}
