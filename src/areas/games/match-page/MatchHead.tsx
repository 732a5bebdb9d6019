import type { ReactNode } from 'react';
import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import { MatchFacts } from '#areas/games/matches/MatchFacts.tsx';
import { text as seasonText } from '#areas/games/seasons/season.text.ts';
import { paths } from '#contract/paths.ts';
import { formatDuration, formatNumber } from '#lib/format.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './match.text.ts';
import { MatchState } from './MatchState.tsx';
import css from './MatchPage.module.css';

/** Title, state and facts of a match, with the way to share it. */
export function MatchHead({ match, share }: { match: MatchDetail; share: ReactNode }) {
  const { matchId, meta, players } = match;
  const words = useWords(text);
  const seasonWords = useWords(seasonText);
  const language = useLanguage();
  const id = String(matchId);
  const mode = meta.isDuo ? '2x8' : '1x6';
  // For some uncounted matches the game reports only that they are over.
  const isUntold = meta.isFinished && players.every(({ heroName }) => heroName === null);
  return (
    <div>
      <PageHead title={words.title(id)} crumbs={[{ label: words.games, href: paths.live.to() }, { label: words.match }]} tools={share} />
      <MatchFacts label={words.facts}>
        <li>
          <MatchState {...meta} />
        </li>
        <li title={meta.map}>
          <Icon name="swords" size={16} />
          {mode}, {words[meta.rankGroup]}
        </li>
        <li>
          <Icon name="trending-up" size={16} />
          {words.averageRating(formatNumber(meta.averageRating, language))}
        </li>
        <li>
          <Icon name="trophy" size={16} />
          {seasonWords.named(meta.season)}
        </li>
        <li>
          <Icon name="calendar" size={16} />
          <Time at={meta.createdAt} />
        </li>
        {meta.durationAtSeconds !== null && (
          <li>
            <Icon name="timer" size={16} />
            <span className="num">{formatDuration(meta.durationAtSeconds)}</span>
          </li>
        )}
        <li>
          <CopyButton size="s" value={id}>
            {words.copyId}
          </CopyButton>
        </li>
      </MatchFacts>
      {meta.isCalledOff ? <p className={css.why}>{words.calledOffWhy}</p> : null}
      {meta.whyUncounted === null || meta.isCalledOff ? null : (
        <p className={css.why}>{isUntold ? `${words.why[meta.whyUncounted]} ${words.noResults}` : words.why[meta.whyUncounted]}</p>
      )}
      {meta.isAbandoned ? (
        <p className={css.why}>{meta.whyUncounted === null ? `${words.abandonedWhy} ${words.mayCount}` : words.abandonedWhy}</p>
      ) : null}
    </div>
  );
}
