import { lazy, Suspense } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { useNavigation } from '#contract/navigation.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';

const AddressParts = lazy(() => import('./AddressParts.tsx').then((module) => ({ default: module.AddressParts })));

/** What an address, or news of the account, may ask for besides the page: a popup, a word about a sign-in. Their code comes only then. */
export function AddressExtras() {
  const { query } = useNavigation();
  const { who } = useAccount();
  const isAsked = /[?&](popup|signin)=/.test(query) || who?.hasNotices;
  return useHydrated() && isAsked ? (
    <Suspense fallback={null}>
      <AddressParts />
    </Suspense>
  ) : null;
}
