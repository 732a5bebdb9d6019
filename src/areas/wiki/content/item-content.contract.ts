import * as v from 'valibot';
import { Figures, LocalLabel, LocalText } from './text.contract.ts';

const Cost = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
export const LuaName = v.pipe(v.string(), v.regex(/^item_[a-z0-9_]{1,100}$/));

const ItemAbility = v.strictObject({
  name: v.exactOptional(LocalLabel),
  /** Active, Passive, Toggle … as it is printed. */
  abilityType: v.exactOptional(LocalLabel),
  cooldown: v.exactOptional(Figures),
  manaCost: v.exactOptional(Figures),
  /** What it does. */
  oracle: v.exactOptional(LocalText),
});

/** The item in one of the two games. */
const ItemSide = v.strictObject({
  /** Gold for all of it: its parts and its recipe. */
  cost: v.exactOptional(Cost),
  /** Plain bonuses, a line each. */
  preStats: v.exactOptional(LocalText),
  /** What is printed under the abilities: notes, limits. */
  postStats: v.exactOptional(LocalText),
  abilities: v.exactOptional(v.pipe(v.array(ItemAbility), v.maxLength(12))),
  recipe: v.exactOptional(
    v.strictObject({
      /** Lua names separated by `;`; a part that is needed twice is there twice. */
      requirements: v.pipe(v.string(), v.regex(/^(item_[a-z0-9_]+;?|;)*$/, 'must be lua names parted by ;')),
      /** Gold for the recipe itself, 0 when there is none to buy. */
      cost: Cost,
    }),
  ),
});

export const ItemContent = v.strictObject({
  luaName: LuaName,
  /** Missing when the files know the item by its lua name alone. */
  name: v.exactOptional(LocalLabel),
  itemType: v.picklist(['New', 'Changed', 'Same']),
  /** The tier of a neutral item, which creeps drop. */
  neutralTier: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))),
  itemIn1x6: v.exactOptional(ItemSide),
  itemInDota: v.exactOptional(ItemSide),
});

export const shopGroupNames = ['consumables', 'basics', 'support', 'magics', 'defense', 'weapons', 'artifacts'] as const;
/** One shelf of the shop, in its order. */
export const ShopGroup = v.strictObject({ name: v.picklist(shopGroupNames), items: v.array(LuaName) });

export type ItemContent = v.InferOutput<typeof ItemContent>;
export type ItemSide = v.InferOutput<typeof ItemSide>;
export type ShopGroup = v.InferOutput<typeof ShopGroup>;
