import { useCallback, useState } from 'react';

/** Whether an element has ever been within one screen height of the viewport, and the ref that observes it. */
export function useInViewport(): { isInViewport: boolean; ref: (element: Element | null) => (() => void) | undefined } {
  const [isInViewport, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isInViewport, ref };
}
