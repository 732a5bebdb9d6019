/** Sizes for the largest an emblem is drawn in a list, twice as fine; the browser scales them down. */
const SIZES = { heroes: '256x144', items: '176x128', talents: '128x128' };
const PREFIXES = { heroes: 'npc_dota_hero_', items: 'item_', talents: '' };
let version: string | undefined;

/** Whether the site has art of its own, by its version: set before pages are drawn. Without it everything has an emblem. */
export function setArt(current: string | undefined): void {
  version = current;
}

/** The address of a picture of the game; undefined when the site has no art, or the name is not the game's. */
export function artHref(kind: keyof typeof SIZES, name: string): string | undefined {
  const isKnown = version !== undefined && name.startsWith(PREFIXES[kind]);
  return isKnown ? `/v2/images/${kind}/${name}/${SIZES[kind]}.png?v=${version}` : undefined;
}
