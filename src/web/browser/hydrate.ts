import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { callForPage } from '#contract/api-client.ts';
import { readLanguage, type Language } from '#lib/words.ts';
import { followLinks } from './follow-links.ts';
import { HistoryController, recallScroll } from './history-controller.ts';
import type { HydrationData } from './hydration-data.ts';
import { chosenLanguage, rememberLanguage } from './language-choice.ts';
import { resolve, type PageEntry } from './page-state.ts';

/** The browser's side of the site: its pages, and the document drawn around the current place. */
export type BrowserSide = {
  pages: readonly PageEntry[];
  draw: (controller: HistoryController, hydration: HydrationData, language: Language) => ReactNode;
};

/** Hydrates the server's document in its language; if the reader has chosen another language, loads the document in that one. */
export function hydrate(side: BrowserSide): void {
  const language = readLanguage(document.documentElement.lang) ?? 'ru';
  const chosen = chosenLanguage();
  const isFixed = new URLSearchParams(location.search).has('lang');
  if (!isFixed && !isReloaded() && chosen && chosen !== language && rememberLanguage(chosen)) location.reload();
  // In a separate task: an `import` while a whole file is still executing makes Chromium read that entire file again.
  else setTimeout(takeOver, 0, side, language);
}

/** A reloaded page must not reload itself again: without a network, the same saved copy would come back in its own language. */
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
  // In a transition, so that the browser stays responsive between steps.
  startTransition(() => {
    hydrateRoot(document, draw(controller, hydration, language));
  });
  followLinks(controller);
}
