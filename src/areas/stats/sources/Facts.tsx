import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#lib/format.ts';
import { Time } from '#ui/figures/Time.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './sources.text.ts';
import css from './Facts.module.css';

/** The figures that the statistics page explains under these anchors. */
type Figure = 'won' | 'talent' | 'item' | 'patch' | 'leaders' | 'builds';

type Props = {
  window: string;
  filters: string;
  games: string | number;
  players: string | number;
  /** The formula in a few plain lines. */
  formula: string;
  /** The figure's name on the statistics page, which explains it in detail. */
  figure: Figure;
  computedAt: string | null | undefined;
  /** Addresses of matches behind the number; undefined while they are asked for. */
  matches: readonly string[] | undefined;
  /** The number itself: more terms and what they are. */
  children?: ReactNode;
};

/** The source of a number: when, what was counted, how many, how, when it was calculated, and the matches themselves. */
export function Facts({ window, filters, games, players, formula, figure, computedAt, matches, children }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const shown = (count: string | number) => (typeof count === 'number' ? formatNumber(count, language) : count);
  return (
    <dl className={css.facts}>
      {children}
      <dt>{words.window}</dt>
      <dd>{window}</dd>
      <dt>{words.games}</dt>
      <dd>{shown(games)}</dd>
      <dt>{words.players}</dt>
      <dd>{shown(players)}</dd>
      <dt>{words.formula}</dt>
      <dd>
        <details>
          <summary>{words.more}</summary>
          <p>{formula}</p>
          <p>{filters}.</p>
        </details>
        <a className="text-link" href={`${paths.statistics.to()}#${figure}`}>
          {words.whole}
        </a>
      </dd>
      <dt>{words.computed}</dt>
      <dd>
        <Time at={computedAt ?? null} />
      </dd>
      <dt>{words.matches}</dt>
      <dd className={css.matches}>
        {matches?.map((href) => (
          <a key={href} href={href} className="num">
            {href.split('/').at(-1)}
          </a>
        ))}
        {matches?.length === 0 ? '—' : null}
      </dd>
    </dl>
  );
}
