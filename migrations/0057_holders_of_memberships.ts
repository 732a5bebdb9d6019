/** Who has time of an account at Patreon is found by that account's number, the second part of the cause. */
export async function indexes() {
  return [{ name: 'plus_entitlements_members', on: "plus_entitlements (split_part(cause, ':', 2)) where reason = 'patreon'" }];
}

/** The index is all of it. */
export async function up(): Promise<void> {}
