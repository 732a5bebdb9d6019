import { useEffect, useState } from 'react';
import { optionalPart } from '#ui/layout/late-part.tsx';

const KeyList = optionalPart(async () => (await import('./KeyList.tsx')).KeyList);

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key press opens the list of keys: "?", or the same key in the Russian layout, where it types a comma. */
export function isHelpKey({ key, code, ctrlKey, metaKey, altKey }: Pressed): boolean {
  return (key === '?' || (key === ',' && code === 'Slash')) && !ctrlKey && !metaKey && !altKey;
}

/** The list of keyboard shortcuts. "?" opens it, except in a field or a modal window; its code loads only then. */
export function KeyHelp() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], dialog');
      if (!isTaken && isHelpKey(event)) setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return isOpen ? <KeyList onClose={() => setOpen(false)} /> : null;
}
