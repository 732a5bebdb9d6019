import { findWallet } from './wallet.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Context } from '#web/server/route.ts';

/** Throws Refusal subscribersOnly unless the caller's subscription ends later than now (ACCEPTANCE "Subscription active"). */
export async function requireSubscriber({ db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>): Promise<void> {
  const wallet = caller && (await findWallet(db, caller.playerId));
  if (!wallet?.plusExpiresAt || wallet.plusExpiresAt <= now()) throw new Refusal('subscribersOnly');
}
