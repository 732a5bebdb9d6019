/** Finds the players with subscription time from a Patreon account by its id, the second part of `cause`. */
export async function indexes() {
  return [{ name: 'plus_entitlements_members', on: "plus_entitlements (split_part(cause, ':', 2)) where reason = 'patreon'" }];
}

/** The index is the whole migration. */
export async function up(): Promise<void> {}
