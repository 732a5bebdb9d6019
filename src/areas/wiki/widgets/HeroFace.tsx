import { classes } from '#ui/style/classes.ts';
import { Emblem } from './Emblem.tsx';
import { facePlace } from './faces.rules.ts';
import css from './HeroFace.module.css';

type HeroFaceProps = {
  /** As the game has it: npc_dota_hero_axe. */
  name: string;
  /** Side in px, 24 to 48. Without it the face takes --es of its parent, and without that 40 px. */
  size?: number | undefined;
  /** Grey: eliminated, banned, taken. */
  out?: boolean | undefined;
  /** Only when the hero is not named beside it. */
  label?: string | undefined;
};

/** A small picture of a hero: the head that players know, or an emblem of the same size if the site has none. A square. */
export function HeroFace({ name, size, out, label }: HeroFaceProps) {
  const place = facePlace(name);
  if (place === undefined) return <Emblem kind="hero" name={name} size={size} out={out} label={label} />;
  return (
    <i
      className={classes(css.face, out && css.out)}
      style={{ '--f': place, '--es': size === undefined ? undefined : `${size}px` }}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    />
  );
}

/**
 * The face as a seal on a large drawing of its hero, in the corner of the surrounding box; nothing if the site has no face. `isPortrait` on
 * the hero's own page.
 */
export function HeroSeal({ name, size = 36, isPortrait = false }: { name: string; size?: number; isPortrait?: boolean }) {
  return facePlace(name) === undefined ? null : (
    <span className={classes(css.seal, isPortrait && 'portrait')}>
      <HeroFace name={name} size={size} />
    </span>
  );
}

/** The same inside a drawing, with its upper left corner at x and y; undefined if the site has no face of the hero. */
export function drawFaceIn(name: string, x: number, y: number, size: number) {
  return facePlace(name) === undefined ? undefined : (
    <foreignObject x={x} y={y} width={size} height={size}>
      <HeroFace name={name} size={size} />
    </foreignObject>
  );
}
