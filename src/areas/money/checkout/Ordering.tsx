import { useRef, useState } from 'react';
import { getOrder, placeOrder, type Order, type PlaceOrder } from '#areas/money/orders/orders.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { useCall } from '#contract/use-call.ts';
import { showToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from './checkout.text.ts';

export type Waiting = { orderId: number; url: string; isBlocked: boolean };
type Wish = Omit<PlaceOrder, 'idempotencyKey'>;

/**
 * Places orders: the window is opened inside the press and then given its address. The same wish pressed twice, or again
 * after no answer, is one order; `reset` makes the next one another.
 */
export function useOrdering() {
  const words = useWords(text);
  const keys = useRef(new Map<string, string>());
  const isPlacing = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>();

  async function place(wish: Wish) {
    if (isPlacing.current) return;
    isPlacing.current = true;
    const pay = openPayWindow();
    setBusy(true);
    const name = JSON.stringify(wish);
    const idempotencyKey = keys.current.get(name) ?? newKey();
    keys.current.set(name, idempotencyKey);
    const result = await callApi(placeOrder, { ...wish, idempotencyKey });
    isPlacing.current = false;
    setBusy(false);
    if (result.isDone) return setWaiting({ ...result.data, isBlocked: !pay.go(result.data.url) });
    pay.close();
    showToast({ kind: 'error', title: words.notPlaced, text: result.problems[0] ?? words.noAnswer });
  }

  function reset() {
    keys.current.clear();
    setWaiting(undefined);
  }

  return { waiting, isBusy, place: (wish: Wish) => void place(wish), resume: setWaiting, reset };
}

/** Takes up the caller's newest order that can still be paid, once, if it is the kind that is wanted here. */
export function useOpenOrder(isWanted: (order: Order) => boolean, resume: (waiting: Waiting) => void) {
  const { data: order } = useCall(getOrder, {});
  const [isSeen, setSeen] = useState(false);
  if (!order || isSeen) return;
  setSeen(true);
  if (order.url && isWanted(order)) resume({ orderId: order.orderId, url: order.url, isBlocked: false });
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(5)), (part) => part.toString(36)).join('-');
}

/** A window that was opened inside a press, before it is known where it leads. */
type PayWindow = { go: (address: string) => boolean; close: () => void };

/** Opens an empty window, cut off from this page; where the browser does not allow it, `go` says so. Only to be called inside a press. */
function openPayWindow(): PayWindow {
  const opened = window.open('about:blank', '_blank');
  if (opened) opened.opener = null;
  return {
    go(address) {
      if (!opened || opened.closed || !isAllowed(address)) return false;
      opened.location.replace(address);
      return true;
    },
    close: () => opened?.close(),
  };
}

/** The server has checked the host; here again nothing but https counts, or a stand-in on this machine for a site on this machine. */
function isAllowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === location.hostname && /^(127\.|localhost$|\[::1\]$)/.test(hostname));
}
