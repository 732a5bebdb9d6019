import { itemEmblemOf } from '#lib/item-emblem.ts';
import { EmblemArt, type Look } from './Emblem.tsx';

/** The art of an item, made of its name. */
export function ItemEmblem({ name, ...look }: Look & { name: string }) {
  return <EmblemArt emblem={itemEmblemOf(name)} isItem {...look} />;
}
