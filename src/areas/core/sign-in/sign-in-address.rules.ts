import { withQuery } from '#contract/address.ts';

/** The address that signs in through Steam and returns to one of our pages. */
export function signInAddress(path: string): string {
  return withQuery('/api/auth/steam', { return: path });
}
