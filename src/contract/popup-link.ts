/** Every popup that an address can open. All of them require a signed-in user. */
export const popupNames = [
  'present',
  'present_history',
  'purchases',
  'dota_plus',
  'shards',
  'payment_method',
  'payment_funpay',
  'payment_patreon',
  'redeem',
  'notice',
] as const;
export type PopupName = (typeof popupNames)[number];

export const POPUP_PARAMETER = 'popup';
/** Parameters a popup may need besides its name. */
const popupParameters = ['noticeCode', 'productId', 'currency', 'patreon'] as const;
export type PopupParameters = { [K in (typeof popupParameters)[number]]?: string | undefined };

/** Whether an address asks for a popup, including one that may not be opened. */
export function asksForPopup(query: string): boolean {
  return new URLSearchParams(query).has(POPUP_PARAMETER);
}

/** The address of a page with a popup over it. */
export function openingPopup(path: string, query: string, name: PopupName, parameters: PopupParameters = {}): string {
  const search = new URLSearchParams(withoutPopup(query));
  search.set(POPUP_PARAMETER, name);
  for (const [key, value] of Object.entries(parameters)) if (value !== undefined) search.set(key, value);
  return `${path}?${search}`;
}

/** The query without its popup and the popup's own parameters; the rest stays. */
export function withoutPopup(query: string): string {
  const search = new URLSearchParams(query);
  if (search.has(POPUP_PARAMETER)) for (const name of popupParameters) search.delete(name);
  search.delete(POPUP_PARAMETER);
  return search.size > 0 ? `?${search}` : '';
}
