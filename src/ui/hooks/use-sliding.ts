import { useLayoutEffect, useRef, type RefObject } from 'react';

const SLIDE = { duration: 300, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/**
 * Slides the elements with `data-slide` inside an element from their old position to the new one, also from one list into another. With
 * reduced motion nothing slides. The element has to be positioned.
 */
export function useSliding<E extends HTMLElement>(): RefObject<E | null> {
  const root = useRef<E>(null);
  const before = useRef<{ width: number; spots: Map<string, { left: number; top: number }> }>(undefined);
  useLayoutEffect(() => {
    if (!root.current) return;
    const width = root.current.offsetWidth;
    const known =
      before.current?.width === width && !matchMedia('(prefers-reduced-motion: reduce)').matches ? before.current.spots : undefined;
    const spots = new Map<string, { left: number; top: number }>();
    for (const element of root.current.querySelectorAll<HTMLElement>('[data-slide]')) {
      // The layout position, regardless of a slide in progress.
      const { offsetLeft: left, offsetTop: top } = element;
      const name = element.dataset['slide'] ?? '';
      spots.set(name, { left, top });
      const from = known?.get(name);
      if (from && (from.left !== left || from.top !== top))
        element.animate({ transform: [`translate(${from.left - left}px, ${from.top - top}px)`, 'none'] }, SLIDE);
    }
    before.current = { width, spots };
  });
  return root;
}
