import { showFaces } from './faces.rules.ts';

/** Twice the largest size of an emblem in a list; browsers scale them down. */
const SIZES = { heroes: '256x144', items: '176x128', talents: '128x128' };
const PREFIXES = { heroes: 'npc_dota_hero_', items: 'item_', talents: '' };
const FACES = '+faces';
let version: string | undefined;

/**
 * How a site renders its pictures, as told to the browser in the document: the version of its own art, if any, and whether heroes have
 * faces.
 */
export function artMark(own: string | undefined, hasFaces: boolean): string {
  return `${own ?? ''}${hasFaces ? FACES : ''}`;
}

/** Sets how pictures are rendered from now on; called before pages are. Without its own art a site renders emblems. */
export function setArt(mark = ''): void {
  showFaces(mark.endsWith(FACES));
  version = mark.replace(FACES, '') || undefined;
}

/** The address of a picture of the game; undefined if the site has no art, or the name is not one of the game's. */
export function artHref(kind: keyof typeof SIZES, name: string): string | undefined {
  const isKnown = version !== undefined && name.startsWith(PREFIXES[kind]);
  return isKnown ? `/v2/images/${kind}/${name}/${SIZES[kind]}.png?v=${version}` : undefined;
}
