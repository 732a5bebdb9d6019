import { EmptySlot } from '#ui/Emblem.tsx';
import { ItemEmblem } from '#ui/ItemEmblem.tsx';
import { useWords } from '#ui/language.tsx';
import { inventoryOf, itemTitle } from './match-view.rules.ts';
import { text } from './match.text.ts';
import css from './PlayersTable.module.css';

/** Six slots and the two Aghanim marks. */
export function Inventory({ items }: { items: readonly string[] }) {
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
          item === undefined ? (
            <EmptySlot key={slot} size={30} />
          ) : (
            <span key={slot} title={itemTitle(item)}>
              <ItemEmblem name={item} size={30} label={itemTitle(item)} />
            </span>
          ),
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
