/** Removes invisible characters, such as direction marks and joiners, which chats and windows add to copied text. */
export function visibleText(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '').trim();
}
