import { inOtherLayout } from '#lib/search-key.ts';
import type { Hero } from './heroes.contract.ts';

/** Whether a name holds what was typed, as it stands or as the other keyboard layout would have it, whatever the letter case and the signs between letters; signs alone as they stand. */
export function finderOf(q: string): (name: string) => boolean {
  const typed = lettersOf(q);
  if (typed === '') return (name) => name.includes(q.trim());
  const other = lettersOf(inOtherLayout(q) ?? '');
  // Keys that write no letter there leave too little of it.
  const meant = other.length < typed.length ? '' : other;
  return (name) => {
    const letters = lettersOf(name);
    return letters.includes(typed) || (meant !== '' && letters.includes(meant));
  };
}

/** Heroes whose name in any language, short name or nickname holds what was typed. */
export function heroesNamed(heroes: readonly Hero[], q: string): Hero[] {
  const isWanted = finderOf(q);
  return heroes.filter((hero) => [hero.userFriendlyName, hero.short, ...hero.aliases].some(isWanted));
}

/** Letters and digits alone; dots and strokes over letters go too. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
