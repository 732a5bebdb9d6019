/** Starts with a Latin or Cyrillic letter or a digit that stands as it is: most names do, and need no normal form. */
const PLAIN = /^[a-z0-9\u0400-\u045f](?![\u0300-\u036f])/i;

/** The letter that stands for a name: its first letter or digit, in capitals, as plain as it can be written; undefined when it has none. */
export function letterOf(name: string): string | undefined {
  if (PLAIN.test(name)) return name.charAt(0).toUpperCase();
  return /[\p{L}\p{N}]\p{M}*/u.exec(name.normalize('NFKC'))?.[0].toUpperCase();
}
