import { useEffect, useState } from 'react';
import { followAddress, type Followed } from './followed-address.ts';
import { useNavigation } from './navigation.tsx';

const TYPING_MS = 250;

/** Filters as they are set now; the address follows when the typing rests, and a link to another address of the page is followed back. */
export function useAddressState<S>(search: S, addressOf: (search: S) => string): [S, (next: S) => void] {
  const navigation = useNavigation();
  const address = addressOf(search);
  const [state, setState] = useState<Followed<S>>({ shown: search, sent: [address] });
  // Never set while it is drawn: a page that is on its way is drawn in steps, and a letter typed between them would be lost.
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
      // A link was pressed before the typing rested: the page is on its way elsewhere.
      if (location.pathname !== new URL(wanted, location.href).pathname) return;
      setState((now) => ({ ...now, sent: [...now.sent, wanted] }));
      navigation.go(wanted, { replace: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted, asked, navigation]);

  return [shown, (next) => setState((now) => ({ ...followAddress(now, address, search), shown: next }))];
}

/**
 * What is chosen for an address that is followed at once: it stands, until the page comes with a search of its own, so that a list that
 * was changed keeps it and the next choice counts from there. `search`: the page's own; `now`: the choice that it comes with.
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
