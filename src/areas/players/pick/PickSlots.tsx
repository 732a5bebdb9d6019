import { useEffect, useRef } from 'react';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useWords } from '#ui/text/language.tsx';
import { slotsOf, type Gone } from './gone.rules.ts';
import type { PickHero } from './pick-hero.rules.ts';
import { text } from './pick.text.ts';
import css from './Pick.module.css';

type Props = {
  mode: Mode;
  gone: readonly Gone[];
  heroes: readonly PickHero[];
  onFree: (hero: string) => void;
  onStartOver: () => void;
};

/** The heroes that are gone, in a row of slots; a press frees a hero. */
export function PickSlots({ mode, gone, heroes, onFree, onStartOver }: Props) {
  const words = useWords(text);
  const row = useRef<HTMLDivElement>(null);
  // If they do not all fit, the newest stays in view.
  useEffect(() => {
    row.current?.children[gone.length - 1]?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [gone.length]);
  /** The pressed button disappears or is disabled: the keyboard focus stays in the row. */
  const keepFocus = () => row.current?.focus({ preventScroll: true });
  return (
    <div className={css.line}>
      <div ref={row} tabIndex={-1} className={css.slots} role="group" aria-label={words.gone} data-mode={mode}>
        {slotsOf(gone, mode).map((slot, index) => {
          if (slot.kind === 'me')
            return (
              <span key="me" className={css.mine}>
                {words.me}
              </span>
            );
          if (slot.kind === 'free')
            return (
              <span key={index} className={css.free} aria-hidden>
                {slot.number}
              </span>
            );
          const { hero, isBanned } = slot.gone;
          const title = heroes.find(({ name }) => name === hero)?.title ?? hero;
          return (
            <button
              key={hero}
              type="button"
              data-banned={isBanned || undefined}
              aria-label={words.giveBack(title, isBanned)}
              onClick={() => {
                keepFocus();
                onFree(hero);
              }}
            >
              <HeroFace name={hero} size={32} out={isBanned} />
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className={css.redo}
        aria-label={words.startOver}
        disabled={gone.length === 0}
        onClick={() => {
          keepFocus();
          onStartOver();
        }}
      >
        <Icon name="refresh-cw" size={20} />
      </button>
    </div>
  );
}
