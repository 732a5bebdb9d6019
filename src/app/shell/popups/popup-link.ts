import type { PopupName } from './popup-address.ts';

export const PARAMETER = 'popup';

/** Whether an address asks for a popup, one that may open or not. */
export function asksForPopup(query: string): boolean {
  return new URLSearchParams(query).has(PARAMETER);
}

/** The address of a page with a popup over it. */
export function openingPopup(path: string, query: string, name: PopupName): string {
  const search = new URLSearchParams(query);
  search.set(PARAMETER, name);
  return `${path}?${search}`;
}
