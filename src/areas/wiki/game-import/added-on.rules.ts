import { moscowDay } from '#lib/moscow.ts';
import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';

type Dated = Pick<ContentSet['heroes'][number], 'name' | 'addedOn'>;

/**
 * The same content with the days its heroes came to the mode, which the files do not tell: as it is known of a hero, and for
 * one that nobody knew the day of the import. Without a day of import only what is known.
 */
export function datedBy(content: ContentSet, known: readonly Dated[], now: Date | undefined): ContentSet {
  const days = new Map<string, string | undefined>();
  for (const { name, addedOn } of known) if (!days.has(name)) days.set(name, addedOn);
  return {
    ...content,
    heroes: content.heroes.map((hero) => {
      const addedOn = hero.addedOn ?? (days.has(hero.name) ? days.get(hero.name) : now && moscowDay(now));
      return addedOn === undefined ? hero : { ...hero, addedOn };
    }),
  };
}
