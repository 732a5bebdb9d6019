import { lazy, type ReactNode } from 'react';
import type { NoticeCode, PopupName } from './popup-address.ts';

export type PopupProps = { noticeCode: NoticeCode | undefined; onClose: () => void };

const NoticePopup = lazy(() => import('./NoticePopup.tsx').then((module) => ({ default: module.NoticePopup })));

/** Every popup, loaded when it is first opened. A name without one shows nothing yet. */
export const popups: Partial<Record<PopupName, (props: PopupProps) => ReactNode>> = {
  notice: (props) => <NoticePopup {...props} />,
};
