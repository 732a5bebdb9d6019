import { fnv1a, letterOf } from '#lib/emblem/emblem.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { classes } from '#ui/style/classes.ts';
import css from './Avatar.module.css';

/** The host before an address of the API, which is this site under whatever name it was opened. */
const OWN_HOST = /^https?:\/\/[^/]+(?=\/api\/)/;

type AvatarProps = { name: string; src?: string | null | undefined; size?: number; hex?: boolean };

/** The picture of a player over the letter of the name, which stands alone while there is none or where it fails (start.ts marks it). The name is printed beside it. */
export function Avatar({ name, src, size, hex = false }: AvatarProps) {
  const width = size === undefined ? undefined : `${size}px`;
  return (
    <span
      className={classes(css.avatar, hex && css.hex, hex && 'portrait')}
      style={{ '--h': fnv1a(name) % 360, '--as': width }}
      aria-hidden="true"
    >
      {letterOf(name) ?? <Icon name="user" />}
      {src ? <img src={src.replace(OWN_HOST, '')} alt="" loading="lazy" /> : null}
    </span>
  );
}
