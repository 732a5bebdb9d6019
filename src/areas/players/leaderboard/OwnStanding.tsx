import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { paths } from '#contract/paths.ts';
import { useCall } from '#contract/use-call.ts';
import { formatNumber } from '#lib/format.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { getOwnStanding } from './leaderboard.contract.ts';
import { text } from './leaderboard.text.ts';
import css from './LeaderboardTable.module.css';

/**
 * The viewer's own standing at the foot of the screen while the table is visible, even below the hundred. The page itself is the same for
 * everyone.
 */
export function OwnStanding({ isDuo, isListed }: { isDuo: boolean; isListed: (playerId: number) => boolean }) {
  const words = useWords(text);
  const language = useLanguage();
  const { who } = useAccount();
  const playerId = who?.playerId ?? null;
  const { data } = useCall(getOwnStanding, playerId === null ? null : { isduo: isDuo ? 'true' : 'false' });
  if (playerId === null || data === undefined) return null;
  const showRow = () => document.querySelector(`.${css.own}`)?.scrollIntoView({ block: 'center' });
  return (
    <aside className={css.standing} aria-label={words.own}>
      {data === null ? (
        <span>{words.noOwn}</span>
      ) : (
        <>
          <strong>
            {words.own}: {formatNumber(data.place, language)}
          </strong>
          <span>{formatNumber(data.rating, language)}</span>
          <span className="only-wide">{words.matchesPlayed(data.matchCount, formatNumber(data.matchCount, language))}</span>
        </>
      )}
      {isListed(playerId) ? (
        <button type="button" onClick={showRow}>
          {words.toOwnRow}
        </button>
      ) : (
        <a href={paths.player.to({ id: playerId })}>{words.ownProfile}</a>
      )}
    </aside>
  );
}
