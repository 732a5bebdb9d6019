import type { Caller } from '#contract/caller.ts';
import type { Deps } from '#db/deps.ts';
import { findWallet } from './wallet.repo.ts';

type Asked = Pick<Deps, 'db' | 'now'> & { caller: Caller | undefined };

/** Whether the caller's subscription ends later than now (docs/rules.md "Subscription"). */
export async function isSubscriber({ db, caller, now }: Asked): Promise<boolean> {
  const wallet = caller && (await findWallet(db, caller.playerId));
  return Boolean(wallet?.plusExpiresAt && wallet.plusExpiresAt > now());
}

/** The requirement of calls for subscribers. */
export const subscription = { refusal: 'subscribersOnly', isMet: isSubscriber } as const;
