import { useEffect } from 'react';
import { tell, workersOf } from './refresh-copy.ts';

/** The service worker that shows saved pages when the network is gone (public/sw.js), and the cache it stores them in. */
const WORKER = '/sw.js';
const PAGES = 'pages';

/** Makes this page available offline from now on, with the files it has loaded so far. */
export function useOfflineCopy(path: string): void {
  useEffect(() => {
    const workers = workersOf();
    if (!workers) return;
    void workers.register(WORKER).then(
      () => workers.ready.then((registration) => tell(registration.active, path)),
      // Blocked, as in a private window: the page then needs a network.
      () => undefined,
    );
  }, [path]);
}

/** A page saved for offline reading, and when it was saved. */
export type Copy = { address: string; title: string; at: number };

/** The saved pages, newest first. */
export async function listCopies(): Promise<Copy[]> {
  if (!('caches' in globalThis)) return [];
  const pages = await caches.open(PAGES);
  const copies = await Promise.all(
    (await pages.keys()).map(async (request): Promise<Copy> => {
      const response = await pages.match(request, { ignoreVary: true });
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec((await response?.text()) ?? '') ?? [];
      const { pathname, search } = new URL(request.url);
      return { address: pathname + search, title: decoded(title), at: Date.parse(response?.headers.get('date') ?? '') };
    }),
  );
  return copies.toReversed();
}

/** Decodes an HTML text. */
function decoded(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
