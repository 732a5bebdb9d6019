import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { useWords } from '#ui/text/language.tsx';
import { itemsAddress, type ItemsSearch } from './items-search.rules.ts';
import type { ItemDetails } from './items.contract.ts';
import { text } from './items.text.ts';
import { ItemView } from './ItemView.tsx';
import css from './ItemPanel.module.css';

type Props = { item: ItemDetails | undefined; search: ItemsSearch; onClose: () => void; foot: ReactNode };

/** The chosen item: beside the shop above 64rem, in a drawer otherwise. */
export function ItemPanel({ item, search, onClose, foot }: Props) {
  const words = useWords(text);
  const isNarrow = useNarrow();
  const shown = useRef(item);
  useEffect(() => {
    const isClosed = shown.current !== undefined && item === undefined;
    shown.current = item;
    // Nothing that was pressed takes the focus back when the address opened the item: reading goes on at the shop.
    if (isClosed && document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [item]);
  if (isNarrow) {
    const shelf = item?.shelf ? words[item.shelf] : undefined;
    return (
      <Drawer
        isOpen={item !== undefined}
        onClose={onClose}
        label={item?.name ?? words.details}
        head={shelf}
        side="right"
        closesOnLink={false}
      >
        {item ? <Chosen item={item} search={search} foot={foot} /> : null}
      </Drawer>
    );
  }
  return (
    <aside className={css.aside} data-empty={item === undefined || undefined} aria-label={words.details}>
      {item ? (
        <>
          <a className={css.close} href={itemsAddress({ ...search, item: '' })} aria-label={words.close}>
            <Icon name="x" />
          </a>
          <Chosen item={item} search={search} foot={foot} />
        </>
      ) : (
        <EmptyState title={words.pickTitle} level={2}>
          {words.pickLine}
        </EmptyState>
      )}
    </aside>
  );
}

/** A new item starts afresh; if the link that led to it disappeared with the old one, its heading takes the focus. */
function Chosen({ item, search, foot }: { item: ItemDetails; search: ItemsSearch; foot: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useRef(item.luaName);
  useEffect(() => {
    if (seen.current === item.luaName) return;
    seen.current = item.luaName;
    if (document.activeElement === document.body) ref.current?.querySelector('h2')?.focus();
  }, [item.luaName]);
  return (
    <div ref={ref}>
      <ItemView key={item.luaName} item={item} search={search} foot={foot} />
    </div>
  );
}

const narrow = '(width <= 64rem)';

function useNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(narrow).matches,
    () => false,
  );
}
