import { itemEmblemOf } from '#lib/emblem/item-emblem.ts';
import { artHref } from './art.rules.ts';
import { drawEmblem, type Look } from './Emblem.tsx';

/** The art of an item: the site's picture, or an emblem drawn from the name. */
export function ItemEmblem({ name, ...look }: Look & { name: string }) {
  return drawEmblem(itemEmblemOf(name), look, true, artHref('items', name));
}
