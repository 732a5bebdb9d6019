import { Subscribe } from '#areas/news/updates/Subscribe.tsx';
import { updatesAddress } from '#areas/news/updates/updates-search.rules.ts';
import { text } from '#areas/news/updates/updates.text.ts';
import { codeOfItem } from '#areas/wiki/items/items-search.rules.ts';
import type { ItemDetails } from '#areas/wiki/items/items.contract.ts';
import { paths } from '#contract/paths.ts';
import { useWords } from '#ui/text/language.tsx';
import css from '#areas/wiki/items/ItemPanel.module.css';

/** Links to an item's changes in updates, if it has any, and to subscribing to them. */
export function ItemChanges({ item, updateCount }: { item: ItemDetails; updateCount: number }) {
  const words = useWords(text);
  const name = codeOfItem(item.luaName);
  return (
    <section className={css.foot}>
      {updateCount > 0 ? (
        <p>
          <a className="text-link" href={updatesAddress({ item: name })}>
            {words.itemUpdates(updateCount)}
          </a>
        </p>
      ) : null}
      <p>
        <a className="text-link" href={paths.contentChanges.to({}, { item: name })}>
          {words.whereFrom}
        </a>
      </p>
      <Subscribe of={{ section: 'items', name }} title={item.name} />
    </section>
  );
}
