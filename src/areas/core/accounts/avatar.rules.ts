import { withQuery } from '#contract/address.ts';
import { fnv1a, letterOf } from '#lib/emblem/emblem.ts';

/** The largest displayed size of an avatar in pixels, width and height. */
export const avatarPixels = { medium: 64, full: 184 };
export type AvatarSize = keyof typeof avatarPixels;

/** The address of a player's avatar on the site; it changes with the avatar. */
export function avatarAddress(playerId: number, hash: string | null, size: AvatarSize): string {
  return withQuery('/api/v2/players/avatar', { playerId, size, v: hash?.slice(0, 8) });
}

const DAY_SECONDS = 86_400;

/**
 * How long a browser may cache an avatar: a year if the address names its current version, else a day; an hour where the emblem stands for
 * it (`hash` is null). No cache in between may keep it: a player may hide it at any moment.
 */
export function avatarCaching(hash: string | null, version: string | undefined): string {
  if (hash === null) return 'private, max-age=3600';
  return version === hash.slice(0, 8) ? 'private, max-age=31536000, immutable' : `private, max-age=${DAY_SECONDS}`;
}

/**
 * The placeholder for an avatar as an SVG document: the first letter of the name on a colour of its own, or a figure for a name without
 * letters and wherever no font is guaranteed.
 */
export function avatarEmblem(name: string, { isLettered } = { isLettered: true }): string {
  const letter = isLettered ? letterOf(name) : undefined;
  const hue = fnv1a(name) % 360;
  const fill = `fill="hsl(${hue} 60% 96%)"`;
  const sign =
    letter === undefined
      ? `<circle cx="92" cy="70" r="28" ${fill}/><path d="M40 146a52 42 0 0 1 104 0z" ${fill}/>`
      : `<text x="92" y="120" text-anchor="middle" font-family="system-ui, sans-serif" font-size="80" font-weight="700" ${fill}>${letter}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="184" height="184" viewBox="0 0 184 184"><defs><radialGradient id="g" cx=".3" cy=".1" r="1"><stop stop-color="hsl(${hue} 55% 52%)"/>` +
    `<stop offset=".7" stop-color="hsl(${(hue + 40) % 360} 55% 28%)"/><stop offset="1" stop-color="hsl(${(hue + 50) % 360} 50% 20%)"/></radialGradient></defs><rect width="184" height="184" fill="url(#g)"/>` +
    `${sign}</svg>`
  );
}

/** The file name of an avatar in its folder. */
export function avatarFile(hash: string, size: AvatarSize): string {
  return `${hash.slice(0, 2)}/${hash}_${size}.webp`;
}
