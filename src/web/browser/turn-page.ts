/** A page that takes longer is shown without a transition. */
const LONGEST_MS = 1000;
/** A hero's face or a player's picture, recognised by the CSS variables in its style. */
const PICTURE = 'i[style*="--f:"], span[style*="--h:"]';

/**
 * Switches to another page with a view transition, where the browser supports it and motion is allowed: the old page fades into the new
 * one, and the clicked picture moves into that page's own (`view-transition-name: portrait`). `show` is always called; its promise resolves
 * when the page is on the screen.
 */
export function turnPage(show: () => Promise<void>, pressed: Element | null | undefined): void {
  if (!('startViewTransition' in document) || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    void show();
    return;
  }
  const picture = pictureOf(pressed);
  const name = (isNamed: boolean) => {
    // The portrait of the old page must not take part in the transition.
    document.documentElement.toggleAttribute('data-turning', isNamed);
    if (picture) picture.style.viewTransitionName = isNamed ? 'portrait' : '';
  };
  name(true);
  const turn = document.startViewTransition(async () => {
    name(false);
    await Promise.race([show(), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
  });
  // A transition cut short by another one is not an error.
  turn.ready.catch(() => {});
}

/** The picture in a link, or the only one in its row. */
function pictureOf(link: Element | null | undefined): HTMLElement | null | undefined {
  const own = link?.querySelector<HTMLElement>(PICTURE);
  const [only, ...others] = link?.closest('tr, li')?.querySelectorAll<HTMLElement>(PICTURE) ?? [];
  return own ?? (others.length === 0 ? only : undefined);
}
