import { useEffect, type RefObject } from 'react';

/** Calls `onFocused` if the field was focused before hydration, when its own `onFocus` could not hear it. */
export function useFocusedEarly(ref: RefObject<HTMLInputElement | null>, onFocused: (field: HTMLInputElement) => void): void {
  useEffect(() => {
    if (ref.current && ref.current === document.activeElement) onFocused(ref.current);
  }, [ref, onFocused]);
}
