import { startTransition } from 'react';
import type { Call } from '#contract/page.tsx';
import type { Language } from '#lib/words.ts';
import { keepInTab, readOfTab } from '#ui/hooks/local-storage.ts';
import { findPage, openPage, resolve, type PageEntry, type PageState } from './page-state.ts';

/** The current location: an address and what it shows. */
export type Place = { url: URL; state: PageState; cause: 'start' | 'push' | 'pop' | 'same' };

type HistoryOptions = { pages: readonly PageEntry[]; call: Call; language: Language };

type GoOptions = {
  replace?: boolean;
  stay?: boolean;
  /** The clicked link. */
  link?: Element | undefined;
};

type LoadOptions = Pick<GoOptions, 'link'> & {
  isForced?: boolean;
  /** Whether the browser has already animated the navigation, such as a swipe. */
  isMoved?: boolean;
};

const isAway = ({ status }: PageState) => status === 0 || status === 503;
const SCROLL_KEY = 'scroll';
/** The history state key for the address that an entry was opened from. */
const FROM_KEY = 'from';
/** Loads faster than this show no pending indicator. */
const PENDING_AFTER_MS = 200;

/** Drives page navigation through the browser's history. The newest request wins; a late result of an older one is dropped. */
export class HistoryController {
  place: Place;
  readonly #options: HistoryOptions;
  #show: (place: Place) => void = () => {};
  #request = 0;
  /** The cause of the navigation in progress. */
  #coming: Place['cause'] | undefined;
  #whenShown: () => void = () => {};
  /** Whether a history.back() that closes something is in progress. */
  #isClosing = false;
  /** Whether a new document is being loaded. */
  #isLeaving = false;
  /** The address whose placeholder rows are on the screen: the reader may already have scrolled there. */
  #waitingAt: string | undefined;

