import { makeEmblem } from '#lib/emblem/emblem.ts';

/** The only two items of a hero's page: the map of all of them would be a fiftieth of the page's code. */
export const upgradeEmblems = {
  scepter: makeEmblem('item', 'ultimate-scepter', { glyph: 'orb-wand', part: 0, hue: 250 }),
  shard: makeEmblem('item', 'aghanims-shard', { glyph: 'crystal-growth', part: 0, hue: 235 }),
};
