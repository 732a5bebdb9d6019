import type { ComponentProps, MouseEvent } from 'react';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { useNavigation } from '#contract/navigation.tsx';
import { codeOfItem, itemsAddress, type ItemsSearch } from './items-search.rules.ts';
import type { ItemNames } from './items.contract.ts';
import { itemHref, itemTitle } from './items.rules.ts';

/** An item by its art: its name under the pointer, its page at a press. */
export function NamedItem({ names, item, size }: { names: ItemNames; item: string; size: number }) {
  const title = itemTitle(names, item);
  return (
    <a className="above" title={title} href={itemHref(names, item)}>
      <ItemEmblem name={item} size={size} label={title} />
    </a>
  );
}

type Props = { luaName: string; search: ItemsSearch } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>;

/**
 * A plain link to an item. With the script it keeps the place in the shop, and only the first choice is one that the
 * browser's Back takes back.
 */
export function ItemLink({ luaName, search, children, ...rest }: Props) {
  const navigation = useNavigation();
  const href = itemsAddress({ ...search, item: codeOfItem(luaName) });

  function follow(event: MouseEvent) {
    const isOrdinary = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // While the address names a language, links open new documents.
    if (!isOrdinary || new URLSearchParams(navigation.query).has('lang')) return;
    event.preventDefault();
    navigation.go(href, { stay: true, replace: search.item !== '' });
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
