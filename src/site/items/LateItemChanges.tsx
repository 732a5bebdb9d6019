import { Subscribe } from '#areas/news/updates/Subscribe.tsx';
import { updatesAddress } from '#areas/news/updates/updates-search.rules.ts';
import { text } from '#areas/news/updates/updates.text.ts';
import { codeOfItem } from '#areas/wiki/items/items-search.rules.ts';
import type { ItemDetails } from '#areas/wiki/items/items.contract.ts';
import { paths } from '#contract/paths.ts';
import { useWords } from '#ui/text/language.tsx';
import css from '#areas/wiki/items/ItemPanel.module.css';

/** Links to the updates that changed an item, if there are any, and to its content changes; offers a subscription. */
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
