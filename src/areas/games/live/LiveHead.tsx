import type { ReactNode } from 'react';
import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import { MatchFacts } from '#areas/games/matches/MatchFacts.tsx';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#lib/format.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { RunningClock } from '#ui/figures/RunningClock.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { LiveBadge } from '#ui/text/Tag.tsx';
import { leftIn, viewersOf } from './live.rules.ts';
import { text } from './live.text.ts';
import css from './LiveHead.module.css';

type Props = { match: MatchDetail; loadedAt: number; share: ReactNode };

/** The heading of a match in progress: how long it has been running, how many are in, and what match it is. */
export function LiveHead({ match: { matchId, meta, players }, loadedAt, share }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const id = String(matchId);
  const { left } = leftIn(players, meta.isDuo);
  const viewers = viewersOf(players);
  const group = meta.rankGroup === 'unranked' ? words.withoutRating : words[meta.rankGroup];
  const title = (
    <span className={css.title}>
      <span className="sr">{words.goesOn(id)}</span>
      <RunningClock since={meta.createdAt} loadedAt={loadedAt} />
      <span className={css.left}>{words.inPlay(left, players.length)}</span>
      <span className={css.all} aria-hidden="true">
        {players.map((player, index) => (
          <i key={index} data-in={index < left || undefined} />
        ))}
      </span>
    </span>
  );
  return (
    <div>
      <PageHead title={title} crumbs={[{ label: words.title, href: paths.live.to() }, { label: words.match(id) }]} tools={share} />
      <MatchFacts label={words.facts}>
        <li>
          <LiveBadge label={words.onAir} />
        </li>
        <li title={meta.map}>
          <Icon name="swords" size={16} />
          {meta.isDuo ? '2x8' : `1x6, ${group}`}
        </li>
        <li>
          <Icon name="trending-up" size={16} />
          {words.averageRating} {formatNumber(meta.averageRating, language)}
        </li>
        {viewers > 0 && (
          <li>
            <Icon name="users" size={16} />
            <span className="num">{words.watching(formatNumber(viewers, language), viewers)}</span>
          </li>
        )}
        <li>
          <CopyButton size="s" value={id}>
            {words.copyId}
          </CopyButton>
        </li>
      </MatchFacts>
    </div>
  );
}
