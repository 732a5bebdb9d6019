import { inOtherLayout } from '#lib/keyboard-layout.ts';
import { searchKey, squeeze } from '#lib/search-key.ts';
import { compareNames } from '#lib/sorting.ts';

const LETTERS = 'abcdefghijklmnoprstuvz0123456789 ';
/** Shorter names are one letter away from too many others. */
const SHORTEST_TYPO = 4;
const LONGEST_TYPO = 16;

/** The longest nickname on Steam. */
const LONGEST_NICKNAME = 32;

/**
 * The keys to search for: the text itself, then the same keys in the other keyboard layout, unless letters become signs there. One letter
 * repeated beyond the length of any name is not reduced to that letter.
 */
export function searchKeysOf(name: string): string[] {
  const shortest = name.length > LONGEST_NICKNAME ? 2 : 1;
  const other = inOtherLayout(name) ?? '';
  const keys = [name, lettersIn(other) < lettersIn(name) ? '' : other].map(searchKey).filter((key) => key.length >= shortest);
  return [...new Set(keys)];
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/** Every key within one typo: a letter too many, too few, a wrong one, or two swapped. None for short or long keys, nor for numbers. */
export function keysOneSlipAway(key: string): string[] {
  if (key.length < SHORTEST_TYPO || key.length > LONGEST_TYPO || /^\d+$/.test(key)) return [];
  const found = new Set<string>();
  for (let at = 0; at <= key.length; at++) {
    const before = key.slice(0, at);
    const [letter = '', next = ''] = key.slice(at);
    found.add(before + key.slice(at + 1));
    found.add(before + next + letter + key.slice(at + 2));
    for (const other of LETTERS) {
      found.add(before + other + key.slice(at));
      found.add(before + other + key.slice(at + 1));
    }
  }
  const squeezed = new Set([...found].map(squeeze));
  squeezed.delete(key);
  return [...squeezed].filter((each) => each.length >= SHORTEST_TYPO - 1);
}

/** A hero or an item with its names and nicknames; matches at the beginning of a name rank before those of a nickname. */
export type Called = { urlName: string; names: readonly string[]; nicknames: readonly string[] };

/**
 * The heroes or items that a text may mean, best first: the whole name or nickname, its beginning, the beginning of a word, one typo away.
 */
export function findCalled<C extends Called>(all: readonly C[], typed: string, limit: number): C[] {
  // Of pure repetition, such as "zzzzqq", one or two letters are left, with which a nickname begins by chance.
  const keys = searchKeysOf(typed).filter((key) => key.length > 2 || 2 * key.length >= lettersIn(typed));
  const slips = keys.flatMap(keysOneSlipAway);
  const close = new Set([...slips, ...slips.map(solid)]);
  const rankOf = (one: C) => {
    const names = [...one.names, ...one.nicknames].map(searchKey);
    const ranks = keys.flatMap((key, layout) =>
      names.map((name, at) => rankOfName(name, key) + layout / 2 + (at < one.names.length || name === key ? 0 : 0.25)),
    );
    return Math.min(...ranks, names.some((name) => close.has(name) || close.has(solid(name))) ? WORST_FIT : NO_FIT);
  };
  return all
    .map((one) => ({ one, rank: rankOf(one) }))
    .filter(({ rank }) => rank < NO_FIT)
    .toSorted((a, b) => a.rank - b.rank || compareNames(a.one.urlName, b.one.urlName))
    .slice(0, limit)
    .map(({ one }) => one);
}

const WORST_FIT = 8;
const NO_FIT = 9;

function rankOfName(name: string, key: string): number {
  if (name === key || solid(name) === solid(key)) return 0;
  if (name.startsWith(key) || solid(name).startsWith(solid(key))) return 1;
  return name.includes(` ${key}`) ? 2 : NO_FIT;
}

/** Without spaces: Anti-Mage is also found by antimage. */
function solid(key: string): string {
  return key.replaceAll(' ', '');
}
