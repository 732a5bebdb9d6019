import { useCallback, useState } from 'react';

/** Whether an element has come within a screen's height of what is seen, once and for good; with the ref that pollers it. */
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
