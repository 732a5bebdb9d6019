/** What each item is made of, as its recipe says; without a recipe it may be missing. */
export type Recipes = ReadonlyMap<string, readonly string[]>;

/** The first `most` items in their order, of those that replace one another the first. */
export function withoutAlternatives(items: readonly string[], recipes: Recipes, most: number): string[] {
  const kept: string[] = [];
  for (const item of items) {
    if (kept.length === most) break;
    if (!kept.some((other) => areAlternatives(other, item, recipes))) kept.push(item);
  }
  return kept;
}

/** Boots of every kind are made of these, and nobody wears two pairs. */
const plainBoots = 'item_boots';

/** Whether one item is bought in place of the other: it is built from it, or both are boots. */
export function areAlternatives(one: string, other: string, recipes: Recipes): boolean {
  const parts = withParts(one, recipes);
  const others = withParts(other, recipes);
  return parts.has(other) || others.has(one) || (parts.has(plainBoots) && others.has(plainBoots));
}

/** An item with all that it is made of, down to what has no recipe. */
function withParts(item: string, recipes: Recipes, found = new Set<string>()): Set<string> {
  if (found.has(item)) return found;
  found.add(item);
  for (const part of recipes.get(item) ?? []) withParts(part, recipes, found);
  return found;
}
