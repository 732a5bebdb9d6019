/** Filters as they are set, and the addresses that go with them. */
export type Followed<S> = {
  shown: S;
  /** The address that their page came with, then those that they asked for since and that have not come yet, the oldest first. */
  sent: readonly string[];
};

/** Filters whose page has come with an address: as they are set if they asked for it, else as the link says that led there. */
export function followAddress<S>(followed: Followed<S>, address: string, search: S): Followed<S> {
  const asked = followed.sent.indexOf(address);
  if (asked === 0) return followed;
  return asked === -1 ? { shown: search, sent: [address] } : { ...followed, sent: followed.sent.slice(asked) };
}
