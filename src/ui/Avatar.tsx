import { fnv1a } from '#lib/emblem.ts';
import css from './Avatar.module.css';
import { classes } from './classes.ts';

type AvatarProps = { name: string; src?: string | null | undefined; size?: number; hex?: boolean };

/** The picture of a player over the first letter of the name, which stays when there is no picture. The name is printed beside it. */
export function Avatar({ name, src, size, hex = false }: AvatarProps) {
  const [letter = '?'] = name.trim();
  return (
    <span
      className={classes(css.avatar, hex && css.hex)}
      style={{ '--h': fnv1a(name) % 360, '--as': size === undefined ? undefined : `${size}px` }}
      aria-hidden="true"
    >
      {letter}
      {src ? <img src={src} alt="" loading="lazy" /> : null}
    </span>
  );
}
