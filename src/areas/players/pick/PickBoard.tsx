import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { modes, type Mode } from '#areas/games/protocol/modes.rules.ts';
import type { TalentNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { paths } from '#contract/paths.ts';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { SegmentedRadios } from '#ui/controls/Segmented.tsx';
import { isFindKey, isTyping } from '#ui/hooks/find-key.ts';
import { keepInTab, readOfTab } from '#ui/hooks/local-storage.ts';
import { useOfflineCopy } from '#ui/hooks/offline-copies.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useWords } from '#ui/text/language.tsx';
import { useFigures } from './Figures.tsx';
import { banned, bestLeft, EMPTY_DRAFT, freed, readDraft, tapped, type Draft, type Gone } from './gone.rules.ts';
import { pickHits, type PickHero } from './pick-hero.rules.ts';
import type { PickFigures } from './pick.contract.ts';
import { text } from './pick.text.ts';
import { PickAnswer } from './PickAnswer.tsx';
import { HeroCell, HeroGrid } from './PickGrid.tsx';
import { PickSlots } from './PickSlots.tsx';
import css from './Pick.module.css';
import gridCss from './PickGrid.module.css';

type Props = { heroes: readonly PickHero[]; week: PickFigures; talents: TalentNames };

const KEPT = 'pick-draft';
const modeNames: Record<Mode, string> = { solo: '1x6', duo: '2x8' };

/** The heroes that are gone on the left or on top, and the best of the rest, computed here with every tap. */
export function PickBoard({ heroes, week, talents }: Props) {
  const words = useWords(text);
  const [{ mode, gone }, changeDraft] = useDraft(heroes);
  const setGone = (next: readonly Gone[]) => changeDraft({ gone: next });
  const [typed, setTyped] = useState('');
  const source = useFigures(week);
  const field = useRef<HTMLDivElement>(null);
  const best = bestLeft(source.figures[mode], gone);
  const hits = typed.trim() === '' ? undefined : pickHits(heroes, typed);
  const only = hits?.length === 1 ? hits[0] : undefined;
  useBoardKeys(field);
  useOfflineCopy(paths.pick.to());

  function tap(hero: string) {
    setGone(tapped(gone, hero));
    setTyped('');
  }

  const cells = { gone, best: best.map(({ hero }) => hero), onTap: tap, onBan: (hero: string) => setGone(banned(gone, hero)) };
  return (
    <div className={css.room}>
      <div className={css.board}>
        <div className={css.top}>
          <h1>{words.title}</h1>
          <SegmentedRadios
            label={words.mode}
            value={mode}
            options={modes.map((each) => ({ value: each, label: modeNames[each] }))}
            onChange={(next) => changeDraft({ mode: next })}
            size="s"
          />
        </div>
        <PickSlots mode={mode} gone={gone} heroes={heroes} onFree={(hero) => setGone(freed(gone, hero))} onStartOver={() => setGone([])} />
        <div ref={field}>
          <SearchField
            label={words.field}
            placeholder={words.field}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            onKeyDown={({ key }) => {
              if (key === 'Escape') setTyped('');
              if (key === 'Enter' && only) tap(only.name);
            }}
          />
        </div>
        {hits ? (
          <div className={gridCss.hits} role="group" aria-label={words.field}>
            {hits.map((hero) => (
              <HeroCell key={hero.name} hero={hero} {...cells} />
            ))}
            <p role="status">{only ? words.enterTakes(only.title) : hits.length === 0 ? words.noHits : null}</p>
          </div>
        ) : (
          <HeroGrid heroes={heroes} {...cells} />
        )}
        <PickAnswer best={best} heroes={heroes} talents={talents} mode={mode} source={source} isEmpty={gone.length === 0} />
      </div>
    </div>
  );
}

/**
 * The draft, kept while the tab is open: visiting a hero's page, a reload, or a phone that drops the tab loses nothing. A change before
 * hydration counts too, as in Firefox, which restores the chosen mode on reload.
 */
function useDraft(heroes: readonly PickHero[]): [draft: Draft, changeDraft: (change: Partial<Draft>) => void] {
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<Draft>();
  const kept = useMemo(() => (isHydrated ? keptDraft(heroes) : undefined), [isHydrated, heroes]);
  const changeDraft = (change: Partial<Draft>) => {
    const draft = { ...(changed ?? keptDraft(heroes) ?? EMPTY_DRAFT), ...change };
    keepInTab(KEPT, draft);
    setChanged(draft);
  };
  return [changed ?? kept ?? EMPTY_DRAFT, changeDraft];
}

function keptDraft(heroes: readonly PickHero[]): Draft | undefined {
  return readDraft(
    readOfTab(KEPT),
    heroes.map(({ name }) => name),
  );
}

/**
 * Keyboard shortcuts: "/" focuses the hero field instead of the site's search, and 1 to 3 open a hero of the answer; they are off while a
 * window is open.
 */
function useBoardKeys(field: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector(':modal') || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isFindKey(event)) {
        event.preventDefault();
        event.stopPropagation();
        field.current?.querySelector('input')?.focus();
      }
      const place = /^[123]$/.test(event.key) ? Number(event.key) : 0;
      if (place > 0) document.querySelector<HTMLAnchorElement>(`[data-best-place="${place}"]`)?.click();
    };
    // Before the header's own listener.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [field]);
}
