import { useAccount } from '#features/accounts/Account.tsx';
import { hasNotice } from '#features/accounts/sign-in-notice.rules.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { useNavigation } from '#ui/navigation.tsx';
import { lazy, Suspense } from 'react';
import { asksForPopup } from '#lib/popup-link.ts';

const PopupHost = lazy(() => import('./popups/PopupHost.tsx').then((module) => ({ default: module.PopupHost })));
const Notices = lazy(() => import('#features/payments/Notices.tsx').then((module) => ({ default: module.Notices })));
const SignInNotice = lazy(() => import('./SignInNotice.tsx').then((module) => ({ default: module.SignInNotice })));

/** What an address may ask for besides its page: a popup, a word about a sign-in. Their code comes only then. */
export function AddressExtras() {
  const { query } = useNavigation();
  const { who } = useAccount();
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      {asksForPopup(query) ? <PopupHost /> : null}
      {who?.hasNotices && !asksForPopup(query) ? <Notices /> : null}
      {hasNotice(query) ? <SignInNotice /> : null}
    </Suspense>
  );
}
