import { expect, it } from 'vitest';
import { itemEmblemOf } from '#lib/emblem/item-emblem.ts';
import { upgradeEmblems } from './upgrade-emblems.rules.ts';

it('Scepter and Shard look as they do everywhere', () => {
  expect(upgradeEmblems).toEqual({ scepter: itemEmblemOf('ultimate-scepter'), shard: itemEmblemOf('aghanims-shard') });
});
