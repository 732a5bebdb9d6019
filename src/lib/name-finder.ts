import { inOtherLayout } from './keyboard-layout.ts';

/**
 * A test for whether a name contains what was typed, comparing their keys; if the typed text has an empty key, the raw texts are compared.
 */
export function finderBy(keyOf: (text: string) => string, typed: string): (name: string) => boolean {
  const wanted = keyOf(typed);
  return wanted === '' ? (name) => name.includes(typed.trim()) : (name) => keyOf(name).includes(wanted);
}

/**
 * A test for whether a name contains what was typed, as it stands or in the other keyboard layout. Ignores case and the signs between
 * letters.
 */
export function finderOf(typed: string): (name: string) => boolean {
  const holdsTyped = finderBy(lettersOf, typed);
  const other = inOtherLayout(typed) ?? '';
  // In the other layout some keys give no letter; then too little of the text is left.
  if (other === '' || lettersOf(other).length < lettersOf(typed).length) return holdsTyped;
  const holdsOther = finderBy(lettersOf, other);
  return (name) => holdsTyped(name) || holdsOther(name);
}

/** Keeps only letters and digits, without diacritics. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
