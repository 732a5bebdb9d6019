/** A page of the site for a wish of the game: the wished address when it is one of the site's own pages, otherwise the home page. */
export function ownAddress(origin: string, wished: string | null): string {
  const home = `${origin}/`;
  if (wished === null || !URL.canParse(wished, home)) return home;
  const url = new URL(wished, home);
  return url.origin === new URL(origin).origin && url.username === '' && !url.pathname.startsWith('/api/') ? url.href : home;
}

/** The page that offers to pay for a product. */
export function paymentAddress(origin: string, productId: string | null): string {
  const url = new URL('/', origin);
  url.searchParams.set('popup', 'payment_method');
  if (productId !== null) url.searchParams.set('productId', productId);
  return url.href;
}
