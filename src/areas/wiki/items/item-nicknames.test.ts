import { expect, test } from 'vitest';
import { listItemNicknames } from './item-nicknames.repo.ts';

test.each([
  ['item_black_king_bar_custom', 'Black King Bar', ['бкб', 'BKB']],
  ['item_travel_boots_custom', 'Boots of Travel', ['тревела', 'BoT']],
  ['item_shadow_blade_custom', 'Shadow Blade', ['лотар']],
  ['item_manta', 'Manta Style', ['манта']],
])('the game’s own variant of an item is found by the item’s nicknames: %s', (luaName, name, called) => {
  expect(listItemNicknames({ luaName, name })).toEqual(expect.arrayContaining(called));
});
