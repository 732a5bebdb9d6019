import { formatDecimal, formatNumber } from '#lib/format.ts';
import { formatDate } from '#lib/format-time.ts';
import { paths } from '#lib/paths.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useLanguage, useWords } from '#ui/language.tsx';
import type { PatchEffects } from '#features/meta/insight.contract.ts';
import { Interval, signedDecimal } from '#features/meta/Interval.tsx';
import css from './PatchEffect.module.css';
import { text } from './patch.text.ts';

type Props = {
  patch: PatchEffects;
  effect: PatchEffects['heroes'][number];
  hero: { title: string; urlName: string | null };
  onClose: () => void;
};
const WEEK_MS = 7 * 24 * 3600 * 1000;

/** Where the places come from that a hero gained with a patch. */
export function PatchSource({ patch, effect, hero, onClose }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const { gained, gamesBefore, gamesAfter } = effect;
  const releasedMs = Date.parse(patch.releasedAt);
  const day = (at: number) => formatDate(new Date(at).toISOString());
  const span = (from: number, games: number) => words.games(day(from), day(from + WEEK_MS), formatNumber(games, language));
  const shown = (value: number) => formatDecimal(value, 2, language);
  return (
    <Dialog isOpen onClose={onClose} title={words.title(hero.title)}>
      <dl className={css.facts}>
        <dt>{words.gained}</dt>
        <dd>
          {`${signedDecimal(gained.value, language)} (${shown(gained.low)} – ${shown(gained.high)})`}
          <Interval estimate={gained} centre={0} reach={1.5} />
        </dd>
        <dt>{words.before}</dt>
        <dd>{span(releasedMs - WEEK_MS, gamesBefore)}</dd>
        <dt>{words.after}</dt>
        <dd>{span(releasedMs, gamesAfter)}</dd>
        <dt>{words.counted}</dt>
        <dd>{words.countedLine}</dd>
        <dt>{words.formula}</dt>
        <dd>{words.formulaLine}</dd>
        {hero.urlName ? (
          <>
            <dt>{words.matches}</dt>
            <dd>
              <a href={`${paths.hero.to({ name: hero.urlName })}#matches`}>{hero.title}</a>
            </dd>
          </>
        ) : null}
      </dl>
    </Dialog>
  );
}
