import '#ui/style/fonts.css';
import '#ui/style/tokens.css';
import '#ui/style/base.css';
import { readLanguage, type Language } from '#lib/words.ts';
import { setArt } from '#areas/wiki/widgets/art.rules.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Boot } from './boot.ts';
import { Browser } from './browser.ts';
import { callForPage } from '#contract/api-client.ts';
import { followLinks } from './follow-links.ts';
import { chosenLanguage, rememberLanguage } from './language-choice.ts';
import { BrowserSite } from '#shell/layout/BrowserSite.tsx';
import { Document } from '#shell/layout/Document.tsx';
import { findPage } from './visit.ts';

async function start(language: Language): Promise<void> {
  const boot: Boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
  setArt(boot.art);
  const entry = findPage(location.pathname)?.entry;
  const page = entry && (await entry.open()).page;
  const visit = { entry, page, params: boot.params, status: boot.status, loaded: boot.loaded };
  const browser = new Browser({ url: new URL(location.href), visit, cause: 'start' }, callForPage, language);
  // In steps, between which the browser answers.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document language={language} styles={boot.styles} origin={boot.origin} errorId={boot.errorId}>
        <BrowserSite browser={browser} />
      </Document>,
    );
  });
  followLinks(browser);
}

const language = readLanguage(document.documentElement.lang) ?? 'ru';
const chosen = chosenLanguage();
const isFixed = new URLSearchParams(location.search).has('lang');
if (!isFixed && chosen && chosen !== language && rememberLanguage(chosen)) location.reload();
else void start(language);
