import * as v from 'valibot';
import { HeroContent, TalentContent } from '#areas/wiki/content/hero-content.contract.ts';
import { ItemContent, LuaName } from '#areas/wiki/content/item-content.contract.ts';
import { AsOf } from '#areas/wiki/content/revision.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';
import { ShownRevision } from './content-revisions.contract.ts';

/** `since`: the revision that made it what it is here. */
const since = whole;

const HeroData = v.object({ since, hero: HeroContent });
export type HeroData = v.InferOutput<typeof HeroData>;

export const listHeroData = endpoint({
  method: 'GET',
  path: '/api/v2/content/heroes',
  summary: 'Heroes in both languages as they were at a revision, all or one; texts are trees of the allowed elements',
  input: v.object({
    heroName: v.optional(v.pipe(v.string(), v.maxLength(100, 'must be 100 characters at most'), v.toLowerCase())),
    asOf: AsOf,
  }),
  output: v.object({ revision: ShownRevision, heroes: v.array(HeroData) }),
});

const TalentData = v.object({
  since,
  /** The game's name of the hero; null when any hero may be offered it. */
  heroName: v.nullable(v.string()),
  /** The orange talent's name of the skill it belongs to; null when it belongs to none. */
  skill: v.nullable(v.string()),
  /** The game's `gray` is what pages call white. */
  rarity: v.picklist(['orange', 'purple', 'blue', 'gray']),
  /** Who it is for, as the game calls them; of those that any hero may be offered. */
  tags: v.array(v.string()),
  talent: TalentContent,
});
export type TalentData = v.InferOutput<typeof TalentData>;

export const listTalentData = endpoint({
  method: 'GET',
  path: '/api/v2/content/talents',
  summary: 'Talents in both languages as they were at a revision, all or one; texts are trees of the allowed elements',
  input: v.object({
    modName: v.optional(v.pipe(v.string(), v.regex(/^modifier_\w{1,120}$/, 'must be the name of a modifier'))),
    asOf: AsOf,
  }),
  output: v.object({ revision: ShownRevision, talents: v.array(TalentData) }),
});

const ItemData = v.object({ since, item: ItemContent });
export type ItemData = v.InferOutput<typeof ItemData>;

export const listItemData = endpoint({
  method: 'GET',
  path: '/api/v2/content/items',
  summary: 'Items in both languages as they were at a revision, all or one; texts are trees of the allowed elements',
  input: v.object({ luaName: v.optional(LuaName), asOf: AsOf }),
  output: v.object({ revision: ShownRevision, items: v.array(ItemData) }),
});

/** Null: bought whole, or not there. `cost` is gold for the recipe alone. */
const Recipe = v.nullable(v.object({ cost: whole, parts: v.array(v.object({ luaName: v.string(), count: whole })) }));
const RecipeData = v.object({ since, luaName: v.string(), in1x6: Recipe, inDota: Recipe });
export type RecipeData = v.InferOutput<typeof RecipeData>;

export const listRecipeData = endpoint({
  method: 'GET',
  path: '/api/v2/content/recipes',
  summary: 'What items are built from, in 1x6 and in Dota 2, at a revision: all recipes, or one item’s',
  input: v.object({ luaName: v.optional(LuaName), asOf: AsOf }),
  output: v.object({ revision: ShownRevision, recipes: v.array(RecipeData) }),
});
