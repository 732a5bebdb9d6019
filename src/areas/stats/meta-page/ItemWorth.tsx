import { lazy, Suspense, useState } from 'react';
import { isduoOf } from '#areas/games/protocol/modes.rules.ts';
import { listItemEffects, type ItemEffects } from '#areas/stats/hero-stats/insight.contract.ts';
import type { MetaSearch } from '#areas/stats/hero-stats/meta-search.rules.ts';
import { Interval, signedDecimal } from '#areas/stats/sources/Interval.tsx';
import { listItemNames, type ItemNames } from '#areas/wiki/items/items.contract.ts';
import { itemHref, itemTitle } from '#areas/wiki/items/items.rules.ts';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { useCall } from '#contract/use-call.ts';
import { formatDate } from '#lib/format-time.ts';
import { formatNumber } from '#lib/format.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Table } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './source.text.ts';
import css from './MetaSource.module.css';

const ItemSource = lazy(() => import('./ItemSource.tsx').then((module) => ({ default: module.ItemSource })));
const SHOWN = 24;

/** The worth of items among comparable players, with the uncorrected number in grey beside it. */
export function ItemWorth({ search: { mode } }: { search: MetaSearch }) {
  const words = useWords(text);
  const language = useLanguage();
  const names = useCall(listItemNames, { lang: language }).data ?? {};
  const { data, isFailed, again } = useCall(listItemEffects, { isduo: isduoOf(mode) });
  const [asked, setAsked] = useState<ItemEffects['items'][number]>();
  if (isFailed) return <ErrorState onRetry={again} />;
  const items = mostBought(data?.items ?? []);
  return (
    <Panel
      flush
      title={words.items}
      note={
        <>
          {words.itemsNote} {data?.days ? <Source days={data.days} computedAt={data.computedAt} /> : null}
        </>
      }
    >
      <Table label={words.items} className={css.worth}>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col">{words.minute}</th>
            <th scope="col">{words.gamesHead}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.rawWon}</th>
          </tr>
        </thead>
        <tbody>
          {items.slice(0, SHOWN).map((effect) => (
            <Row key={effect.item} effect={effect} names={names} onSource={() => setAsked(effect)} />
          ))}
          {data && items.length === 0 ? (
            <tr>
              <td colSpan={5}>{words.noItems}</td>
            </tr>
          ) : null}
        </tbody>
      </Table>
      {data && asked ? (
        <Suspense fallback={null}>
          <ItemSource data={data} effect={asked} name={itemTitle(names, asked.item)} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}

type RowProps = { effect: ItemEffects['items'][number]; names: ItemNames; onSource: () => void };

function Row({ effect: { item, since, minute, games, raw, gained }, names, onSource }: RowProps) {
  const words = useWords(text);
  const language = useLanguage();
  const name = itemTitle(names, item);
  return (
    <tr>
      <th scope="row">
        <span className={css.itemName}>
          <ItemEmblem name={item} size={34} />
          <a className="way" href={itemHref(names, item)}>
            {name}
          </a>
        </span>
      </th>
      <td>{words.bought(since, minute)}</td>
      <td>{formatNumber(games, language)}</td>
      <td>
        <span className={css.worthValue}>
          <IconButton look="quiet" size="s" icon="info" label={words.whereFrom(name)} onClick={onSource} />
          {signedDecimal(gained.value, language)}
        </span>
        <Interval estimate={gained} centre={0} reach={0.8} />
      </td>
      <td className="muted">{signedDecimal(raw, language)}</td>
    </tr>
  );
}

/** Each item at the look by which most players had bought it, the most helpful first. */
function mostBought(items: ItemEffects['items']): ItemEffects['items'] {
  return [...Map.groupBy(items, ({ item }) => item).values()]
    .flatMap((looks) => looks.toSorted((a, b) => b.games - a.games).slice(0, 1))
    .toSorted((a, b) => b.gained.value - a.gained.value);
}

function Source({ days, computedAt }: { days: NonNullable<ItemEffects['days']>; computedAt: string | null }) {
  const words = useWords(text);
  return (
    <>
      {words.days(formatDate(days.from), formatDate(days.to))}. {words.workedOut}: <Time at={computedAt} />.
    </>
  );
}
