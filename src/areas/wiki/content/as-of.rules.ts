import type { Codec } from '#contract/search.ts';

/** `?asOf=` of a page: the number of an older revision as the calls take it; anything else is the current one. */
export const asOfRevision: Codec<string | undefined> = {
  read: (raw) => (raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? raw : undefined),
  write: (value) => value,
};
