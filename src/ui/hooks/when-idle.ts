/** For browsers without idle callbacks. */
const SOON_MS = 1000;

/** Does what nobody waits for once the browser has nothing better to do; the answer takes it back. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(() => work());
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, SOON_MS);
  return () => clearTimeout(timer);
}
