/** The page that offers to pay for a product. */
export function paymentAddress(origin: string, productId: string | null): string {
  const url = new URL('/', origin);
  url.searchParams.set('popup', 'payment_method');
  if (productId !== null) url.searchParams.set('productId', productId);
  return url.href;
}
