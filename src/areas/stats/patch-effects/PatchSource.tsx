import { listMatchesOfHero, type PatchEffects } from '#areas/stats/hero-stats/insight.contract.ts';
import { Facts } from '#areas/stats/sources/Facts.tsx';
import { Interval, signedDecimal } from '#areas/stats/sources/Interval.tsx';
import { useCall } from '#contract/use-call.ts';
import { DAY_MS } from '#lib/durations.ts';
import { formatOwnDate } from '#lib/format-time.ts';
import { formatNumber } from '#lib/format.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './patch-effects.text.ts';

type Props = {
  patch: PatchEffects;
  effect: PatchEffects['heroes'][number];
  hero: { title: string; urlName: string | null };
  onClose: () => void;
};
const WEEK_MS = 7 * DAY_MS;

/** The source of a hero's places gained with a patch. */
export function PatchSource({ patch, effect, hero, onClose }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const { gained, gamesBefore, gamesAfter, playersBefore, playersAfter } = effect;
  const releasedMs = Date.parse(patch.releasedAt);
  const span = (from: number, games: number, players: number) =>
    words.games(formatOwnDate(from), formatOwnDate(from + WEEK_MS), formatNumber(games, language), formatNumber(players, language));
  const shown = (value: number) => signedDecimal(value, language);
  const { data } = useCall(listMatchesOfHero, {
    heroName: effect.heroName,
    from: new Date(releasedMs - WEEK_MS).toISOString(),
    to: new Date(releasedMs + WEEK_MS).toISOString(),
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.title(hero.title)}>
      <Facts
        window={`${formatOwnDate(releasedMs - WEEK_MS)} – ${formatOwnDate(releasedMs + WEEK_MS)}`}
        filters={words.countedLine}
        games={gamesBefore + gamesAfter}
        players={words.players(formatNumber(playersBefore, language), formatNumber(playersAfter, language))}
        formula={words.formulaLine}
        figure="patch"
        computedAt={patch.computedAt}
        matches={data?.matches}
      >
        <dt>{words.gained}</dt>
        <dd>
          {`${signedDecimal(gained.value, language)} (${shown(gained.low)} … ${shown(gained.high)})`}
          <Interval estimate={gained} centre={0} reach={1.5} />
        </dd>
        <dt>{words.before}</dt>
        <dd>{span(releasedMs - WEEK_MS, gamesBefore, playersBefore)}</dd>
        <dt>{words.after}</dt>
        <dd>{span(releasedMs, gamesAfter, playersAfter)}</dd>
      </Facts>
    </Dialog>
  );
}
