/**
 * The first code of a document, and the only one until the page is seen: reading does not wait for the code that answers presses,
 * and on a slow line the two do not share it. Which files to fetch and to run, each after those it needs, the server says in this
 * script's tag.
 */
const LONGEST_WAIT_MS = 3000;
// Itself, since it imports nothing: sharing code with the rest would make it wait for that.
try {
  const signedIn = localStorage.getItem('signed-in');
  if (signedIn !== null) document.documentElement.dataset['signedIn'] = signedIn;
} catch {
  // A browser that keeps nothing.
}
/** A picture that does not come is marked, so that its style leaves the place to what stands behind it. */
function markFailed(picture: unknown): void {
  if (picture instanceof HTMLImageElement) picture.toggleAttribute('data-failed', true);
}
addEventListener('error', ({ target }) => markFailed(target), true);
// Those that failed before this code came.
for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) markFailed(picture);

/** A form that only code can send waits for it (`replay-input.ts`): by itself the browser would ask for the page again, with the fields empty. */
function hold(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || !form.querySelector('input')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  form.toggleAttribute('data-held', true);
}
addEventListener('submit', hold, true);
addEventListener('takeover', () => removeEventListener('submit', hold, true));

const files = document.getElementById('start')?.dataset['files']?.split(' ') ?? [];
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  // A task for each: a phone takes a hundredth of a second to ask for a file.
  for (const file of files) setTimeout(preload, 0, file);
  setTimeout(run, 0);
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

/** A task for each of them too, between which the browser answers. */
async function run(): Promise<void> {
  for (const file of files) await import(/* @vite-ignore */ file);
}

// Nobody looks at a page in the background, and nothing is painted there.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, LONGEST_WAIT_MS);
}
