import { useEffect, useMemo, useState } from 'react';
import { NavigationProvider, type Navigation } from '#contract/navigation.tsx';
import { AccountProvider } from '#shell/account/AccountProvider.tsx';
import { refreshCopy } from '#ui/hooks/refresh-copy.ts';
import type { HistoryController, Place } from '#web/browser/history-controller.ts';
import { Screen } from './Screen.tsx';

/** The site in the browser: renders the current place of the history. */
export function BrowserSite({ controller }: { controller: HistoryController }) {
  const [place, setPlace] = useState<Place>(controller.place);
  useEffect(() => controller.follow(setPlace), [controller]);
  useEffect(() => {
    controller.arrived(place);
    // A page loaded as a document is saved anyway.
    if (place.cause === 'push') refreshCopy(place.url.pathname + place.url.search);
  }, [controller, place]);
  const ways = useMemo<Omit<Navigation, 'path' | 'query'>>(
    () => ({
      go: (address, options) => void controller.go(address, options),
      close: (address) => void controller.close(address),
      reload: () => void controller.reload(),
    }),
    [controller],
  );
  const navigation = useMemo<Navigation>(() => ({ path: place.url.pathname, query: place.url.search, ...ways }), [ways, place]);
  return (
    <NavigationProvider value={navigation}>
      <AccountProvider>
        <Screen state={place.state} />
      </AccountProvider>
    </NavigationProvider>
  );
}
