type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key press focuses the search: "/", or the same key in the Russian layout, where it types a full stop. */
export function isFindKey({ key, code, ctrlKey, metaKey, altKey }: Pressed): boolean {
  return (key === '/' || (key === '.' && code === 'Slash')) && !ctrlKey && !metaKey && !altKey;
}

/** Whether the key was pressed inside a field. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
