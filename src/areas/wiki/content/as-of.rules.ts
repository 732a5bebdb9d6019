import type { Codec } from '#contract/search.ts';

/** The parameter `?asOf=` of a page: the number of an older revision, in the format of the calls; anything else means the current one. */
export const asOfRevision: Codec<string | undefined> = {
  read: (raw) => (raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? raw : undefined),
  write: (value) => value,
};
