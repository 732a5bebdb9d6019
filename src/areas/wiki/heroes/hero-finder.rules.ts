import { finderOf } from '#lib/name-finder.ts';
import type { Hero } from './heroes.contract.ts';

/** Heroes whose name in any language, short name or nickname contains the typed text. */
export function heroesNamed(heroes: readonly Hero[], q: string): Hero[] {
  const isWanted = finderOf(q);
  return heroes.filter((hero) => [hero.userFriendlyName, hero.short, ...hero.aliases].some(isWanted));
}
