import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { titleOf } from '#lib/format-name.ts';

type Props = { items: string; titles: string };

/**
 * The items that a player ended a match with, with their names as titles: plain texts from `gameItems`, so that the markup can be cached.
 */
export function GameItems({ items, titles }: Props) {
  const names = titles.split('|');
  return items === ''
    ? null
    : items.split(' ').map((item, index) => (
        <span key={index} title={names[index]}>
          {ItemEmblem({ name: item, label: names[index] })}
        </span>
      ));
}

/** The props of `GameItems`. */
export function gameItems(items: readonly string[], names: Readonly<Record<string, string>>): Props {
  return { items: items.join(' '), titles: items.map((item) => names[item] ?? titleOf(item.replace('item_', ''))).join('|') };
}
