import { makeEmblem } from '#lib/emblem/emblem.ts';

/** The only two items of a hero's page: the map of all of them would be a fiftieth of the page's code. */
export const upgradeEmblems = {
  scepter: makeEmblem('item', 'ultimate-scepter', { glyph: { sprite: 'items', part: 0, name: 'orb-wand' }, hue: 250 }),
  shard: makeEmblem('item', 'aghanims-shard', { glyph: { sprite: 'items', part: 0, name: 'crystal-growth' }, hue: 235 }),
};
