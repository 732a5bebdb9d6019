import { POPUP_PARAMETER, popupNames, type PopupName, type PopupParameters } from '#contract/popup-link.ts';
import type { Language } from '#lib/words.ts';

/** The codes of the possible notices. */
const noticeCodes = ['1'] as const;
type NoticeCode = (typeof noticeCodes)[number];

/** The props of every popup: its address parameters, how to close it and how to open another. */
export type PopupProps = Shown & { onClose: () => void; onOpen: (name: PopupName, parameters?: PopupParameters) => void };

export type Shown = { popup: PopupName; noticeCode: NoticeCode | undefined; productId: number | undefined; currency: 'rub' | 'usd' };

/**
 * The popup that an address opens for this viewer. Undefined when it opens none and its parameter should be removed: for a visitor who is
 * not signed in, for an unknown name or code, without its product, or for gifts in a language other than Russian.
 */
export function readPopup(query: string, isSignedIn: boolean, language: Language): Shown | undefined {
  const search = new URLSearchParams(query);
  const popup = popupNames.find((name) => name === search.get(POPUP_PARAMETER));
  const noticeCode = noticeCodes.find((code) => code === search.get('noticeCode'));
  if (!isSignedIn || popup === undefined) return undefined;
  if (popup === 'notice' && noticeCode === undefined) return undefined;
  if (popup === 'payment_method' && !search.get('productId')) return undefined;
  if ((popup === 'present' || popup === 'present_history') && language !== 'ru') return undefined;
  const given = search.get('productId') ?? '';
  const productId = /^\d{1,9}$/.test(given) ? Number(given) : undefined;
  return { popup, noticeCode, productId, currency: language === 'en' || search.get('currency') === 'usd' ? 'usd' : 'rub' };
}
