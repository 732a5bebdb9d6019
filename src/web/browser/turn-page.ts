/** A page that takes longer is shown without being turned to. */
const LONGEST_MS = 1000;
/** A hero's face or a player's picture, by the variables of their styles. */
const PICTURE = 'i[style*="--f:"], span[style*="--h:"]';

/**
 * Turns to another page where the browser can and motion is wanted: what was seen passes into what comes, and the picture that was pressed
 * into the one of its page (`view-transition-name: portrait`). `show` is called in any case; its promise says when the page is on the screen.
 */
export function turnPage(show: () => Promise<void>, pressed: Element | null | undefined): void {
  if (!('startViewTransition' in document) || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    void show();
    return;
  }
  const picture = pictureOf(pressed);
  const name = (isNamed: boolean) => {
    // The portrait of the page that is left passes into nothing.
    document.documentElement.toggleAttribute('data-turning', isNamed);
    if (picture) picture.style.viewTransitionName = isNamed ? 'portrait' : '';
  };
  name(true);
  const turn = document.startViewTransition(async () => {
    name(false);
    await Promise.race([show(), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
  });
  // A turn that another one cuts short is no fault.
  turn.ready.catch(() => {});
}

/** The picture in a link, or the only one of the row that it stands in. */
function pictureOf(link: Element | null | undefined): HTMLElement | null | undefined {
  const own = link?.querySelector<HTMLElement>(PICTURE);
  const [only, ...others] = link?.closest('tr, li')?.querySelectorAll<HTMLElement>(PICTURE) ?? [];
  return own ?? (others.length === 0 ? only : undefined);
}
