import { emblemOf, type Attribute, type Emblem as EmblemData } from '#lib/emblem/emblem.ts';
import { classes } from '#ui/style/classes.ts';
import { artHref } from './art.rules.ts';
import { spriteHref } from './sprites.rules.ts';
import css from './Emblem.module.css';

export type Look = {
  /** Width in px. Without it the emblem takes --es of its parent, and without that 40 px. */
  size?: number | undefined;
  /** 16:9, for tables with room. */
  wide?: boolean;
  /** Grey: eliminated, banned, not owned. */
  out?: boolean | undefined;
  /** Film grain, for art of card size and larger. */
  grain?: boolean;
  /** Only when the name is not printed beside it. */
  label?: string | undefined;
};

type EmblemProps = Look & {
  kind: 'hero' | 'ability';
  name: string;
  /** Tints a hero the map does not know. */
  attribute?: Attribute;
  /** An ability's picture, by the name that the game has for it. */
  art?: string | null | undefined;
};

/**
 * The art of a hero or an ability: the site’s picture, or an emblem drawn from the name; for items see ItemEmblem. Two elements, because a
 * table draws hundreds.
 */
export function Emblem({ kind, name, attribute, art, ...look }: EmblemProps) {
  const href = kind === 'hero' ? artHref('heroes', name) : art ? artHref('talents', art) : undefined;
  return drawEmblem(emblemOf(kind, name, attribute), look, false, href);
}

/**
 * The markup of an emblem, or the site's own art in its frame; not a component, because that would add a fifth of its cost on the server.
 */
export function drawEmblem(emblem: EmblemData, { size, wide, out, grain, label }: Look = {}, isItem = false, art?: string) {
  return (
    <svg
      className={classes(css.emblem, isItem && css.item, wide && css.wide, out && css.out, grain && css.grain)}
      style={{ '--h': emblem.hue, '--h2': emblem.glowHue, '--r': emblem.turn, '--es': size === undefined ? undefined : `${size}px` }}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {art ? <image href={art} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" /> : <use href={spriteHref(emblem.glyph)} />}
    </svg>
  );
}

/** An empty place of the inventory. */
export function EmptySlot({ size }: { size?: number }) {
  return <span className={css.slot} style={size === undefined ? undefined : { '--es': `${size}px` }} />;
}
