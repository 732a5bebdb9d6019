import { useShownName } from '#areas/core/accounts/PlayerName.tsx';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { HOUR_MS, MINUTE_MS } from '#lib/durations.ts';
import { readInstant } from '#lib/format-time.ts';
import { formatDuration, formatNumber } from '#lib/format.ts';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { SignedChange } from '#ui/figures/SignedChange.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import type { FinishedMatch } from './live.contract.ts';
import { groupOf } from './live.rules.ts';
import { text } from './live.text.ts';
import css from './FinishedList.module.css';

type Props = { matches: readonly FinishedMatch[]; loadedAt: number; heroes: HeroNames };

/** The last matches that ended: the winners and their heroes, the duration and the rating change. */
export function FinishedList({ matches, loadedAt, heroes }: Props) {
  const words = useWords(text);
  const now = useNow(loadedAt, MINUTE_MS);
  return (
    <Panel id="finished" title={words.lastMatches} flush>
      <ol className={css.list}>
        {matches.map((match) => (
          <Row key={String(match.matchId)} match={match} now={now} heroes={heroes} />
        ))}
      </ol>
    </Panel>
  );
}

function Row({ match, now, heroes }: { match: FinishedMatch; now: number; heroes: HeroNames }) {
  const words = useWords(text);
  const language = useLanguage();
  const shownName = useShownName();
  const id = String(match.matchId);
  const names = match.winners.map(({ playerId, nickname }) => shownName(playerId, nickname)).join(words.and);
  const group = groupOf(match);
  return (
    <li>
      <PlaceBadge place={1} size="s" />
      <span className={css.faces}>
        {match.winners.map(({ heroName }, index) =>
          heroName === null ? null : <HeroFace key={index} name={heroName} size={match.winners.length > 1 ? 28 : 36} />,
        )}
      </span>
      <span className={css.names}>
        <a href={paths.match.to({ id })}>
          <span className="clip">{names || words.match(id)}</span>
          <span className="sr">{`, ${words.won}`}</span>
        </a>
        <small className="clip">{match.winners.map(({ heroName }) => heroTitle(heroes, heroName)).join(words.and)}</small>
      </span>
      <span className={css.group}>
        {group === 'duo' ? '2x8' : words[group]}
        <small>{formatNumber(match.averageRating, language)}</small>
      </span>
      <span className={css.length}>
        <span className="num">{formatDuration(match.durationSeconds)}</span>
        <small>{agoText(now - readInstant(match.finishedAtUtc), words)}</small>
      </span>
      <SignedChange value={match.bestChange} className={css.change} />
    </li>
  );
}

/** How long ago in the largest whole unit. */
function agoText(ms: number, words: ReturnType<typeof text>): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 1) return words.justNow;
  if (minutes < 60) return words.minutesAgo(minutes);
  const hours = Math.floor(ms / HOUR_MS);
  return hours < 48 ? words.hoursAgo(hours) : words.daysAgo(Math.floor(hours / 24));
}
