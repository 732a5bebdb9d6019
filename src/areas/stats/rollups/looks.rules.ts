/** The components of each item in its recipe; items without a recipe may be missing. */
export type Recipes = ReadonlyMap<string, readonly string[]>;

/** The first `most` items in order; among items that replace one another only the first. */
export function withoutAlternatives(items: readonly string[], recipes: Recipes, most: number): string[] {
  const kept: string[] = [];
  for (const item of items) {
    if (kept.length === most) break;
    if (!kept.some((other) => areAlternatives(other, item, recipes))) kept.push(item);
  }
  return kept;
}

/** Boots of every kind are built from these, and nobody wears two pairs. */
const plainBoots = 'item_boots';

/** Whether one item replaces the other: it is built from it, or both are boots. */
export function areAlternatives(one: string, other: string, recipes: Recipes): boolean {
  const parts = withParts(one, recipes);
  const others = withParts(other, recipes);
  return parts.has(other) || others.has(one) || (parts.has(plainBoots) && others.has(plainBoots));
}

/** An item with all its components, down to those without a recipe. */
function withParts(item: string, recipes: Recipes, found = new Set<string>()): Set<string> {
  if (found.has(item)) return found;
  found.add(item);
  for (const part of recipes.get(item) ?? []) withParts(part, recipes, found);
  return found;
}

/** The stages of an item build, in minutes of game time: a look belongs to the stage it is nearest to. */
export const stages = [
  { name: 'start', from: 2, to: 7, at: 4 },
  { name: 'early', from: 8, to: 18, at: 12 },
  { name: 'mid', from: 19, to: 30, at: 25 },
  { name: 'late', from: 31, to: 240, at: 40 },
] as const;
export type Stage = (typeof stages)[number]['name'];
/** A build shows this many items per stage; scepter and shard have marks of their own. */
export const buildSlots = 6;
/** This many items per stage are stored: among those that replace one another only one gets a slot. */
export const buildChoices = 12;
export const scepter = 'item_ultimate_scepter';
export const shard = 'item_aghanims_shard';

/** The looks at which items are compared, in minutes, each with the look before it. */
export const effectLooks = [
  { minute: 10, before: 5 },
  { minute: 15, before: 10 },
  { minute: 20, before: 15 },
  { minute: 30, before: 20 },
] as const;

/** The look before this one, in minutes. */
export function lookBefore(minute: number): number {
  return effectLooks.find((look) => look.minute === minute)?.before ?? 0;
}

/**
 * How players are grouped before their items are compared: net worth as a multiple of the mean of those alive, rating above the lobby's
 * average.
 */
export const strata = { worth: [0.8, 0.9, 0.97, 1.03, 1.1, 1.25], lead: [-3.5, -1.2, 1.2, 3.5] };

/** Whether an item takes a slot in a build: scepter and shard have marks of their own, and '' counts all games with a look. */
export function takesSlot(item: string): boolean {
  return item !== '' && item !== scepter && item !== shard;
}
