import type { Language } from '#lib/words.ts';
import { PARAMETER } from './popup-link.ts';

/** Every popup that an address may open. All of them are for who is signed in. */
export const popupNames = [
  'present',
  'present_history',
  'dota_plus',
  'shards',
  'payment_method',
  'payment_funpay',
  'payment_patreon',
  'notice',
] as const;
export type PopupName = (typeof popupNames)[number];

/** What a notice may say. */
export const noticeCodes = ['1'] as const;
export type NoticeCode = (typeof noticeCodes)[number];

const NOTICE_PARAMETER = 'noticeCode';

/** The query without its popup and what belongs to it alone; the rest stays. */
export function withoutPopup(query: string): string {
  const search = new URLSearchParams(query);
  if (search.get(PARAMETER) === 'notice') search.delete(NOTICE_PARAMETER);
  search.delete(PARAMETER);
  return search.size > 0 ? `?${search}` : '';
}

export type Shown = { popup: PopupName; noticeCode: NoticeCode | undefined };

/**
 * The popup that an address opens for whoever it is. Undefined when it opens none, and its parameter is then to be
 * removed: for who is not signed in, for an unknown name or code, without its product, for gifts outside of Russian.
 */
export function readPopup(query: string, isSignedIn: boolean, language: Language): Shown | undefined {
  const search = new URLSearchParams(query);
  const popup = popupNames.find((name) => name === search.get(PARAMETER));
  const noticeCode = noticeCodes.find((code) => code === search.get(NOTICE_PARAMETER));
  if (!isSignedIn || popup === undefined) return undefined;
  if (popup === 'notice' && noticeCode === undefined) return undefined;
  if (popup === 'payment_method' && !search.get('productId')) return undefined;
  if ((popup === 'present' || popup === 'present_history') && language !== 'ru') return undefined;
  return { popup, noticeCode };
}
