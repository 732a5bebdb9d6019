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
  const picture = pressed?.querySelector<HTMLElement>(PICTURE) ?? pressed?.closest('tr, li')?.querySelector<HTMLElement>(PICTURE);
  const name = (isNamed: boolean) => {
    if (!picture) return;
    // A portrait of the page that is left gives its name away.
    document.documentElement.toggleAttribute('data-turning', isNamed);
    picture.style.viewTransitionName = isNamed ? 'portrait' : '';
  };
  name(true);
  const turn = document.startViewTransition(async () => {
    name(false);
    await Promise.race([show(), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
  });
  // A turn that another one cuts short is no fault.
  turn.ready.catch(() => {});
}
