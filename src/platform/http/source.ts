/** Where a request was made: by a page of ours, elsewhere, or it does not say. */
export type Source = 'own' | 'foreign' | 'unsaid';

/**
 * Where a browser says a request comes from. A page cannot forge these headers; programs may leave them out.
 * `none` is an address that a person typed or opened from outside of the browser.
 */
export function sourceOf(headers: Headers, origin: string): Source {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return 'own';
  if (site !== null && site !== 'none') return 'foreign';
  const from = headers.get('origin') ?? originOf(headers.get('referer'));
  if (from === null) return 'unsaid';
  return from === origin ? 'own' : 'foreign';
}

function originOf(address: string | null): string | null {
  if (address === null || address === '') return null;
  return URL.canParse(address) ? new URL(address).origin : 'null';
}
