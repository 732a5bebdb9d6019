const FILE = /\/(?:assets|emblems)\//;

/** If offline copies are in use, saves a copy of each page that is opened, including those reached without loading a document. */
export function refreshCopy(address: string): void {
  tell(workersOf()?.controller, address);
}

/** Asks a service worker to save a page, with the files loaded so far. */
export function tell(worker: ServiceWorker | null | undefined, page: string): void {
  const files = performance.getEntriesByType('resource').flatMap(({ name }) => (FILE.test(name) ? name : []));
  worker?.postMessage({ page, files }, []);
}

/** The browser's service workers, if it supports them. */
export function workersOf(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}
