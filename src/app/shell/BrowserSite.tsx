import { NavigationProvider, type Navigation } from '#ui/navigation.tsx';
import { useEffect, useMemo, useState } from 'react';
import type { Browser, Place } from '../browser.ts';
import { Screen } from './Screen.tsx';

/** The site in the browser: shows where the browser history is. */
export function BrowserSite({ browser }: { browser: Browser }) {
  const [place, setPlace] = useState<Place>(browser.place);
  useEffect(() => browser.follow(setPlace), [browser]);
  useEffect(() => browser.arrived(place), [browser, place]);
  const navigation = useMemo<Navigation>(
    () => ({ path: place.url.pathname, query: place.url.search, go: (address, options) => void browser.go(address, options), reload: () => void browser.reload() }),
    [browser, place],
  );
  return (
    <NavigationProvider value={navigation}>
      <Screen visit={place.visit} query={place.url.search} />
    </NavigationProvider>
  );
}
