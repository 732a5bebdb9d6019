import { useCallback, useState, type KeyboardEvent } from 'react';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { formatNumber } from '#lib/format.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { TipContent } from '#ui/overlay/TipContent.tsx';
import { richTip, useTips } from '#ui/overlay/tips.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { ItemLink } from './ItemLink.tsx';
import { codeOfItem, type ItemsSearch } from './items-search.rules.ts';
import type { ListedItem, ShopShelf } from './items.contract.ts';
import { text } from './items.text.ts';
import { nextSpot, type Spot } from './shop-keys.rules.ts';
import css from './Items.module.css';

const TIP = 'item';

/** The shelves in rows of four. Tab goes from shelf to shelf, the arrows from tile to tile. */
export function Shop({ shelves, search }: { shelves: readonly ShopShelf[]; search: ItemsSearch }) {
  useItemTips(shelves);

  const sizes = shelves.map((shelf) => shelf.items.length);
  return (
    <div className={css.shop}>
      {shelves.map((shelf, order) => (
        <Shelf key={shelf.name} {...shelf} order={order} sizes={sizes} search={search} />
      ))}
    </div>
  );
}

/** The arrows lead from the tile that has the focus to the next one. */
function moveFocus(event: KeyboardEvent<HTMLElement>, sizes: readonly number[], spot: Spot) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const next = nextSpot(sizes, spot, event.key);
  if (!next) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(`[data-spot="${next.shelf}-${next.index}"]`)?.focus();
}

function useItemTips(shelves: readonly ShopShelf[]) {
  const words = useWords(text);
  const language = useLanguage();
  const draw = useCallback(
    (luaName: string) => {
      const item = shelves.flatMap((shelf) => shelf.items).find((each) => each.luaName === luaName);
      if (!item) return null;
      const sub = { New: words.newIn, Changed: words.changedIn, Same: undefined }[item.itemType];
      const price = { icon: 'coins' as const, label: words.price, value: formatNumber(item.cost, language) };
      return <TipContent sub={sub} title={item.name} meta={[price]} />;
    },
    [shelves, words, language],
  );
  useTips(TIP, draw);
}

type ShelfProps = ShopShelf & { order: number; sizes: readonly number[]; search: ItemsSearch };

function Shelf({ name, items, order, sizes, search }: ShelfProps) {
  const words = useWords(text);
  const isHydrated = useHydrated();
  const [visited, setVisited] = useState<number>();
  const chosen = items.findIndex((item) => codeOfItem(item.luaName) === search.item);
  // One Tab stop: where the arrows were last, else the chosen tile. Without a script every tile is one.
  const stop = visited !== undefined && visited < items.length ? visited : Math.max(0, chosen);
  const id = `shelf-${name}`;
  return (
    <section className={css.shelf} aria-labelledby={id}>
      <h2 id={id}>{words[name]}</h2>
      <ul>
        {items.map((item, index) => (
          <li key={item.luaName}>
            <ItemLink
              luaName={item.luaName}
              search={search}
              className={css.tile}
              aria-label={nameWithMark(item, words)}
              aria-current={index === chosen || undefined}
              tabIndex={isHydrated && index !== stop ? -1 : undefined}
              onKeyDown={(event) => moveFocus(event, sizes, { shelf: order, index })}
              onFocus={() => setVisited(index)}
              data-spot={`${order}-${index}`}
              data-type={item.itemType}
              {...richTip(TIP, item.luaName)}
            >
              <ItemEmblem name={item.luaName} />
              {item.itemType === 'New' ? <b aria-hidden="true">{words.isNew}</b> : null}
            </ItemLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The border of a tile says what it is by colour alone, so the name says it too. */
function nameWithMark(item: ListedItem, words: ReturnType<typeof text>): string {
  if (item.itemType === 'Same') return item.name;
  return words.named(item.name, item.itemType === 'New' ? words.isNew : words.isChanged);
}
