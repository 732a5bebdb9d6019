/** The letter that stands for a name: its first letter or digit, in capitals, as plain as it can be written; undefined when it has none. */
export function letterOf(name: string): string | undefined {
  return /[\p{L}\p{N}]\p{M}*/u.exec(name.normalize('NFKC'))?.[0].toUpperCase();
}
