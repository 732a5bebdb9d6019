import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { titleOf } from '#lib/format-name.ts';

type Props = { items: string; titles: string };

/** The items that a player ended a game with, under their names: `gameItems` as plain texts, so that their markup can be kept. */
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

/** What `GameItems` is given. */
export function gameItems(items: readonly string[], names: Readonly<Record<string, string>>): Props {
  return { items: items.join(' '), titles: items.map((item) => names[item] ?? titleOf(item.replace('item_', ''))).join('|') };
}
