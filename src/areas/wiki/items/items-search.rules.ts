import { asOfRevision } from '#areas/wiki/content/as-of.rules.ts';
import { paths } from '#contract/paths.ts';
import { manyOf, shortText, type Codec, type SearchOf } from '#contract/search.ts';

/** The chosen item as the address names it: `black_king_bar`; empty is none. */
export const itemCode: Codec<string> = {
  read: (raw) => (raw !== null && /^[a-z0-9_]{1,100}$/.test(raw) ? raw : ''),
  write: (value) => value || undefined,
};
export const itemMarks = ['New', 'Changed'] as const;
export type ItemMark = (typeof itemMarks)[number];

/** The search parameters of the shop: part of a name, the shown marks (none means all), the chosen item, the revision. */
export const itemsSearch = { q: shortText, mark: manyOf(itemMarks), item: itemCode, asOf: asOfRevision };
export type ItemsSearch = SearchOf<typeof itemsSearch>;

/** The address of the shop with these filters and this item. */
export function itemsAddress({ q, mark, item, asOf }: ItemsSearch): string {
  return paths.items.to(
    {},
    {
      q: shortText.write(shortText.read(q)),
      mark: itemsSearch.mark.write(mark),
      item: itemCode.write(item),
      asOf: asOfRevision.write(asOf),
    },
  );
}

/** `black_king_bar` of `item_black_king_bar`. */
export function codeOfItem(luaName: string): string {
  return luaName.replace(/^item_/, '');
}
