import type { Caller } from '#contract/caller.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#db/deps.ts';
import { findWallet } from './wallet.repo.ts';

/** Throws Refusal subscribersOnly unless the caller's subscription ends later than now (docs/rules.md "Subscription"). */
export async function requireSubscriber({ db, caller, now }: Pick<Deps, 'db' | 'now'> & { caller: Caller | undefined }): Promise<void> {
  const wallet = caller && (await findWallet(db, caller.playerId));
  if (!wallet?.plusExpiresAt || wallet.plusExpiresAt <= now()) throw new Refusal('subscribersOnly');
}
