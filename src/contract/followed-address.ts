/** The current filters and the addresses that belong to them. */
export type Followed<S> = {
  shown: S;
  /** The address of the page shown, then the addresses requested since whose pages have not arrived yet, oldest first. */
  sent: readonly string[];
};

/** The filters once a page has arrived with an address: unchanged if they requested it, otherwise those of the link that led there. */
export function followAddress<S>(followed: Followed<S>, address: string, search: S): Followed<S> {
  const asked = followed.sent.indexOf(address);
  if (asked === 0) return followed;
  return asked === -1 ? { shown: search, sent: [address] } : { ...followed, sent: followed.sent.slice(asked) };
}
