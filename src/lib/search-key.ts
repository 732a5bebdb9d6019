const single = pairs('абвгдезиклмнопрстуфхыэєіґłøđıwyq', 'abvgdeziklmnoprstufhieeiglodivik');
const groups = [
  ['ж', 'zh'],
  ['ц', 'ts'],
  ['ч', 'ch'],
  ['ш', 'sh'],
  ['щ', 'sh'],
  ['ю', 'iu'],
  ['я', 'ia'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['þ', 'th'],
  ['x', 'ks'],
  ['shch', 'sh'],
  ['sch', 'sh'],
  ['kh', 'h'],
  ['ph', 'f'],
  ['ck', 'k'],
] as const;
// Ranges of whole characters, never of parts of one.
// oxlint-disable-next-line no-misleading-character-class
const DROPPED = /[ъь'’`\u0300-\u036f]/g;
const SIGNS =
  // oxlint-disable-next-line no-misleading-character-class, no-control-regex
  /[\u0001-\u002f\u003a-\u0060\u007b-\u036f\u2000-\u2bff\u3000-\u303f\ue000-\uf8ff\ufe00-\ufe6f\uff00-\uffff\u{1f000}-\u{10ffff}]+/gu;

/**
 * The search key of a name: the same for «Мария», "Mariya" and "MARIA". Lower case, Cyrillic transliterated to Latin, no diacritics, no
 * repeated letters, runs of signs as one space; empty when nothing is left. Must match the database's `search_key`.
 */
export function searchKey(name: string): string {
  const lower = Array.from(name.normalize('NFKD'), (letter) => single.get(letter.toLowerCase()) ?? letter.toLowerCase()).join('');
  const spelled = groups.reduce((made, [from, to]) => made.replaceAll(from, to), lower.replace(DROPPED, ''));
  return squeeze(spelled.replace(SIGNS, ' '));
}

/** Collapses repeated letters in a key. */
export function squeeze(key: string): string {
  return key.replace(/([a-z])\1+/g, '$1').replace(/^ +| +$/g, '');
}

function pairs(from: string, to: string): Map<string, string> {
  return new Map(Array.from(from, (letter, index) => [letter, to.charAt(index)]));
}
