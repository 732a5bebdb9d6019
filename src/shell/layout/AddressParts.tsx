import { lazy, Suspense } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { hasNotice } from '#areas/core/sign-in/sign-in-notice.rules.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { paths } from '#contract/paths.ts';
import { asksForPopup } from '#contract/popup-link.ts';

const PopupHost = lazy(() => import('#shell/popups/PopupHost.tsx').then((module) => ({ default: module.PopupHost })));
const SignInNotice = lazy(() => import('#shell/account/SignInNotice.tsx').then((module) => ({ default: module.SignInNotice })));
const Notices = lazy(() => import('#areas/money/checkout/Notices.tsx').then((module) => ({ default: module.Notices })));

/** The popup of the address, what a sign-in led to, and what the player has not read yet. */
export function AddressParts() {
  const { path, query } = useNavigation();
  const { who } = useAccount();
  const isPopup = asksForPopup(query);
  // Who comes back from paying reads first what became of it.
  const mayTell = !isPopup && path !== paths.paymentReturn.to();
  return (
    <Suspense fallback={null}>
      {isPopup ? <PopupHost /> : null}
      {who?.hasNotices && mayTell ? <Notices /> : null}
      {hasNotice(query) ? <SignInNotice /> : null}
    </Suspense>
  );
}
