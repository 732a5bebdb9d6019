import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { callForPage } from '#contract/api-client.ts';
import { readLanguage, type Language } from '#lib/words.ts';
import { followLinks } from './follow-links.ts';
import { HistoryController, recallScroll } from './history-controller.ts';
import type { HydrationData } from './hydration-data.ts';
import { chosenLanguage, rememberLanguage } from './language-choice.ts';
import { resolve, type PageEntry } from './page-state.ts';

/** The site as the browser takes it over: its pages, and its document around where the browser is. */
export type BrowserSide = {
  pages: readonly PageEntry[];
  draw: (controller: HistoryController, hydration: HydrationData, language: Language) => ReactNode;
};

/** Takes over the document that the server has sent, in its language or, if the reader has chosen another, in a new one. */
export function hydrate(side: BrowserSide): void {
  const language = readLanguage(document.documentElement.lang) ?? 'ru';
  const chosen = chosenLanguage();
  const isFixed = new URLSearchParams(location.search).has('lang');
  if (!isFixed && !isReloaded() && chosen && chosen !== language && rememberLanguage(chosen)) location.reload();
  // In a task of its own: an `import` while a whole file is running makes Chromium read all of that file once more.
  else setTimeout(takeOver, 0, side, language);
}

/** Without a network the copy that is kept comes again, in its language. */
function isReloaded(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

async function takeOver({ pages, draw }: BrowserSide, language: Language): Promise<void> {
  const hydration: HydrationData = JSON.parse(document.getElementById('hydration')?.textContent ?? '{}');
  const url = new URL(location.href);
  const { params, status, loaded } = hydration;
  const state = { ...(await resolve(pages, url)), params, status, loaded };
  if (isReloaded()) recallScroll();
  const controller = new HistoryController({ pages, call: callForPage, language }, { url, state, cause: 'start' });
  // In steps, between which the browser answers.
  startTransition(() => {
    hydrateRoot(document, draw(controller, hydration, language));
  });
  followLinks(controller);
}
