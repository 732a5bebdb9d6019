import type { ReactNode } from 'react';
import { modeOfMap } from '#areas/games/protocol/modes.rules.ts';
import { paths } from '#contract/paths.ts';
import { formatDuration } from '#lib/format.ts';
import type { Language } from '#lib/words.ts';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { SignedChange } from '#ui/figures/SignedChange.tsx';
import { classes } from '#ui/style/classes.ts';
import { Pager } from '#ui/table/Pager.tsx';
import { RowLink, SortHeader, Table } from '#ui/table/Table.tsx';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './hero-matches.text.ts';
import type { HistoryOrder, HistoryRow } from './matches.contract.ts';
import css from './GamesTable.module.css';

type Sorting = { sort: HistoryOrder; order: 'desc' | 'asc'; hrefOf: (sort: HistoryOrder, order: 'desc' | 'asc') => string };

type GamesTableProps = {
  label: string;
  /** Heads the column that says what was played. */
  what: string;
  page: number;
  pageCount: number;
  hrefOf: (page: number | undefined) => string;
  /** The current order, and the address of another one; without it readers cannot sort the list. */
  sorting?: Sorting;
  hasItems?: boolean;
  children: ReactNode;
};

/** A page of games, a `drawGame` each. */
export function GamesTable({ label, what, page, pageCount, hrefOf, sorting, hasItems = false, children }: GamesTableProps) {
  const words = useWords(text);
  const head = (sort: HistoryOrder, name: string, className?: string) => <Head {...{ sorting, sort, className }}>{name}</Head>;
  return (
    <>
      <Table label={label} rows className={css.table}>
        <thead>
          <tr>
            {head('place', words.place, css.place)}
            <th scope="col">{what}</th>
            {hasItems ? (
              <th scope="col" className={css.items}>
                {words.items}
              </th>
            ) : null}
            {head('kda', words.kda, classes('end', css.kda))}
            {head('duration', words.time, classes('end', css.time))}
            <th scope="col" className={css.mode}>
              {words.mode}
            </th>
            {head('rating', words.rating, 'end')}
            {head('date', words.date, classes('end', css.date))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
      {pageCount > 1 ? (
        <div className={css.pager}>
          <Pager page={page} pageCount={pageCount} hrefOf={(to) => hrefOf(to > 1 ? to : undefined)} label={label} />
        </div>
      ) : null}
    </>
  );
}

type HeadProps = { sorting: Sorting | undefined; sort: HistoryOrder; className: string | undefined; children: string };

function Head({ sorting, sort, className, children }: HeadProps) {
  if (!sorting) {
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    );
  }
  const isCurrent = sorting.sort === sort;
  const direction = sorting.order === 'asc' ? 'ascending' : 'descending';
  return (
    <SortHeader
      className={className}
      href={sorting.hrefOf(sort, isCurrent && sorting.order === 'desc' ? 'asc' : 'desc')}
      direction={isCurrent ? direction : undefined}
    >
      {children}
    </SortHeader>
  );
}

type GameProps = {
  game: Pick<
    HistoryRow,
    | 'matchId'
    | 'mapName'
    | 'isCalledOff'
    | 'whyUncounted'
    | 'place'
    | 'kills'
    | 'deaths'
    | 'assists'
    | 'endAtSeconds'
    | 'ratingChange'
    | 'isDoubleRating'
  >;
  art: ReactNode;
  items?: ReactNode;
  /** What was played; leads to the match. */
  title: string;
  /** Under the title. */
  by?: ReactNode;
  /** When it was played, for the column of a wide table and for under the title of a narrow one. */
  date: ReactNode;
  shortDate: string;
};

/**
 * The row of a match that somebody played: place, hero, items and figures, mode, rating change and date. Twenty of them are most of the
 * cost of rendering a profile: hence a plain function of plain functions, with no more elements than are visible.
 */
export function drawGame(key: string, { game, art, items, title, by, date, shortDate }: GameProps, language: Language) {
  const words = text(language);
  const id = String(game.matchId);
  const isDuo = modeOfMap(game.mapName) === 'duo';
  const kda = game.kills === null ? undefined : `${game.kills}/${game.deaths ?? 0}/${game.assists ?? 0}`;
  const time = formatDuration(game.endAtSeconds);
  // The title already says that a match was called off.
  const why =
    game.whyUncounted === null || game.isCalledOff ? undefined : words[game.whyUncounted === 'unranked' ? 'unranked' : 'uncounted'];
  const facts = [isDuo ? '2x8' : [], kda ? [kda, time] : []].flat().join(' · ');
  const when = why === undefined ? shortDate : `${shortDate}\n${why}`;
  return (
    <tr key={key}>
      <td className={css.place}>{PlaceBadge({ place: game.place })}</td>
      <th scope="row">
        <span className={css.what}>
          {art}
          {RowLink({ href: paths.match.to({ id }), title: words.openMatch(id), children: title })}
          {by ? (
            <small>
              {by}
              <span className={css.narrow}>{`\n${facts === '' ? '' : `${facts} · `}${when}`}</span>
            </small>
          ) : (
            <small className={css.narrow}>{facts === '' ? when : `${facts}\n${when}`}</small>
          )}
        </span>
      </th>
      {items ? <td className={css.items}>{items}</td> : null}
      <td className={classes('num end', css.kda)}>{kda ?? '—'}</td>
      <td className={classes('num end', css.time)}>{time}</td>
      <td className={css.mode}>{isDuo ? Tag({ tone: 'blue', children: '2x8' }) : Tag({ children: '1x6' })}</td>
      {SignedChange({ as: 'td', className: 'end', value: game.ratingChange, doubled: game.isDoubleRating })}
      <td className={classes('end', css.date)}>
        {date} {why === undefined ? null : Tag({ children: why })}
      </td>
    </tr>
  );
}
