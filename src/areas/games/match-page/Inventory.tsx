import { NamedItem } from '#areas/wiki/items/NamedItem.tsx';
import type { ItemNames } from '#areas/wiki/items/items.contract.ts';
import { EmptySlot } from '#areas/wiki/widgets/Emblem.tsx';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { useWords } from '#ui/text/language.tsx';
import { inventoryOf } from './match-view.rules.ts';
import { text } from './match.text.ts';
import css from './PlayersTable.module.css';

/** Six slots and the two Aghanim marks. */
export function Inventory({ items, names }: { items: readonly string[]; names: ItemNames }) {
  const words = useWords(text);
  const { slots, hasScepter, hasShard } = inventoryOf(items);
  const marks = [
    { item: 'item_ultimate_scepter', name: words.scepter, has: hasScepter },
    { item: 'item_aghanims_shard', name: words.shard, has: hasShard },
  ];
  return (
    <span className={css.inventory}>
      <span className={css.slots}>
        {slots.map((item, slot) =>
          item === undefined ? <EmptySlot key={slot} size={30} /> : <NamedItem key={slot} names={names} item={item} size={30} />,
        )}
      </span>
      <span className={css.aghanim}>
        {marks.map(({ item, name, has }) => (
          <span key={item} title={has ? words.owned(name) : words.notOwned(name)}>
            <ItemEmblem name={item} size={22} out={!has} label={has ? words.owned(name) : words.notOwned(name)} />
          </span>
        ))}
      </span>
    </span>
  );
}
