import '#ui/fonts.css';
import '#ui/tokens.css';
import '#ui/base.css';
import { readLanguage, type Language } from '#lib/words.ts';
import type { RouterState } from 'react-router';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router';
import { callOverHttp } from './call-over-http.ts';
import { followLinks } from './follow-links.ts';
import { chosenLanguage, rememberLanguage } from './language-choice.ts';
import { callContext, makeRoutes } from './router.tsx';
import { Document } from './shell/Document.tsx';

type Boot = { styles: string[]; origin: string; errorId?: string; state: Pick<RouterState, 'loaderData' | 'actionData' | 'errors'> };

async function start(language: Language): Promise<void> {
  const boot: Boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
  const routes = makeRoutes();
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  const provider = new RouterContextProvider();
  provider.set(callContext, callOverHttp);
  const router = createBrowserRouter(routes, { hydrationData: boot.state, getContext: () => provider });
  hydrateRoot(
    document,
    <Document language={language} styles={boot.styles} origin={boot.origin} errorId={boot.errorId}>
      <RouterProvider router={router} />
    </Document>,
  );
  followLinks((address) => void router.navigate(address));
}

const language = readLanguage(document.documentElement.lang) ?? 'ru';
const chosen = chosenLanguage();
const isFixed = new URLSearchParams(location.search).has('lang');
if (!isFixed && chosen && chosen !== language && rememberLanguage(chosen)) location.reload();
else void start(language);
