import type { Profile } from '#areas/players/players/profile.contract.ts';
import { paths } from '#contract/paths.ts';
import { formatDecimal, formatNumber } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { SegmentedLinks } from '#ui/controls/Segmented.tsx';
import { PlaceColumns } from '#ui/figures/PlaceColumns.tsx';
import { Stat, Stats } from '#ui/figures/Stat.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './profile.text.ts';
import css from './Profile.module.css';

type ShownMode = '1x6' | '2x8';
type Props = { id: string; mode: ShownMode; profile: Pick<Profile, 'figures' | 'streaks' | 'lastMatch'> };

/** The figures of one mode, and the link to those of the other. */
export function Statistics({ id, mode, profile: { figures, streaks, lastMatch } }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const modes = [
    { href: paths.player.to({ id }), label: '1x6', isCurrent: mode === '1x6' },
    { href: paths.player.to({ id }, { mode: '2x8' }), label: '2x8', isCurrent: mode === '2x8' },
  ];
  const other = modes.find(({ isCurrent }) => !isCurrent);
  return (
    <Panel title={words.statistics} tools={<SegmentedLinks size="s" label={words.mode} options={modes} />}>
      {figures.matchCount === 0 ? (
        <EmptyState
          title={words.noFigures}
          actions={
            // Players of only the other mode are found there.
            other && lastMatch && lastMatch.isDuo === (mode === '1x6') ? (
              <ButtonLink href={other.href}>{words.showMode(other.label)}</ButtonLink>
            ) : null
          }
        >
          {words.noFiguresLine}
        </EmptyState>
      ) : (
        <>
          <Stats>
            <Stat label={words.gamesPlayed}>{formatNumber(figures.matchCount, language)}</Stat>
            <Stat label={words.averagePlace}>{formatDecimal(figures.avgPlace || null, 2, language)}</Stat>
            <Stat label={words.firstPlaces}>{formatNumber(figures.places[0], language)}</Stat>
            <Stat label={words.averageGold}>{formatNumber(Math.round(figures.avgGpm) || null, language)}</Stat>
          </Stats>
          <h3 className={css.sub}>{words.distribution}</h3>
          <PlaceColumns counts={figures.places} height={132} />
          <h3 className={css.sub}>{words.streaks}</h3>
          <dl className={css.streaks}>
            <div>
              <dt>{words.winsInARow}</dt>
              <dd>
                {streaks.first.current} <small>{words.recordIs(streaks.first.longest)}</small>
              </dd>
            </div>
            <div>
              <dt>{words.topsInARow(figures.places.length / 2)}</dt>
              <dd>
                {streaks.top.current} <small>{words.recordIs(streaks.top.longest)}</small>
              </dd>
            </div>
          </dl>
        </>
      )}
    </Panel>
  );
}
