import { fnv1a, letterOf } from '#lib/emblem/emblem.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { classes } from '#ui/style/classes.ts';
import css from './Avatar.module.css';

/** The host in an API address: it is this site, under whatever name the site was opened. */
const OWN_HOST = /^https?:\/\/[^/]+(?=\/api\/)/;

type AvatarProps = { name: string; src?: string | null | undefined; size?: number; hex?: boolean };

/**
 * A player's picture over the initial of the name; the initial alone shows when there is no picture or it fails to load (marked by
 * start.ts). The name is printed beside it.
 */
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
