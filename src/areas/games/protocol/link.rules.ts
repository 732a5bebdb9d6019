import { withQuery } from '#contract/address.ts';

/** The page of the site that offers to pay for a product. */
export function paymentPath(productId: string | null): string {
  return withQuery('/', { popup: 'payment_method', productId: productId ?? undefined });
}
