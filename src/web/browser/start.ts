/**
 * The first script of a document with an address, and the only one until the first paint: rendering does not wait for the interactive code or
 * compete with it on a slow connection. The server lists the files to fetch and run in this script's tag, each after its imports.
 */
const LONGEST_WAIT_MS = 3000;
/**
 * Marks this browser as signed in when somebody leaves for the sign-in, by whichever link: the page they come back to then offers nothing
 * that they may have already.
 */
function markSigningIn({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest('a[href^="/api/auth/steam"]')) return;
  try {
    localStorage['signed-in'] ??= '';
  } catch {
    // Storage is blocked.
  }
}
addEventListener('click', markSigningIn);
/** Marks a picture that failed to load, so that CSS hides it and shows what is behind it. */
function markFailed(picture: unknown): void {
  if (picture instanceof HTMLImageElement) picture.toggleAttribute('data-failed', true);
}
addEventListener('error', ({ target }) => markFailed(target), true);
// Pictures that failed before this script ran.
for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) markFailed(picture);

/** Holds the submission of a form that needs code (`replay-input.ts`): the browser would reload the page instead and lose the input. */
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
  // One task per file: requesting a file takes a phone a hundredth of a second.
  for (const file of files) setTimeout(preload, 0, file);
  setTimeout(run, 0);
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

/** One task per file here too, so that the browser stays responsive in between. */
async function run(): Promise<void> {
  for (const file of files) await import(/* @vite-ignore */ file);
}

// A background tab is not painted, so there is no paint to wait for.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, LONGEST_WAIT_MS);
}
