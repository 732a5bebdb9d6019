import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { openingPopup, withoutPopup, type PopupName, type PopupParameters } from '#contract/popup-link.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { useNavigation } from '#contract/navigation.tsx';
import { Suspense, useEffect } from 'react';
import { readPopup } from './popup-address.ts';
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
  const onOpen = (name: PopupName, parameters?: PopupParameters) => go(openingPopup(path, query, name, parameters), { replace: true });
  return <Suspense fallback={null}>{shown && popups[shown.popup]({ ...shown, onClose, onOpen })}</Suspense>;
}
