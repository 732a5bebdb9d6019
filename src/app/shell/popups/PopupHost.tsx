import { useAccount } from '#features/accounts/Account.tsx';
import { useLanguage } from '#ui/language.tsx';
import { useNavigation } from '#ui/navigation.tsx';
import { Suspense, useEffect } from 'react';
import { readPopup, withoutPopup } from './popup-address.ts';
import { popups } from './popups.tsx';

/** The popup of the address, decided once it is known who looks; an address that opens none loses it and stays what it is. */
export function PopupHost() {
  const { path, query, go } = useNavigation();
  const { who } = useAccount();
  const language = useLanguage();
  const shown = who ? readPopup(query, who.authorized, language) : undefined;
  const isRefused = who !== null && shown === undefined;
  const address = path + withoutPopup(query);
  useEffect(() => {
    if (isRefused) go(address, { replace: true });
  }, [isRefused, address, go]);
  const onClose = () => go(address, { replace: true });
  return <Suspense fallback={null}>{shown && popups[shown.popup]?.({ noticeCode: shown.noticeCode, onClose })}</Suspense>;
}
