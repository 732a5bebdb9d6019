const FILE = /\/(?:assets|emblems)\//;

/** Keeps a copy of each page that is read where such copies are kept already: pages that follow without a document of their own, too. */
export function refreshCopy(address: string): void {
  tell(workersOf()?.controller, address);
}

/** Has a worker keep a page, with the files that were loaded so far. */
export function tell(worker: ServiceWorker | null | undefined, page: string): void {
  const files = performance.getEntriesByType('resource').flatMap(({ name }) => (FILE.test(name) ? name : []));
  worker?.postMessage({ page, files }, []);
}

/** What keeps copies, where a browser has it. */
export function workersOf(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}
