import { useAccount } from '#features/accounts/Account.tsx';
import { hasNotice } from '#features/accounts/sign-in-notice.rules.ts';
import { asksForPopup } from '#lib/popup-link.ts';
import { useNavigation } from '#ui/navigation.tsx';
import { lazy, Suspense } from 'react';

const PopupHost = lazy(() => import('./popups/PopupHost.tsx').then((module) => ({ default: module.PopupHost })));
const SignInNotice = lazy(() => import('./SignInNotice.tsx').then((module) => ({ default: module.SignInNotice })));
const Notices = lazy(() => import('#features/payments/Notices.tsx').then((module) => ({ default: module.Notices })));

/** The popup of the address, what a sign-in led to, and what the player has not read yet. */
export function AddressParts() {
  const { query } = useNavigation();
  const { who } = useAccount();
  const isPopup = asksForPopup(query);
  return (
    <Suspense fallback={null}>
      {isPopup ? <PopupHost /> : null}
      {who?.hasNotices && !isPopup ? <Notices /> : null}
      {hasNotice(query) ? <SignInNotice /> : null}
    </Suspense>
  );
}
