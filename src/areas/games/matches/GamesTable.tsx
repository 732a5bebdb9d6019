import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import type { Language } from '#lib/words.ts';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { SignedChange } from '#ui/figures/SignedChange.tsx';
import { classes } from '#ui/style/classes.ts';
import { Pager } from '#ui/table/Pager.tsx';
import { RowLink, Table } from '#ui/table/Table.tsx';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './hero-matches.text.ts';
import css from './GamesTable.module.css';

type GamesTableProps = {
  label: string;
  /** Heads the column that says what was played. */
  what: string;
  page: number;
  pageCount: number;
  hrefOf: (page: number | undefined) => string;
  children: ReactNode;
};

/** A page of games, a `drawGame` each. */
export function GamesTable({ label, what, page, pageCount, hrefOf, children }: GamesTableProps) {
  const words = useWords(text);
  return (
    <>
      <Table label={label} className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.place}>
              {words.place}
            </th>
            <th scope="col">{what}</th>
            <th scope="col" className={css.mode}>
              {words.mode}
            </th>
            <th scope="col" className="end">
              {words.rating}
            </th>
            <th scope="col" className={classes('end', css.date)}>
              {words.date}
            </th>
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

type GameProps = {
  game: { matchId: number | string; mapName: string; place: number | null; ratingChange: number | null; isDoubleRating: boolean };
  art: ReactNode;
  /** What was played; leads to the match. */
  title: string;
  /** Under the title. */
  by?: ReactNode;
  /** When it was played, for the column of a wide table and for under the title of a narrow one. */
  date: ReactNode;
  shortDate: string;
};

/**
 * The row of a game somebody played: the place, what with, the mode, the change of the rating and the date. Twenty of them are most of
 * what a profile costs to make: a plain function of plain functions, and no more elements than are seen.
 */
export function drawGame(key: string, { game, art, title, by, date, shortDate }: GameProps, language: Language) {
  const words = text(language);
  const id = String(game.matchId);
  const isDuo = game.mapName.includes('duo');
  const short = isDuo ? `2x8 · ${shortDate}` : shortDate;
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
              <span className={css.narrow}>{` · ${short}`}</span>
            </small>
          ) : (
            <small className={css.narrow}>{short}</small>
          )}
        </span>
      </th>
      <td className={css.mode}>{isDuo ? Tag({ tone: 'blue', children: '2x8' }) : Tag({ children: '1x6' })}</td>
      {SignedChange({ as: 'td', className: 'end', value: game.ratingChange, doubled: game.isDoubleRating })}
      <td className={classes('end', css.date)}>{date}</td>
    </tr>
  );
}
