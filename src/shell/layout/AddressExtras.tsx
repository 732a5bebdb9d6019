import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { useNavigation } from '#contract/navigation.tsx';
import { asksForPopup, withoutPopup } from '#contract/popup-link.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { optionalPart } from '#ui/layout/late-part.tsx';

const AddressParts = optionalPart(async () => (await import('./AddressParts.tsx')).AddressParts);

/** Loads what an address or news of the account may add to a page, such as a popup or a sign-in message, only when needed. */
export function AddressExtras() {
  const { path, query, close } = useNavigation();
  const { who } = useAccount();
  const isPopup = asksForPopup(query);
  const isAsked = isPopup || query.includes('signin=') || who?.hasNotices;
  const onClose = isPopup ? () => close(path + withoutPopup(query)) : undefined;
  return useHydrated() && isAsked ? <AddressParts key={Number(isPopup)} onClose={onClose} /> : null;
}
