import { useEffect, useState } from 'react';
import { useNavigation } from './navigation.tsx';

const TYPING_MS = 250;

/** Filters as they are set now; the address follows when the typing rests, and a link to another address of the page is followed back. */
export function useAddressState<S>(search: S, addressOf: (search: S) => string): [S, (next: S) => void] {
  const navigation = useNavigation();
  const address = addressOf(search);
  const [state, setState] = useState({ shown: search, seen: address, sent: address });
  if (state.seen !== address) {
    setState(state.sent === address ? { ...state, seen: address } : { shown: search, seen: address, sent: address });
  }
  const wanted = addressOf(state.shown);

  useEffect(() => {
    if (wanted === state.sent) return;
    const timer = setTimeout(() => {
      // A link was pressed before the typing rested: the page is on its way elsewhere.
      if (location.pathname !== new URL(wanted, location.href).pathname) return;
      setState((now) => ({ ...now, sent: wanted }));
      navigation.go(wanted, { replace: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted, state.sent, navigation]);

  return [state.shown, (shown) => setState((now) => ({ ...now, shown }))];
}
