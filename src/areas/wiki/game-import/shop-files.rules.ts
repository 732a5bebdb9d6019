import { shopGroupNames, type ShopGroup } from '#areas/wiki/content/item-content.contract.ts';
import type { Defect, KvNode } from './game-files.contract.ts';
import { blocksOf } from './key-values.rules.ts';

export type ShopFile = {
  /** The site's shelves in order; an item is on the first shelf that has it. */
  groups: ShopGroup[];
  /** Every different item of every group, in lower case. */
  items: string[];
  /** The drops of neutral creeps, without recipes, and their tiers. */
  neutral: ReadonlyMap<string, number>;
  places: ReadonlyMap<string, { file: string; line: number }>;
};

/** The file's groups of plain goods have no shelf of their own. */
const shelves: Record<string, ShopGroup['name']> = {
  ...Object.fromEntries(shopGroupNames.map((name) => [name, name])),
  attributes: 'basics',
  weapons_armor: 'basics',
  misc: 'basics',
  secretshop: 'basics',
  sideshop1: 'basics',
  sideshop2: 'basics',
};
/** Selections from other groups, for the time before a match. */
const selections = /pregame$/;

/** The shop and the neutral items. Groups without a shelf are reported; their items are included all the same. */
export function readShop(shops: readonly KvNode[], neutral: readonly KvNode[], defects: Defect[]): ShopFile {
  const places = new Map<string, { file: string; line: number }>();
  const groups = new Map<string, string[]>(shopGroupNames.map((name) => [name, []]));
  const shelved = new Set<string>();
  for (const group of blocksOf(shops, 'dota_shops').flat()) {
    const name = group.key.toLowerCase();
    const shelf = shelves[name];
    const report = (line: number, code: Defect['code'], detail: string) => defects.push({ file: group.file, line, code, detail });
    if (!shelf && !selections.test(name)) report(group.line, 'unknown-shop-group', group.key);
    const seen = new Set<string>();
    for (const node of typeof group.value === 'string' ? [] : group.value) {
      const item = typeof node.value === 'string' ? node.value.trim().toLowerCase() : '';
      if (!/^item_[a-z0-9_]+$/.test(item)) {
        report(node.line, 'unknown-item', `${node.key} ${item}`.trim());
        continue;
      }
      if (seen.has(item)) report(node.line, 'repeated-item', `${item} in ${group.key}`);
      seen.add(item);
      if (!places.has(item)) places.set(item, { file: node.file, line: node.line });
      if (!shelf || shelved.has(item)) continue;
      shelved.add(item);
      groups.get(shelf)?.push(item);
    }
  }
  for (const [item, place] of places)
    if (!shelved.has(item)) defects.push({ ...place, code: 'not-shown', detail: `${item} is on no shelf` });
  return {
    groups: shopGroupNames.map((name) => ({ name, items: groups.get(name) ?? [] })),
    items: [...places.keys()],
    neutral: readNeutral(neutral, defects),
    places,
  };
}

function readNeutral(nodes: readonly KvNode[], defects: Defect[]): Map<string, number> {
  const tiers = new Map<string, number>();
  for (const tier of blocksOf(nodes, 'neutral_items').flat()) {
    const number = Number(tier.key);
    if (!/^[1-9]$/.test(tier.key) || typeof tier.value === 'string') {
      defects.push({ file: tier.file, line: tier.line, code: 'unread-root', detail: `${tier.key} is no tier of neutral items` });
      continue;
    }
    for (const { key } of blocksOf(tier.value, 'items').flat())
      if (!key.toLowerCase().startsWith('item_recipe_')) tiers.set(key.toLowerCase(), number);
  }
  return tiers;
}
