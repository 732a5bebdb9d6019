import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { useWords } from '#ui/text/language.tsx';
import type { Gone } from './gone.rules.ts';
import type { PickHero } from './pick-hero.rules.ts';
import { text } from './pick.text.ts';
import css from './PickGrid.module.css';

type CellProps = {
  gone: readonly Gone[];
  /** The heroes of the answer, which are highlighted. */
  best: readonly string[];
  onTap: (hero: string) => void;
  onBan: (hero: string) => void;
};

/** Every hero, always in the same position. */
export function HeroGrid({ heroes, ...cell }: CellProps & { heroes: readonly PickHero[] }) {
  const words = useWords(text);
  return (
    <div className={css.grid} role="group" aria-label={words.heroes}>
      {heroes.map((hero) => (
        <HeroCell key={hero.name} hero={hero} {...cell} />
      ))}
    </div>
  );
}

/** A hero to press: taken, then banned, then free again. A long press bans at once. */
export function HeroCell({ hero, gone, best, onTap, onBan }: CellProps & { hero: PickHero }) {
  const words = useWords(text);
  const { name, title, short, attribute } = hero;
  const state = gone.find((each) => each.hero === name);
  return (
    <button
      type="button"
      className={css.cell}
      data-a={attribute}
      data-gone={state ? (state.isBanned ? 'banned' : 'taken') : undefined}
      data-best={best.includes(name) || undefined}
      aria-pressed={state !== undefined}
      title={title}
      onClick={() => onTap(name)}
      onContextMenu={(event) => {
        event.preventDefault();
        onBan(name);
      }}
    >
      <HeroFace name={name} out={state !== undefined} />
      <span className={css.short} aria-hidden>
        {short}
      </span>
      <span className={css.full}>
        {title}
        {state ? <span className="sr">{state.isBanned ? words.banned : words.taken}</span> : null}
      </span>
    </button>
  );
}
