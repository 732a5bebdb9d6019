import { useCallback, useState, type KeyboardEvent } from 'react';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { formatNumber } from '#lib/format.ts';
import { readStoredText, storeText } from '#ui/hooks/local-storage.ts';
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
const KEPT_VIEW = 'shop-view';

/** How the items of a shelf stand. */
export type ShopView = 'tiles' | 'list';
/** How many usually stand in a row: the height of a shelf before it is laid out. */
const inRow: Record<ShopView, number> = { tiles: 4, list: 1 };

/** How this browser shows the shop: the last choice is stored and applies after hydration. */
export function useShopView(): [view: ShopView, change: (view: ShopView) => void] {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<ShopView>();
  const kept: ShopView = isHydrated && readStoredText(KEPT_VIEW) === 'list' ? 'list' : 'tiles';
  return [
    chosen ?? kept,
    (view) => {
      storeText(KEPT_VIEW, view);
      setChosen(view);
    },
  ];
}

type ShopProps = { shelves: readonly ShopShelf[]; search: ItemsSearch; view: ShopView };

/** The shelves in rows of tiles, or as lists. Tab moves between shelves, the arrows between items. */
export function Shop({ shelves, search, view }: ShopProps) {
  useItemTips(shelves);

  const sizes = shelves.map((shelf) => shelf.items.length);
  return (
    <div className={css.shop} data-view={view}>
      {shelves.map((shelf, order) => (
        <Shelf key={shelf.name} {...shelf} order={order} sizes={sizes} row={inRow[view]} search={search} />
      ))}
    </div>
  );
}

/** The arrows lead from the tile that has the focus to the next one. How many stand in a row depends on the screen and the letters. */
function moveFocus(event: KeyboardEvent<HTMLElement>, sizes: readonly number[], spot: Spot) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget.closest('ul');
  const columns = list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
  const next = nextSpot(sizes, columns, spot, event.key);
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

type ShelfProps = ShopShelf & { order: number; sizes: readonly number[]; row: number; search: ItemsSearch };

function Shelf({ name, items, order, sizes, row, search }: ShelfProps) {
  const words = useWords(text);
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [visited, setVisited] = useState<number>();
  const chosen = items.findIndex((item) => codeOfItem(item.luaName) === search.item);
  // One tab stop per shelf: the last one visited with the arrows, otherwise the chosen tile. Without a script every tile is one.
  const stop = visited !== undefined && visited < items.length ? visited : Math.max(0, chosen);
  const id = `shelf-${name}`;
  return (
    <section className={css.shelf} style={{ '--rows': Math.ceil(items.length / row) }} aria-labelledby={id}>
      <h2 id={id}>{words[name]}</h2>
      <ul>
        {items.map((item, index) => (
          <li key={item.luaName}>
            <ItemLink
              luaName={item.luaName}
              search={search}
              className={css.tile}
              aria-current={index === chosen || undefined}
              tabIndex={isHydrated && index !== stop ? -1 : undefined}
              onKeyDown={(event) => moveFocus(event, sizes, { shelf: order, index })}
              onFocus={() => setVisited(index)}
              data-spot={`${order}-${index}`}
              data-type={item.itemType}
              {...richTip(TIP, item.luaName)}
            >
              <span className={css.art}>
                <ItemEmblem name={item.luaName} />
                {item.itemType === 'New' ? <b aria-hidden="true">{words.isNew}</b> : null}
              </span>
              <span>
                {item.name}
                {item.itemType === 'Same' ? null : <span className="sr">{`, ${markOf(item, words)}`}</span>}
              </span>
              {item.cost === null ? null : <small>{formatNumber(item.cost, language)}</small>}
            </ItemLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A tile's border shows its mark by colour only, so text says it too. */
function markOf({ itemType }: ListedItem, words: ReturnType<typeof text>): string {
  return (itemType === 'New' ? words.isNew : words.isChanged).toLowerCase();
}
