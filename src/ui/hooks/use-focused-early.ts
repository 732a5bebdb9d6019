import { useEffect, type RefObject } from 'react';

/** Calls `onFocused` if somebody was in a field before the page answered: its own `onFocus` never heard of it. */
export function useFocusedEarly(ref: RefObject<HTMLInputElement | null>, onFocused: (field: HTMLInputElement) => void): void {
  useEffect(() => {
    if (ref.current && ref.current === document.activeElement) onFocused(ref.current);
  }, [ref, onFocused]);
}
