import type { ComponentProps, MouseEvent } from 'react';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { useNavigation } from '#contract/navigation.tsx';
import { codeOfItem, itemsAddress, type ItemsSearch } from './items-search.rules.ts';
import type { ItemNames } from './items.contract.ts';
import { itemHref, itemTitle } from './items.rules.ts';

/** An item's art, with its name on hover and a link to its page. */
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
 * A plain link to an item. With scripts the shop keeps its scroll position, and only the first choice adds an entry to the browser's
 * history.
 */
export function ItemLink({ luaName, search, children, ...rest }: Props) {
  const navigation = useNavigation();
  const href = itemsAddress({ ...search, item: codeOfItem(luaName) });

  function follow(event: MouseEvent) {
    const isOrdinary = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // While the address sets a language, links open new documents.
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
