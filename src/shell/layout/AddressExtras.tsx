import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { useNavigation } from '#contract/navigation.tsx';
import { asksForPopup, withoutPopup } from '#contract/popup-link.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { optionalPart } from '#ui/layout/late-part.tsx';

const AddressParts = optionalPart(async () => (await import('./AddressParts.tsx')).AddressParts);

/** What an address, or news of the account, may ask for besides the page: a popup, a word about a sign-in. Their code comes only then. */
export function AddressExtras() {
  const { path, query, close } = useNavigation();
  const { who } = useAccount();
  const isPopup = asksForPopup(query);
  const isAsked = isPopup || query.includes('signin=') || who?.hasNotices;
  const onClose = isPopup ? () => close(path + withoutPopup(query)) : undefined;
  return useHydrated() && isAsked ? <AddressParts key={Number(isPopup)} onClose={onClose} /> : null;
}
