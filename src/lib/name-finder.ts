import { inOtherLayout } from './keyboard-layout.ts';

/**
 * A test for whether a name contains what was typed, comparing their keys; if the typed text has an empty key, the raw texts are compared.
 */
export function finderBy(keyOf: (text: string) => string, typed: string): (name: string) => boolean {
  const wanted = keyOf(typed);
  return wanted === '' ? (name) => name.includes(typed.trim()) : (name) => keyOf(name).includes(wanted);
}

/**
 * A test for whether a name contains what was typed, or has a word that begins with the same keys of the other keyboard layout: within words
 * those letters mean something else too often. Ignores case and the signs between letters.
 */
export function finderOf(typed: string): (name: string) => boolean {
  const holdsTyped = finderBy(lettersOf, typed);
  const other = lettersOf(inOtherLayout(typed) ?? '');
  // In the other layout some keys give no letter; then too little of the text is left.
  if (other === '' || other.length < lettersOf(typed).length) return holdsTyped;
  return (name) => holdsTyped(name) || endsOf(name).some((end) => lettersOf(end).startsWith(other));
}

/** The name, and what is left of it from each further word on. */
function endsOf(name: string): string[] {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.map((_, at) => words.slice(at).join(' '));
}

/** Keeps only letters and digits, without diacritics. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
