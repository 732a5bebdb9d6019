import { startTransition } from 'react';
import type { Call } from '#contract/page.tsx';
import type { Language } from '#lib/words.ts';
import { keepInTab, readOfTab } from '#ui/hooks/local-storage.ts';
import { findPage, openPage, resolve, type PageEntry, type PageState } from './page-state.ts';

/** Where the browser is: an address and what it shows. */
export type Place = { url: URL; state: PageState; cause: 'start' | 'push' | 'pop' | 'same' };

type HistoryOptions = { pages: readonly PageEntry[]; call: Call; language: Language };

type GoOptions = {
  replace?: boolean;
  stay?: boolean;
  /** The link that was pressed. */
  link?: Element | undefined;
};

type LoadOptions = Pick<GoOptions, 'link'> & {
  isForced?: boolean;
  /** Whether the browser has shown the move itself, such as a swipe. */
  isMoved?: boolean;
};

const isAway = ({ status }: PageState) => status === 0 || status === 503;
const SCROLL_KEY = 'scroll';
/** The address from which an entry of the history was opened. */
const FROM_KEY = 'from';
/** What is quicker than this needs no sign that it comes. */
const PENDING_AFTER_MS = 200;

/** The browser's history, followed page by page. The newest request wins; an older one that comes late is dropped. */
export class HistoryController {
  place: Place;
  readonly #options: HistoryOptions;
  #show: (place: Place) => void = () => {};
  #request = 0;
  /** How one came to what is on its way. */
  #coming: Place['cause'] | undefined;
  #whenShown: () => void = () => {};
  /** Whether a step back is on its way that closes something. */
  #isClosing = false;
  /** Where rows that wait are on the screen: a reader may have begun to scroll there. */
  #waitingAt: string | undefined;

