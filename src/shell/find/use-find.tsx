import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useFocusedEarly } from '#ui/hooks/use-focused-early.ts';
import { optionalPart } from '#ui/layout/late-part.tsx';

const FindPanel = optionalPart(async () => (await import('./FindPanel.tsx')).FindPanel);

type Find = { ref: RefObject<HTMLInputElement | null>; field: ReactNode; panel: ReactNode };

/** The site's search field and its suggestions, whose code loads on first focus. */
export function useFind(label: string, shortcut?: string): Find {
  const [used, setUsed] = useState<HTMLInputElement>();
  const ref = useRef<HTMLInputElement>(null);
  useFocusedEarly(ref, setUsed);
  const field = (
    <input
      ref={ref}
      type="search"
      name="id"
      role="combobox"
      placeholder={label}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-expanded={false}
      aria-controls="found"
      autoComplete="off"
      onFocus={(event) => setUsed(event.currentTarget)}
      onClick={(event) => setUsed(event.currentTarget)}
    />
  );
  return { ref, field, panel: used && <FindPanel field={used} onClose={() => setUsed(undefined)} /> };
}
