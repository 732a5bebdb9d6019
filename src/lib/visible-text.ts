/** A text without what nobody sees of it: the marks of direction, joints and the like that chats and windows put around what is copied. */
export function visibleText(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '').trim();
}
