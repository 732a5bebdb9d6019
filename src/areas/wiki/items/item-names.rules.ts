import { titleOf } from '#lib/format-name.ts';
import { paths } from '#contract/paths.ts';
import { codeOfItem } from './items-search.rules.ts';
import type { ItemNames } from './items.contract.ts';

/** What an item is called; one that the content does not know by the words of its lua name: `item_black_king_bar` is Black King Bar. */
export function itemTitle(names: ItemNames, item: string): string {
  return names[item] ?? titleOf(codeOfItem(item));
}

/** Where an item is shown; undefined when the content does not know it. */
export function itemHref(names: ItemNames, item: string): string | undefined {
  return names[item] === undefined ? undefined : paths.items.to({}, { item: codeOfItem(item) });
}
