import { useEffect } from 'react';
import { tell, workersOf } from './refresh-copy.ts';

/** The worker that shows what was read last when the network is gone (public/sw.js), and where it keeps pages. */
const WORKER = '/sw.js';
const PAGES = 'pages';

/** Makes this page work without a network from now on, with the files that it has loaded so far. */
export function useOfflineCopy(path: string): void {
  useEffect(() => {
    const workers = workersOf();
    if (!workers) return;
    void workers.register(WORKER).then(
      () => workers.ready.then((registration) => tell(registration.active, path)),
      // Forbidden, as in a private window: then a network is needed.
      () => undefined,
    );
  }, [path]);
}

/** A page that can be read without a network, and when it was kept. */
export type Copy = { address: string; title: string; at: number };

/** The pages that are kept, the newest first. */
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

/** A text of HTML as it is read. */
function decoded(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
