import { withQuery } from '#contract/address.ts';

/** Leads to Steam to sign in, and back to a page of ours. */
export function signInAddress(path: string): string {
  return withQuery('/api/auth/steam', { return: path });
}
