import { inOtherLayout } from './keyboard-layout.ts';

/** Whether a name holds what was typed, both by their keys; signs that have no key alone as they stand. */
export function finderBy(keyOf: (text: string) => string, typed: string): (name: string) => boolean {
  const wanted = keyOf(typed);
  return wanted === '' ? (name) => name.includes(typed.trim()) : (name) => keyOf(name).includes(wanted);
}

/** Whether a name holds what was typed, as it stands or as the other keyboard layout would have it, whatever the letter case and the signs between letters. */
export function finderOf(typed: string): (name: string) => boolean {
  const holdsTyped = finderBy(lettersOf, typed);
  const other = inOtherLayout(typed) ?? '';
  // Keys that write no letter there leave too little of it.
  if (other === '' || lettersOf(other).length < lettersOf(typed).length) return holdsTyped;
  const holdsOther = finderBy(lettersOf, other);
  return (name) => holdsTyped(name) || holdsOther(name);
}

/** Letters and digits alone; dots and strokes over letters go too. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
