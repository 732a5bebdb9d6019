import { tellEarlyInput } from '#ui/hooks/early-input.ts';

/** Replays to React what was typed and submitted before hydration. */
export async function replayInput(): Promise<void> {
  const main = document.querySelector('main');
  if (main) await tellEarlyInput(main);
  dispatchEvent(new Event('takeover'));
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) {
    form.removeAttribute('data-held');
    form.requestSubmit();
  }
}
