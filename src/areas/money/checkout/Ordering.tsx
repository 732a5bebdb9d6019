import { useRef, useState } from 'react';
import { getOrder, giveSignedOut, placeOrder, type Order, type PlaceOrder } from '#areas/money/orders/orders.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { useCall } from '#contract/use-call.ts';
import { keep, readStored } from '#ui/hooks/local-storage.ts';
import { dismissErrors, showToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from './checkout.text.ts';

/** A placed order; `payWindow`: whether its payment page is open in a window, was blocked by the browser, or has not been opened yet. */
export type Waiting = { orderId: number; url: string; payWindow: 'open' | 'blocked' | 'none' };
/** The storage key for what opens the last order placed without an account. */
const KEPT_ORDER = 'signed-out-order';
type Wish = Omit<PlaceOrder, 'idempotencyKey'>;

/**
 * Places orders. The window is opened inside the press and gets its address later. Pressing twice with the same wish, or again after no
 * answer, places one order; `reset` makes the next one a new order. Signed-out buyers pay in this window and return to the order by its
 * key.
 */
export function useOrdering({ isSignedOut = false } = {}) {
  const words = useWords(text);
  const keys = useRef(new Map<string, string>());
  const isPlacing = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>();

  async function place(wish: Wish) {
    if (isPlacing.current) return;
    isPlacing.current = true;
    const pay = isSignedOut ? thisWindow : openPayWindow();
    setBusy(true);
    const name = JSON.stringify(wish);
    const idempotencyKey = keys.current.get(name) ?? newKey();
    keys.current.set(name, idempotencyKey);
    const result = isSignedOut ? await giveWithout(wish, idempotencyKey) : await callApi(placeOrder, { ...wish, idempotencyKey });
    isPlacing.current = false;
    setBusy(false);
    if (result.isDone) {
      dismissErrors();
      const isBlocked = !pay.go(result.data.url);
      if (!isSignedOut || isBlocked) setWaiting({ ...result.data, payWindow: isBlocked ? 'blocked' : 'open' });
      return;
    }
    pay.close();
    // Refused for good, as an order that is over is: the next press places a new one.
    if (result.isAbsent) keys.current.delete(name);
    showToast({ kind: 'error', title: words.notPlaced, text: result.problems[0] ?? words.noAnswer });
  }

  function reset() {
    keys.current.clear();
    setWaiting(undefined);
  }

  return { waiting, isBusy, place: (wish: Wish) => void place(wish), resume: setWaiting, reset };
}

/** Orders a gift without an account, and stores what opens the order. */
async function giveWithout({ productId, giftPlayerIds, giftMessage, email }: Wish, idempotencyKey: string) {
  const wish = { productId, giftPlayerIds: (giftPlayerIds ?? []).map(Number), giftMessage, email: email ?? '', idempotencyKey };
  const result = await callApi(giveSignedOut, wish);
  if (result.isDone) keep(KEPT_ORDER, { orderId: result.data.orderId, key: result.data.key });
  return result;
}

/** What opens an order without an account: from the address, or as stored in this browser. */
export function readOrderKey(orderId: number): string | undefined {
  const given = /^#key=([\w-]{43})$/.exec(location.hash)?.[1];
  const kept = readStored(KEPT_ORDER);
  const isKept = typeof kept === 'object' && kept !== null && 'orderId' in kept && kept.orderId === orderId && 'key' in kept;
  return given ?? (isKept && typeof kept.key === 'string' ? kept.key : undefined);
}

/** Resumes the caller's newest order that can still be paid, once, if this page is for its kind; nothing for callers without an account. */
export function useOpenOrder(isWanted: (order: Order) => boolean, resume: (waiting: Waiting) => void, isSignedOut = false) {
  const { data: order } = useCall(getOrder, isSignedOut ? null : {});
  const [isSeen, setSeen] = useState(false);
  if (!order || isSeen) return;
  setSeen(true);
  if (order.url && isWanted(order)) resume({ orderId: order.orderId, url: order.url, payWindow: 'none' });
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(5)), (part) => part.toString(36)).join('-');
}

/** A window opened inside a press, before its address is known. */
type PayWindow = { go: (address: string) => boolean; close: () => void };

/** This window: it leaves for the payment page. */
const thisWindow: PayWindow = {
  go(address) {
    if (isAllowed(address)) location.assign(address);
    return isAllowed(address);
  },
  close: () => undefined,
};

/** Opens an empty window without a link back to this page; if the browser blocks it, `go` returns false. Call only inside a press. */
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

/** Whether the browser may go to a payment page: by https only, or to a stand-in on this machine. The server has checked the host. */
function isAllowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === location.hostname && /^(127\.|localhost$|\[::1\]$)/.test(hostname));
}
