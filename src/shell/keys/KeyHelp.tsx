import { useEffect, useState } from 'react';
import { optionalPart } from '#ui/layout/late-part.tsx';

const KeyList = optionalPart(async () => (await import('./KeyList.tsx')).KeyList);

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key lists the keys: "?", also by its key of the Russian layout, where it writes a comma. */
export function isHelpKey({ key, code, ctrlKey, metaKey, altKey }: Pressed): boolean {
  return (key === '?' || (key === ',' && code === 'Slash')) && !ctrlKey && !metaKey && !altKey;
}

/** The list of keys, which "?" opens from anywhere but a field and a window; its code comes only then. */
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
