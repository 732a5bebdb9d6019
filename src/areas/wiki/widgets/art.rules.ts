import { showFaces } from './faces.rules.ts';

/** Sizes for the largest an emblem is drawn in a list, twice as fine; the browser scales them down. */
const SIZES = { heroes: '256x144', items: '176x128', talents: '128x128' };
const PREFIXES = { heroes: 'npc_dota_hero_', items: 'item_', talents: '' };
const FACES = '+faces';
let version: string | undefined;

/** How a site draws its pictures, as a document tells it to the browser: the version of its own art, if it has any, and whether heroes have their faces. */
export function artMark(own: string | undefined, hasFaces: boolean): string {
  return `${own ?? ''}${hasFaces ? FACES : ''}`;
}

/** How pictures are drawn from now on: set before pages are. Without art of its own a site draws emblems. */
export function setArt(mark = ''): void {
  showFaces(mark.endsWith(FACES));
  version = mark.replace(FACES, '') || undefined;
}

/** The address of a picture of the game; undefined when the site has no art, or the name is not the game's. */
export function artHref(kind: keyof typeof SIZES, name: string): string | undefined {
  const isKnown = version !== undefined && name.startsWith(PREFIXES[kind]);
  return isKnown ? `/v2/images/${kind}/${name}/${SIZES[kind]}.png?v=${version}` : undefined;
}
