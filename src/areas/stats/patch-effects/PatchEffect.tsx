import { lazy, Suspense, useState } from 'react';
import { useHasPlus } from '#areas/core/sign-in/Account.tsx';
import { listPatchEffects, type PatchEffects } from '#areas/stats/hero-stats/insight.contract.ts';
import { useCall } from '#contract/use-call.ts';
import { formatDecimal } from '#lib/format.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './patch-effects.text.ts';
import css from './PatchEffect.module.css';

const PatchSource = lazy(() => import('./PatchSource.tsx').then((module) => ({ default: module.PatchSource })));

/** The effects of an update on heroes, for subscribers, whose browsers fetch them. Undefined for others, and without data. */
export function usePatchEffects(url: string): PatchEffects | undefined {
  const isSubscriber = useHasPlus();
  const { data } = useCall(listPatchEffects, isSubscriber ? { isduo: 'false', url } : null);
  return data?.[0];
}

/** The places that a hero gained with an update, beside its changes; a press shows the source of the number. */
export function PatchEffect({ patch, hero }: { patch: PatchEffects; hero: { name: string; title: string; urlName: string | null } }) {
  const words = useWords(text);
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const effect = patch.heroes.find(({ heroName }) => heroName === hero.name);
  if (!effect) return <p className={css.few}>{words.few}</p>;
  const { gained } = effect;
  const places = formatDecimal(Math.abs(gained.value), 2, language);
  const [tone, told] =
    gained.low > 0 ? ['up', words.higher(places)] : gained.high < 0 ? ['down', words.lower(places)] : ['even', words.noDifference];
  return (
    <>
      <button type="button" className={css.effect} data-tone={tone} onClick={() => setAsked(true)}>
        {told}
        <span className="sr">, {words.whereFrom(hero.title)}</span>
      </button>
      {isAsked ? (
        <Suspense fallback={null}>
          <PatchSource patch={patch} effect={effect} hero={hero} onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
