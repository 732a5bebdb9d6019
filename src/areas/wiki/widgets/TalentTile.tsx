import type { ReactNode } from 'react';
import type { TipMark } from '#ui/overlay/tips.ts';
import { classes } from '#ui/style/classes.ts';
import { useWords } from '#ui/text/language.tsx';
import { Emblem } from './Emblem.tsx';
import { text } from './talent.text.ts';
import css from './Talent.module.css';

/** How many talents of each rarity, always purple, blue, white. */
export function TalentCounts({ purple, blue, white }: { purple: number; blue: number; white: number }) {
  const words = useWords(text);
  return (
    <span className={css.counts} role="img" aria-label={words.counts(purple, blue, white)}>
      <span data-t="purple">{purple}</span>
      <span data-t="blue">{blue}</span>
      <span data-t="white">{white}</span>
    </span>
  );
}

type Rarity = 'orange' | 'purple' | 'blue' | 'white';

type TalentTileProps = {
  rarity: Rarity;
  /** Names the art: the ability or the talent. */
  name: string;
  /** The picture's name in the game; without one, or where the site has no art, the tile has an emblem. */
  art?: string | undefined;
  /** What a reader hears; without it the tile is decoration and the name is printed beside it. */
  label?: string | undefined;
  /** 1 to 3 pips. */
  levels?: number;
  /** Width of the art in px. */
  size?: number;
  /** Thin frame, for tables. */
  mini?: boolean;
  /** Grey: not the chosen one. */
  out?: boolean;
  /** Makes the tile a link. */
  href?: string;
  /** The link leads to what is shown. */
  isCurrent?: boolean;
  /** Makes the tile a button that shows this tip; see tips.ts. */
  tip?: TipMark | undefined;
  isPressed?: boolean;
  onPress?: () => void;
};

/** A talent in the frame of its rarity: a picture, a link, or a button with a tip. */
export function TalentTile(props: TalentTileProps) {
  const { rarity, name, art, label, levels = 0, size, mini = false, out = false, href, isCurrent = false, tip, isPressed, onPress } = props;
  const words = useWords(text);
  const frame = {
    className: classes(css.talent, mini && css.mini, out && css.out),
    'data-t': rarity,
    style: size === undefined ? undefined : { '--ts': `${size}px` },
  };
  const fullLabel = label === undefined ? undefined : `${label}, ${words[rarity]}`;
  const inside: ReactNode = (
    <>
      <Emblem kind="ability" name={name} art={art} />
      {levels > 0 ? <Pips count={levels} /> : null}
    </>
  );
  if (href !== undefined) {
    return (
      <a {...frame} {...tip} href={href} aria-label={fullLabel} aria-current={isCurrent || undefined}>
        {inside}
      </a>
    );
  }
  if (tip || onPress) {
    return (
      <button {...frame} {...tip} type="button" aria-label={fullLabel} aria-pressed={isPressed} onClick={onPress}>
        {inside}
      </button>
    );
  }
  return (
    <span {...frame} role={fullLabel === undefined ? undefined : 'img'} aria-label={fullLabel}>
      {inside}
    </span>
  );
}

function Pips({ count }: { count: number }) {
  return (
    <span className={css.pips} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
