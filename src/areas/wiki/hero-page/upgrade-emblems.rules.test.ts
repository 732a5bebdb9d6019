import { expect, it } from 'vitest';
import { itemEmblemOf } from '#lib/emblem/item-emblem.ts';
import { upgradeEmblems } from './upgrade-emblems.rules.ts';

it('scepter and shard look as they do everywhere', () => {
  expect(upgradeEmblems).toEqual({ scepter: itemEmblemOf('ultimate-scepter'), shard: itemEmblemOf('aghanims-shard') });
});
