import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the browser takes the server's HTML over, true right after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
