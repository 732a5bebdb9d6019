import { useMemo } from 'react';
import { FeedLinks } from '#areas/news/updates/FeedLinks.tsx';
import { listUpdates } from '#areas/news/updates/updates.contract.ts';
import { ItemFilters } from '#areas/wiki/items/ItemFilters.tsx';
import { ItemPanel } from '#areas/wiki/items/ItemPanel.tsx';
import { itemsAddress, itemsSearch, type ItemsSearch } from '#areas/wiki/items/items-search.rules.ts';
import { getItemDetails, getShop, type ItemDetails } from '#areas/wiki/items/items.contract.ts';
import { text } from '#areas/wiki/items/items.text.ts';
import { openItemBody } from '#areas/wiki/items/ItemView.tsx';
import { countItems, shelvesMarked, shelvesNamed } from '#areas/wiki/items/shelves.rules.ts';
import { Shop, useShopView } from '#areas/wiki/items/Shop.tsx';
import { useAddressState } from '#contract/address-state.ts';
import type { Output } from '#contract/endpoint.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { definePage } from '#contract/page.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { latePart } from '#ui/layout/late-part.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { WaitingList } from '#ui/layout/WaitingList.tsx';
import { Key } from '#ui/table/Key.tsx';
import { useWords } from '#ui/text/language.tsx';
import css from '#areas/wiki/items/Items.module.css';

const noticePart = latePart(async () => (await import('#areas/wiki/content/LateAsOfNotice.tsx')).AsOfNotice);

const changesPart = latePart(async () => (await import('./LateItemChanges.tsx')).ItemChanges);

const nothingPart = latePart(async () => (await import('./LateNothingFound.tsx')).NothingFound);
const absentPart = latePart(async () => (await import('./LateNothingFound.tsx')).ItemNotFound);

export const page = definePage({
  search: itemsSearch,
  load: async ({ call, search: { item, asOf }, language }) => {
    const asked = { lang: language, asOf };
    if (import.meta.env.SSR) await absentPart.open();
    const [shop, chosen, updates] = await Promise.all([
      call(getShop, asked),
      item === '' ? undefined : call(getItemDetails, { ...asked, luaName: `item_${item}` }),
      item === '' ? undefined : call(listUpdates, { luaName: `item_${item}`, count: '1' }),
      item === '' ? undefined : changesPart.open(),
      openItemBody(),
      import.meta.env.SSR ? nothingPart.open() : undefined,
      asOf === undefined ? undefined : noticePart.open(),
    ]);
    return { shop, item: chosen?.item, updateCount: updates?.totalCount ?? 0 };
  },
  Body: ItemsPage,
  Waiting: ItemsWaiting,
  Absent: () => <absentPart.Slot />,
});

type Data = { shop: Output<typeof getShop>; item: ItemDetails | undefined; updateCount: number };

/** About one screen. */
const WAITING_TILES = 64;

function ItemsWaiting() {
  const words = useWords(text);
  return (
    <WaitingList title={words.title} lead={<Lead />} count={WAITING_TILES} list={css.waiting} card={css.waitingTile} above={css.above} />
  );
}

function ItemsPage({ data: { shop, item, updateCount }, search }: { data: Data; search: ItemsSearch }) {
  const words = useWords(text);
  const navigation = useNavigation();
  const [shown, change] = useAddressState(search, itemsAddress);
  const named = shelvesNamed(shop.shelves, shown.q);
  const shelves = shelvesMarked(named, shown.mark);
  const count = countItems(shelves);
  const [view, setView] = useShopView();
  const itself = itemsAddress({ q: '', mark: [], item: search.item, asOf: undefined });
  // The same element while its props are the same: rendering it anew before its code has loaded would discard the server's HTML.
  const panel = useMemo(
    () => (
      <ItemPanel
        item={item}
        search={shown}
        onClose={() => navigation.close(itemsAddress({ ...shown, item: '' }))}
        foot={item ? <changesPart.Slot item={item} updateCount={updateCount} /> : null}
      />
    ),
    [item, shown, navigation, updateCount],
  );

  return (
    <>
      <Head
        title={item ? item.name : words.title}
        description={item ? words.itemDescription(item.name) : words.description}
        path={itself}
      />
      {import.meta.env.SSR && item ? <FeedLinks of={{ section: 'items', name: search.item }} title={item.name} /> : null}
      <div className="wrap page">
        <PageHead title={words.title} lead={<Lead />} />
        {search.asOf === undefined ? null : <noticePart.Slot revision={shop.revision} href={itself} />}
        <ItemFilters shown={shown} named={named} count={count} onChange={change} view={view} onView={setView} />
        <div className={css.columns}>
          <div>{count > 0 ? <Shop shelves={shelves} search={shown} view={view} /> : <nothingPart.Slot asOf={search.asOf} />}</div>
          {panel}
        </div>
      </div>
    </>
  );
}

function Lead() {
  const words = useWords(text);
  return (
    <span className={css.lead}>
      {words.lead} <Key colour="var(--new)">{words.New}</Key> <Key colour="var(--rework)">{words.changedAgainst}</Key>
    </span>
  );
}
