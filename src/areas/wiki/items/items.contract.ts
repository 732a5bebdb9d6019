import * as v from 'valibot';
import { LuaName, shopGroupNames } from '#areas/wiki/content/item-content.contract.ts';
import { AsOf } from '#areas/wiki/content/revision.contract.ts';
import { AnswerLanguage, RichTextAnswer } from '#areas/wiki/content/text.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';

const Text = v.nullable(RichTextAnswer);
const ItemType = v.picklist(['New', 'Changed', 'Same']);
const Figures = v.array(v.number());

const ListedItem = v.object({
  luaName: v.string(),
  name: v.string(),
  /** Its name in the other language, the initials of its name and what players call it, to be searched by. */
  aliases: v.array(v.string()),
  itemType: ItemType,
  /** Gold; null if the content has no price. */
  cost: v.nullable(whole),
});
export type ListedItem = v.InferOutput<typeof ListedItem>;

const ShopShelf = v.object({ name: v.picklist(shopGroupNames), items: v.array(ListedItem) });
export type ShopShelf = v.InferOutput<typeof ShopShelf>;
const ShownRevision = v.object({ id: whole, publishedAt: v.string() });

export const getShop = endpoint({
  method: 'GET',
  path: '/api/v2/shop',
  summary: 'The shop shelf by shelf: names, prices and marks of its items in one language',
  input: v.object({ lang: AnswerLanguage, asOf: AsOf }),
  output: v.object({ shelves: v.array(ShopShelf), revision: ShownRevision }),
});

/** What items are called in one language, by their lua names. */
const ItemNames = v.record(v.string(), v.string());
export type ItemNames = v.InferOutput<typeof ItemNames>;

export const listItemNames = endpoint({
  method: 'GET',
  path: '/api/v2/items/names',
  summary: 'What every item is called in one language, by its lua name',
  input: v.object({ lang: AnswerLanguage }),
  output: ItemNames,
});

/** A part of an item; `parts` are the parts of a part, one level down. */
const PartOf = { luaName: v.string(), name: v.string(), cost: v.nullable(whole) };
const Part = v.object({ ...PartOf, recipeCost: whole, parts: v.array(v.object(PartOf)) });
export type ItemPart = v.InferOutput<typeof Part>;

const ItemAbility = v.object({
  name: v.nullable(v.string()),
  abilityType: v.nullable(v.string()),
  cooldown: Figures,
  manaCost: Figures,
  oracle: Text,
});

const ItemSide = v.object({
  cost: v.nullable(whole),
  preStats: Text,
  postStats: Text,
  abilities: v.array(ItemAbility),
  /** Null when it is bought whole. */
  recipe: v.nullable(v.object({ cost: whole, parts: v.array(Part) })),
});
export type ItemSideDetails = v.InferOutput<typeof ItemSide>;

const ItemDetails = v.object({
  luaName: v.string(),
  name: v.string(),
  itemType: ItemType,
  /** The tier of a neutral item, which creeps drop. */
  neutralTier: v.nullable(whole),
  /** The shelf that sells it. */
  shelf: v.nullable(v.picklist(shopGroupNames)),
  itemIn1x6: v.nullable(ItemSide),
  itemInDota: v.nullable(ItemSide),
  /** What is built from it here. */
  usedIn: v.array(v.object(PartOf)),
});
export type ItemDetails = v.InferOutput<typeof ItemDetails>;

export const listItems = endpoint({
  method: 'GET',
  path: '/api/v2/items',
  summary: 'Every item with its texts, parts and uses in one language; texts are trees of the allowed elements',
  input: v.object({ lang: AnswerLanguage, asOf: AsOf }),
  output: v.object({ items: v.array(ItemDetails), revision: ShownRevision }),
});

export const getItemDetails = endpoint({
  method: 'GET',
  path: '/api/v2/items/details',
  summary: 'One item with its texts, parts and uses in one language',
  input: v.object({ luaName: LuaName, lang: AnswerLanguage, asOf: AsOf }),
  output: v.object({ item: ItemDetails, revision: ShownRevision }),
});
