import type { PopupName } from '#contract/popup-link.ts';
import { lazy, type ReactNode } from 'react';
import type { PopupProps } from './popup-address.ts';

const NoticePopup = lazy(() => import('./NoticePopup.tsx').then((module) => ({ default: module.NoticePopup })));
const ShopPopup = lazy(() => import('#areas/money/checkout/ShopPopup.tsx').then((module) => ({ default: module.ShopPopup })));
const MethodPopup = lazy(() => import('#areas/money/checkout/MethodPopup.tsx').then((module) => ({ default: module.MethodPopup })));
const FunPayPopup = lazy(() => import('#areas/money/checkout/FunPayPopup.tsx').then((module) => ({ default: module.FunPayPopup })));
const PatreonPopup = lazy(() => import('#areas/money/checkout/PatreonPopup.tsx').then((module) => ({ default: module.PatreonPopup })));
const PresentPopup = lazy(() => import('#areas/money/checkout/PresentPopup.tsx').then((module) => ({ default: module.PresentPopup })));
const RedeemPopup = lazy(() => import('#areas/money/redeem-codes/RedeemPopup.tsx').then((module) => ({ default: module.RedeemPopup })));

/** Every popup, loaded when it is first opened. */
export const popups: Record<PopupName, (props: PopupProps) => ReactNode> = {
  notice: (props) => <NoticePopup {...props} />,
  dota_plus: (props) => <ShopPopup key="dota_plus" name="dota_plus" {...props} />,
  shards: (props) => <ShopPopup key="shards" name="shards" {...props} />,
  payment_method: (props) => <MethodPopup {...props} />,
  payment_funpay: (props) => <FunPayPopup {...props} />,
  payment_patreon: (props) => <PatreonPopup {...props} />,
  present: (props) => <PresentPopup tab="buy" {...props} />,
  present_history: (props) => <PresentPopup tab="history" {...props} />,
  redeem: (props) => <RedeemPopup {...props} />,
};
