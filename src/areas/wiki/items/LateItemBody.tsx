import { useWords } from '#ui/text/language.tsx';
import { bodyText } from './item-body.text.ts';
import { sidesOf } from './item-sides.rules.ts';
import type { ItemsSearch } from './items-search.rules.ts';
import type { ItemDetails } from './items.contract.ts';
import { ItemSide } from './ItemSide.tsx';
import { PartsTree, UsedIn } from './PartsTree.tsx';
import css from './ItemPanel.module.css';

/** An item's effects and components, on each side, and what is built from it. */
export function ItemBody({ item, search }: { item: ItemDetails; search: ItemsSearch }) {
  const words = useWords(bodyText);
  const sides = sidesOf(item);
  const isSwitched = sides.length > 1;
  return (
    <>
      {sides.map(({ name, side }) => (
        <div key={name} className={css.side} data-side={isSwitched ? name : undefined}>
          <ItemSide side={side} original={isSwitched && name === 'itemIn1x6' ? item.itemInDota : null} />
          <PartsTree item={item} side={side} search={search} />
        </div>
      ))}
      {sides.length === 0 ? <p>{words.nothingKnown}</p> : null}
      <UsedIn item={item} search={search} />
    </>
  );
}
