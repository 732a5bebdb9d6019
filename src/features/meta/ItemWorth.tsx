import { itemHref, itemTitle } from '#features/items/item-names.rules.ts';
import { listItemNames } from '#features/items/items.contract.ts';
import { formatNumber } from '#lib/format.ts';
import { formatDate } from '#lib/format-time.ts';
import { useAsked } from '#ui/asked.ts';
import { ItemEmblem } from '#ui/ItemEmblem.tsx';
import { ErrorState } from '#ui/EmptyState.tsx';
import { useLanguage, useWords } from '#ui/language.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Table } from '#ui/Table.tsx';
import { Time } from '#ui/Time.tsx';
import { listItemEffects, type ItemEffects } from './insight.contract.ts';
import { Interval, signedDecimal } from './Interval.tsx';
import css from './MetaSource.module.css';
import { isDuo, type MetaSearch } from './meta-search.rules.ts';
import { text } from './source.text.ts';

const SHOWN = 24;

/** What items are worth to players who are alike, the uncorrected number greyed beside it. */
export function ItemWorth({ search: { mode } }: { search: MetaSearch }) {
  const words = useWords(text);
  const language = useLanguage();
  const names = useAsked(listItemNames, { lang: language }).data ?? {};
  const { data, isFailed, again } = useAsked(listItemEffects, { isduo: isDuo(mode) });
  if (isFailed) return <ErrorState onRetry={again} />;
  const items = mostBought(data?.items ?? []);
  return (
    <Panel
      flush
      title={words.items}
      note={
        <>
          {words.itemsNote} {data ? <Source data={data} /> : null}
        </>
      }
    >
      <Table label={words.items} className={css.worth}>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col">{words.minute}</th>
            <th scope="col">{words.games}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.rawWon}</th>
          </tr>
        </thead>
        <tbody>
          {items.slice(0, SHOWN).map(({ item, since, minute, games, raw, gained }) => (
            <tr key={item}>
              <th scope="row">
                <span className={css.itemName}>
                  <ItemEmblem name={item} size={34} />
                  <a className="way" href={itemHref(names, item)}>
                    {itemTitle(names, item)}
                  </a>
                </span>
              </th>
              <td>{words.bought(since, minute)}</td>
              <td>{formatNumber(games, language)}</td>
              <td>
                {signedDecimal(gained.value, language)}
                <Interval estimate={gained} centre={0} reach={0.8} />
              </td>
              <td className="muted">{signedDecimal(raw, language)}</td>
            </tr>
          ))}
          {data && items.length === 0 ? (
            <tr>
              <td colSpan={5}>{words.noItems}</td>
            </tr>
          ) : null}
        </tbody>
      </Table>
    </Panel>
  );
}

/** Each item at the look by which most had bought it, the most helpful first. */
function mostBought(items: ItemEffects['items']): ItemEffects['items'] {
  return [...Map.groupBy(items, ({ item }) => item).values()]
    .flatMap((looks) => looks.toSorted((a, b) => b.games - a.games).slice(0, 1))
    .toSorted((a, b) => b.gained.value - a.gained.value);
}

function Source({ data: { days, computedAt } }: { data: ItemEffects }) {
  const words = useWords(text);
  return (
    <>
      {words.days(formatDate(days.from), formatDate(days.to))}. {words.computed}: <Time at={computedAt} />.
    </>
  );
}
