import { useEffect, useState } from 'react';
import { followAddress, type Followed } from './followed-address.ts';
import { useNavigation } from './navigation.tsx';

const TYPING_MS = 250;

/** The current filters. The address follows when typing pauses; navigating to another address of the page updates the filters. */
export function useAddressState<S>(search: S, addressOf: (search: S) => string): [S, (next: S) => void] {
  const navigation = useNavigation();
  const address = addressOf(search);
  const [state, setState] = useState<Followed<S>>({ shown: search, sent: [address] });
  // Derived, not set during render: React renders a pending page in steps, and a letter typed between them would be lost.
  const { shown, sent } = followAddress(state, address, search);
  const wanted = addressOf(shown);
  const asked = sent.at(-1);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what has come is known only once it is on the screen
    setState((now) => followAddress(now, address, search));
  }, [address, search]);

  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(() => {
      // The user followed a link before typing paused: another page is already loading.
      if (location.pathname !== new URL(wanted, location.href).pathname) return;
      setState((now) => ({ ...now, sent: [...now.sent, wanted] }));
      navigation.go(wanted, { replace: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted, asked, navigation]);

  return [shown, (next) => setState((now) => ({ ...followAddress(now, address, search), shown: next }))];
}

/**
 * A choice whose address is visited at once. It stays shown until the page arrives with a search of its own, so that a changed list keeps
 * it and the next choice builds on it. `search`: the page's own search; `now`: the choice that comes with it.
 */
export function useChoice<S extends object>(search: object, now: S): [S, (change: Partial<S>) => S] {
  const [chosen, setChosen] = useState({ search, shown: now });
  if (chosen.search !== search) setChosen({ search, shown: now });
  const { shown } = chosen;
  const choose = (change: Partial<S>) => {
    const next = { ...shown, ...change };
    setChosen({ search, shown: next });
    return next;
  };
  return [shown, choose];
}
