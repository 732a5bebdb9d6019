import type { PopupName, PopupParameters } from '#lib/popup-link.ts';
import { lazy, type ReactNode } from 'react';
import type { Shown } from './popup-address.ts';

export type PopupProps = Shown & { onClose: () => void; onOpen: (name: PopupName, parameters?: PopupParameters) => void };

const NoticePopup = lazy(() => import('./NoticePopup.tsx').then((module) => ({ default: module.NoticePopup })));
const ShopPopup = lazy(() => import('#features/payments/ShopPopup.tsx').then((module) => ({ default: module.ShopPopup })));
const MethodPopup = lazy(() => import('#features/payments/MethodPopup.tsx').then((module) => ({ default: module.MethodPopup })));
const FunPayPopup = lazy(() => import('#features/payments/FunPayPopup.tsx').then((module) => ({ default: module.FunPayPopup })));
const PatreonPopup = lazy(() => import('#features/payments/PatreonPopup.tsx').then((module) => ({ default: module.PatreonPopup })));
const PresentPopup = lazy(() => import('#features/payments/PresentPopup.tsx').then((module) => ({ default: module.PresentPopup })));
const RedeemPopup = lazy(() => import('#features/codes/RedeemPopup.tsx').then((module) => ({ default: module.RedeemPopup })));

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
