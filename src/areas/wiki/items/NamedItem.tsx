import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { itemHref, itemTitle } from './item-names.rules.ts';
import type { ItemNames } from './items.contract.ts';

/** An item by its art: its name under the pointer, its page at a press. */
export function NamedItem({ names, item, size }: { names: ItemNames; item: string; size: number }) {
  const title = itemTitle(names, item);
  return (
    <a className="above" title={title} href={itemHref(names, item)}>
      <ItemEmblem name={item} size={size} label={title} />
    </a>
  );
}
