import * as v from 'valibot';
import { GeneralTalent, HeroContent } from './hero-content.contract.ts';
import { ItemContent, ShopGroup } from './item-content.contract.ts';

/** All the content of the site at one revision. The demo pack and every import pass this same schema. */
export const ContentSet = v.strictObject({
  heroes: v.array(HeroContent),
  generalTalents: v.array(GeneralTalent),
  items: v.array(ItemContent),
  shop: v.array(ShopGroup),
});
export type ContentSet = v.InferOutput<typeof ContentSet>;

/** A flaw in the content: something wrong (a problem: it is refused) or missing (a gap: it is not shown). */
export type Finding = { kind: 'hero' | 'general' | 'item' | 'shop' | 'set'; key: string; path: string; message: string };
