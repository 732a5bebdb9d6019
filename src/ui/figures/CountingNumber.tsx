import { useEffect, useRef, useState } from 'react';

const COUNT_MS = 400;

/** A live integer that counts from the old value to the new one; with reduced motion it jumps. `format` formats every step. */
export function CountingNumber({ value, format }: { value: number; format: (value: number) => string }) {
  const [shown, setShown] = useState(value);
  const last = useRef(value);
  useEffect(() => {
    const from = last.current;
    if (from === value) return undefined;
    const startedAt = performance.now();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    const step = (now: number) => {
      const share = isStill ? 1 : Math.min(1, Math.max(0, (now - startedAt) / COUNT_MS));
      last.current = Math.round(from + (value - from) * share);
      setShown(last.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step(startedAt);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return format(shown);
}