  constructor(options: HistoryOptions, place: Place) {
    this.#options = options;
    this.place = place;
    history.scrollRestoration = 'manual';
    addEventListener('popstate', (event) => this.#traverse(new URL(location.href), event.hasUAVisualTransition));
    addEventListener('pagehide', () => {
      this.#isClosing = false;
      this.#isLeaving = false;
      this.rememberScroll();
      keepInTab(SCROLL_KEY, [this.place.url.href, scrollY]);
    });
  }

  /**
   * Calls `show` with the current place, which may have changed since the page was rendered, and with every new one. Returns a function
   * that stops it.
   */
  follow(show: (place: Place) => void): () => void {
    this.#show = show;
    startTransition(() => show(this.place));
    return () => {
      this.#show = () => {};
    };
  }

  /** Goes to an address of the site. With `replace` or `stay`, another query of the same page keeps scroll and focus. */
  async go(address: string, { replace = false, stay = false, link }: GoOptions = {}): Promise<void> {
    const url = new URL(address, location.href);
    // A document on its way would replace whatever is shown until it comes; only a newer document takes its place.
    if (this.#isLeaving) return location.assign(url);
    this.rememberScroll();
    // Going to the same address again, as by a double click, adds no history entry.
    if (replace || url.href === location.href) history.replaceState(history.state, '', url);
    else history.pushState({ [FROM_KEY]: location.pathname + location.search }, '', url);
    await this.#load(url, (replace || stay) && url.pathname === this.place.url.pathname ? 'same' : 'push', { link });
  }

  /** Closes what was opened over a page: steps back if the page's bare address is the previous entry, so that Back then leaves the page. */
  async close(address: string): Promise<void> {
    // history.back() takes a while: pressing twice still means one step.
    if (this.#isClosing) return;
    if (history.state?.[FROM_KEY] !== address) return this.go(address, { replace: true });
    this.#isClosing = true;
    history.back();
  }

  /** Reloads the current address: the page shown, or the one in progress. */
  async reload(): Promise<void> {
    await this.#load(new URL(location.href), this.#coming ?? 'same', { isForced: true });
  }

  /** Called when a place is on the screen: scrolls and moves the focus as a new document would. */
  arrived({ url, cause, state }: Place): void {
    // Resolves #showPlace.
    this.#whenShown();
    const hasBegun = cause === 'push' && this.#waitingAt === url.href;
    this.#waitingAt = state.has === 'waiting' ? url.href : undefined;
    // When the code of a document arrives late, the reader may already have scrolled.
    const isKept = restoreScroll(cause === 'pop' || (cause === 'start' && (scrollY === 0 || url.hash !== '')));
    if (isKept || cause === 'start' || cause === 'same') return;
    const target = partOf(url);
    if (target) target.scrollIntoView();
    else if (!hasBegun) scrollTo(0, 0);
    const from = target ?? document.getElementById('main');
    if (!from || cause !== 'push' || hasBegun) return;
    // Keyboard navigation continues from the target. Writing its tabIndex of -1 out as an attribute makes a non-interactive element
    // focusable.
    from.tabIndex += 0;
    from.focus({ preventScroll: true });
  }

  /** Preloads the code of an address. */
  prepare(path: string): void {
    findPage(this.#options.pages, path)
      ?.entry.open()
      .catch(() => {});
  }

  /**
   * Saves the scroll position of this history entry before leaving it, for another page or another part of this one. While an address is
   * still loading, its entry has no scroll position yet.
   */
  rememberScroll(): void {
    if (location.href === this.place.url.href) history.replaceState({ ...history.state, [SCROLL_KEY]: scrollY }, '');
  }

  /**
   * Handles a move to another history entry. Another part of the page shown is not a new place: reloading would make parts whose code has
   * yet to arrive fall back to their placeholders.
   */
  #traverse(url: URL, isMoved: boolean): void {
    this.#isClosing = false;
    const { url: shown, state } = this.place;
    const isShown = url.pathname === shown.pathname && url.search === shown.search && state.status === 200 && !state.has;
    if (!isShown) return void this.#load(url, 'pop', { isMoved });
    this.place = { ...this.place, url };
    if (this.#coming) this.#callOff();
    if (!restoreScroll()) partOf(url)?.scrollIntoView();
  }

  /** Cancels the navigation in progress. The new search object tells fields that already show its values to go back. */
  #callOff(): void {
    this.#request += 1;
    this.#coming = undefined;
    document.documentElement.toggleAttribute('data-pending', false);
    const { url, state } = this.place;
    this.place = { url, state: { ...state, search: { ...state.search } }, cause: 'pop' };
    void this.#showPlace();
  }

  async #load(url: URL, cause: Place['cause'], { isForced = false, isMoved = false, link }: LoadOptions = {}): Promise<void> {
    const request = ++this.#request;
    this.#coming = cause;
    const busy = setTimeout(() => this.#wait(url, cause), PENDING_AFTER_MS);
    try {
      const isAnother = () => url.pathname !== this.place.url.pathname;
      const wasAnother = isAnother();
      // Loads the transition code together with the page's code: few documents need it, and if it fails to load there is just no animation.
      const turning = isAnother() && !isMoved ? import('./turn-page.ts').catch(() => undefined) : undefined;
      const [next, turn] = await Promise.all([this.#open(url, isForced), turning]);
      if (request !== this.#request) return;
      // No response, but the service worker may have a saved copy: a full document load shows it.
      if (next.status === 0 && wasAnother && navigator.serviceWorker?.controller) return this.#openDocument(url);
      const turnPage = isAnother() ? turn?.turnPage : undefined;
      this.place = { url, state: next, cause: next === this.place.state && url.hash === '' ? 'same' : cause };
      if (turnPage) turnPage(() => this.#showPlace(), link);
      else void this.#showPlace();
    } catch {
      // The server has a new release, or the network is gone: a full document load shows which.
      if (request === this.#request) this.#openDocument(url);
    } finally {
      clearTimeout(busy);
      if (request === this.#request) {
        this.#coming = undefined;
        document.documentElement.toggleAttribute('data-pending', false);
      }
    }
  }

  /** Loads the current address as a new document. With a fragment, assigning the same address would only scroll, so it reloads. */
  #openDocument(url: URL): void {
    this.#isLeaving = true;
    if (url.hash) location.reload();
    else location.assign(url);
  }

  /** The page state of an address. Reuses the current one if the addresses differ only in what the page does not read, such as a popup. */
  async #open(url: URL, isForced: boolean): Promise<PageState> {
    const { pages, call, language } = this.#options;
    const resolved = await resolve(pages, url);
    const shown = this.place.state;
    if (!isForced && shown.status === 200 && !shown.has && resolved.key === shown.key) return shown;
    const next = await openPage(resolved, call, language);
    // If another view of the same page fails to load, the page stays as it is. The new search object tells fields that already show the
    // requested values.
    const isOfShown = resolved.page && resolved.page === shown.page && url.pathname === this.place.url.pathname;
    return isOfShown && isAway(next) && shown.status === 200 && shown.has !== 'waiting'
      ? { ...shown, search: { ...shown.search }, has: 'stale' }
      : next;
  }

  /** Shows that a page, or another view of the current one, is loading; another page shows its placeholder rows. */
  #wait(url: URL, cause: Place['cause']): void {
    const isView = findPage(this.#options.pages, url.pathname)?.entry === this.place.state.entry;
    document.documentElement.dataset['pending'] = isView ? 'view' : '';
    if (!isView) void this.#showWaiting(url, cause).catch(() => {});
  }

  async #showWaiting(url: URL, cause: Place['cause']): Promise<void> {
    const request = this.#request;
    const resolved = await resolve(this.#options.pages, url);
    if (request !== this.#request || !document.documentElement.hasAttribute('data-pending') || !resolved.page?.Waiting) return;
    this.place = { url, state: { ...resolved, status: 200, loaded: null, has: 'waiting' }, cause };
    void this.#showPlace();
  }

  /** Resolves when the place is on the screen. */
  #showPlace(): Promise<void> {
    return new Promise((resolve) => {
      this.#whenShown = resolve;
      startTransition(() => this.#show(this.place));
    });
  }
}

/** Restores the scroll position after a reload: Chromium forgets one that was saved only while leaving the page. */
export function recallScroll(): void {
  const kept = readOfTab(SCROLL_KEY);
  if (Array.isArray(kept) && kept[0] === location.href) history.replaceState({ ...history.state, [SCROLL_KEY]: kept[1] }, '');
}

/** The element that the fragment of an address names. */
function partOf({ hash }: URL): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Malformed, such as `#50%`: it names no element.
    return null;
  }
}

/** Restores the saved scroll position of this entry, if there is one and it is wanted. Returns whether it did. */
function restoreScroll(isWished = true): boolean {
  const saved: unknown = history.state?.[SCROLL_KEY];
  if (!isWished || typeof saved !== 'number') return false;
  scrollTo(0, saved);
  return true;
}
