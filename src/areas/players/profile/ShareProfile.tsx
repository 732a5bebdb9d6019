import type { PlayerShort } from '#areas/core/accounts/accounts.contract.ts';
import { text } from '#areas/players/players/player.text.ts';
import type { Figures } from '#areas/players/players/profile.contract.ts';
import { paths } from '#contract/paths.ts';
import { formatDecimal, formatNumber } from '#lib/format.ts';
import { ShareLink } from '#ui/controls/ShareLink.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';

type Props = { player: PlayerShort; mode: '1x6' | '2x8'; figures: Figures };

/** Shares a profile, with its figures in the displayed mode. */
export function ShareProfile({ player: { playerId, nickname }, mode, figures: { rating, place, matchCount, avgPlace } }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const facts = [
    words.sharedRating(nickname, mode, formatNumber(rating, language)),
    ...(place === null ? [] : [words.sharedPlace(formatNumber(place, language))]),
    ...(matchCount === 0
      ? []
      : [words.sharedAverage(formatDecimal(avgPlace, 2, language)), words.matches(matchCount, formatNumber(matchCount, language))]),
  ];
  const path = paths.player.to({ id: String(playerId) }, { mode: mode === '2x8' ? mode : undefined });
  return <ShareLink size="s" path={path} facts={`${facts.join(', ')}.`} />;
}