  constructor(options: HistoryOptions, place: Place) {
    this.#options = options;
    this.place = place;
    history.scrollRestoration = 'manual';
    addEventListener('popstate', (event) => this.#traverse(new URL(location.href), event.hasUAVisualTransition));
    addEventListener('pagehide', () => {
      this.#isClosing = false;
      this.rememberScroll();
      keepInTab(SCROLL_KEY, [this.place.url.href, scrollY]);
    });
  }

  /** Calls `show` with where the browser is, which may have changed since the page was drawn, and with every new place. Returns how to stop. */
  follow(show: (place: Place) => void): () => void {
    this.#show = show;
    startTransition(() => show(this.place));
    return () => {
      this.#show = () => {};
    };
  }

  /** Goes to an address of the site. Another query of the same page that replaces this one, or stays, keeps the scroll and the focus. */
  async go(address: string, { replace = false, stay = false, link }: GoOptions = {}): Promise<void> {
    const url = new URL(address, location.href);
    this.rememberScroll();
    // The same once more, as by a double click, is no step of its own.
    if (replace || url.href === location.href) history.replaceState(history.state, '', url);
    else history.pushState({ [FROM_KEY]: location.pathname + location.search }, '', url);
    await this.#load(url, (replace || stay) && url.pathname === this.place.url.pathname ? 'same' : 'push', { link });
  }

  /** Goes from what was opened over a page to its bare address: back, if that is where one came from, so that Back then leaves the page. */
  async close(address: string): Promise<void> {
    // The browser takes its time to step back: who presses twice means one step.
    if (this.#isClosing) return;
    if (history.state?.[FROM_KEY] !== address) return this.go(address, { replace: true });
    this.#isClosing = true;
    history.back();
  }

  /** Loads anew what the address says: what is shown, or what is on its way. */
  async reload(): Promise<void> {
    await this.#load(new URL(location.href), this.#coming ?? 'same', { isForced: true });
  }

  /** Called when a place is on the screen: scrolls and moves the focus as a new document would. */
  arrived({ url, cause, state }: Place): void {
    // Whoever waits for it goes on after this.
    this.#whenShown();
    const hasBegun = cause === 'push' && this.#waitingAt === url.href;
    this.#waitingAt = state.has === 'waiting' ? url.href : undefined;
    // Of a document whose code comes late its reader may have begun to scroll.
    const isKept = restoreScroll(cause === 'pop' || (cause === 'start' && (scrollY === 0 || url.hash !== '')));
    if (isKept || cause === 'start' || cause === 'same') return;
    const target = partOf(url);
    if (target) target.scrollIntoView();
    else if (!hasBegun) scrollTo(0, 0);
    const from = target ?? document.getElementById('main');
    if (!from || cause !== 'push' || hasBegun) return;
    // From a part of the page the keyboard goes on there; one that cannot be pressed takes the focus once its -1 is written down.
    from.tabIndex += 0;
    from.focus({ preventScroll: true });
  }

  /** Fetches the code of an address before it is asked for. */
  prepare(path: string): void {
    findPage(this.#options.pages, path)
      ?.entry.open()
      .catch(() => {});
  }

  /** Keeps where this entry of the history is scrolled to: it is left, for another page or another part of this one. What is still on its way is not scrolled. */
  rememberScroll(): void {
    if (location.href === this.place.url.href) history.replaceState({ ...history.state, [SCROLL_KEY]: scrollY }, '');
  }

  /** Another entry of the history. Another part of the page that is shown is no new place: parts whose code has yet to come would fall back. */
  #traverse(url: URL, isMoved: boolean): void {
    this.#isClosing = false;
    const { url: shown, state } = this.place;
    const isShown = url.pathname === shown.pathname && url.search === shown.search && state.status === 200 && !state.has;
    if (!isShown) return void this.#load(url, 'pop', { isMoved });
    this.place = { ...this.place, url };
    if (this.#coming) this.#callOff();
    if (!restoreScroll()) partOf(url)?.scrollIntoView();
  }

  /** What was on its way is not wanted any more. Fields that show already what was asked for are told by a search of its own. */
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
      // The code that turns to a page comes beside that of the page: few documents need it, and where it does not come nothing moves.
      const turning = isAnother() && !isMoved ? import('./turn-page.ts').catch(() => undefined) : undefined;
      const [next, turn] = await Promise.all([this.#open(url, isForced), turning]);
      if (request !== this.#request) return;
      // Nobody answered, and what was read last may be kept: a document of its own shows it.
      if (next.status === 0 && wasAnother && navigator.serviceWorker?.controller) return openDocument(url);
      const turnPage = isAnother() ? turn?.turnPage : undefined;
      this.place = { url, state: next, cause: next === this.place.state && url.hash === '' ? 'same' : cause };
      if (turnPage) turnPage(() => this.#showPlace(), link);
      else void this.#showPlace();
    } catch {
      // New code is on the server, or the network is gone: a whole new document tells.
      if (request === this.#request) openDocument(url);
    } finally {
      clearTimeout(busy);
      if (request === this.#request) {
        this.#coming = undefined;
        document.documentElement.toggleAttribute('data-pending', false);
      }
    }
  }

  /** What an address shows: what is shown already, if it differs only in what the page does not read, such as a popup. */
  async #open(url: URL, isForced: boolean): Promise<PageState> {
    const { pages, call, language } = this.#options;
    const resolved = await resolve(pages, url);
    const shown = this.place.state;
    if (!isForced && shown.status === 200 && !shown.has && resolved.key === shown.key) return shown;
    const next = await openPage(resolved, call, language);
    // Another view of a page that would not come leaves the page as it is. Fields that show already what was asked for are told.
    const isOfShown = resolved.page && resolved.page === shown.page && url.pathname === this.place.url.pathname;
    return isOfShown && isAway(next) && shown.status === 200 && shown.has !== 'waiting'
      ? { ...shown, search: { ...shown.search }, has: 'stale' }
      : next;
  }

  /** Says that a page is on its way, or another view of the one shown; another page begins with the rows that wait for it. */
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

  /** Done when the place is on the screen. */
  #showPlace(): Promise<void> {
    return new Promise((resolve) => {
      this.#whenShown = resolve;
      startTransition(() => this.#show(this.place));
    });
  }
}

/** Of a page that was loaded anew Chromium forgets where it was left, if that was kept no sooner than then. */
export function recallScroll(): void {
  const kept = readOfTab(SCROLL_KEY);
  if (Array.isArray(kept) && kept[0] === location.href) history.replaceState({ ...history.state, [SCROLL_KEY]: kept[1] }, '');
}

/** Opens the address, which the browser is at already, as a document of its own: to a part of it going there once more would only scroll. */
function openDocument(url: URL): void {
  if (url.hash) location.reload();
  else location.assign(url);
}

/** The part of the page that an address names. */
function partOf({ hash }: URL): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // As in `#50%`: it names none.
    return null;
  }
}

/** Scrolls to where this entry was left, if that was kept and is wished; whether it did. */
function restoreScroll(isWished = true): boolean {
  const saved: unknown = history.state?.[SCROLL_KEY];
  if (!isWished || typeof saved !== 'number') return false;
  scrollTo(0, saved);
  return true;
}
