type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key brings the focus to a search: "/", also by its key of the Russian layout, where it writes a full stop. */
export function isFindKey({ key, code, ctrlKey, metaKey, altKey }: Pressed): boolean {
  return (key === '/' || (key === '.' && code === 'Slash')) && !ctrlKey && !metaKey && !altKey;
}

/** Whether a key is pressed in a field, which takes it. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
