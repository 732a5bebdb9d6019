import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { hasNotice } from '#areas/core/sign-in/sign-in-notice.rules.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { paths } from '#contract/paths.ts';
import { asksForPopup } from '#contract/popup-link.ts';
import { optionalPart } from '#ui/layout/late-part.tsx';

const PopupHost = optionalPart(async () => (await import('#shell/popups/PopupHost.tsx')).PopupHost);
const SignInNotice = optionalPart(async () => (await import('#shell/account/SignInNotice.tsx')).SignInNotice);
const Notices = optionalPart(async () => (await import('#areas/money/checkout/Notices.tsx')).Notices);

/** The popup in the address, the result of a sign-in, and the player's unread news. `onClose` closes the popup. */
export function AddressParts({ onClose }: { onClose?: (() => void) | undefined }) {
  const { path, query } = useNavigation();
  const { who } = useAccount();
  const isPopup = asksForPopup(query);
  // A user returning from a payment first reads its result.
  const mayTell = !isPopup && path !== paths.paymentReturn.to();
  return (
    <>
      {isPopup ? <PopupHost onClose={onClose} /> : null}
      {who?.hasNotices && mayTell ? <Notices /> : null}
      {hasNotice(query) ? <SignInNotice /> : null}
    </>
  );
}
