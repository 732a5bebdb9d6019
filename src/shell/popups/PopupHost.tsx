import { useEffect, useRef, type ReactNode } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { useNavigation } from '#contract/navigation.tsx';
import { openingPopup, withoutPopup, type PopupName, type PopupParameters } from '#contract/popup-link.ts';
import { optionalPart } from '#ui/layout/late-part.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { sayEnded } from '../account/account-session.ts';
import { readPopup, type PopupProps } from './popup-address.ts';

const NoticePopup = optionalPart(async () => (await import('./NoticePopup.tsx')).NoticePopup);
const ShopPopup = optionalPart(async () => (await import('#areas/money/checkout/ShopPopup.tsx')).ShopPopup);
const MethodPopup = optionalPart(async () => (await import('#areas/money/checkout/MethodPopup.tsx')).MethodPopup);
const FunPayPopup = optionalPart(async () => (await import('#areas/money/checkout/FunPayPopup.tsx')).FunPayPopup);
const PatreonPopup = optionalPart(async () => (await import('#areas/money/checkout/PatreonPopup.tsx')).PatreonPopup);
const GiftPopup = optionalPart(async () => (await import('./LateGiftPopup.tsx')).LateGiftPopup);
const PurchasesPopup = optionalPart(async () => (await import('#areas/money/checkout/PurchasesPopup.tsx')).PurchasesPopup);
const RedeemPopup = optionalPart(async () => (await import('#areas/money/redeem-codes/RedeemPopup.tsx')).RedeemPopup);

/** All popups, each loaded when first opened. */
const popups: Record<PopupName, (props: PopupProps) => ReactNode> = {
  notice: (props) => <NoticePopup {...props} />,
  dota_plus: (props) => <ShopPopup key="dota_plus" name="dota_plus" {...props} />,
  shards: (props) => <ShopPopup key="shards" name="shards" {...props} />,
  payment_method: (props) => <MethodPopup {...props} />,
  payment_funpay: (props) => <FunPayPopup {...props} />,
  payment_patreon: (props) => <PatreonPopup {...props} />,
  present: (props) => <GiftPopup tab="buy" {...props} />,
  present_history: (props) => <GiftPopup tab="history" {...props} />,
  purchases: (props) => <PurchasesPopup {...props} />,
  redeem: (props) => <RedeemPopup {...props} />,
};

/**
 * Opens the popup in the address once the viewer is known. A popup parameter that opens nothing is removed, and the rest of the address
 * stays. A popup that was open when the session ended is not closed silently: signing in leads back to it.
 */
export function PopupHost() {
  const { path, query, go, close } = useNavigation();
  const { who } = useAccount();
  const language = useLanguage();
  const shown = who ? readPopup(query, who.authorized, language) : undefined;
  const isRefused = who !== null && shown === undefined;
  const address = path + withoutPopup(query);
  const isShown = shown !== undefined;
  const wasShown = useRef(false);
  const hasEnded = isRefused && !who.authorized;
  useEffect(() => {
    if (isShown) wasShown.current = true;
    if (!isRefused) return;
    go(address, { replace: true });
    if (hasEnded && wasShown.current) sayEnded(path + query, language);
  }, [isShown, isRefused, hasEnded, address, path, query, go, language]);
  const onClose = () => close(address);
  const onOpen = (name: PopupName, parameters?: PopupParameters) => go(openingPopup(path, query, name, parameters), { replace: true });
  return shown && popups[shown.popup]({ ...shown, onClose, onOpen });
}
