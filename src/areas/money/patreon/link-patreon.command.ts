import { holdPlayer } from '#areas/core/accounts/players.repo.ts';
import { grantPlusUntil, reversePlus } from '#areas/core/wallet/grant-goods.command.ts';
import { listEntitlements } from '#areas/core/wallet/wallet.repo.ts';
import { MEMBERSHIP } from '#areas/core/wallet/wallet.rules.ts';
import { moveRenewalBack } from '#areas/money/orders/settle-renewal.command.ts';
import type { Deps } from '#db/deps.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import type { Config } from '#services/config.ts';
import { newSecret } from '#services/secrets.ts';
import { askAsCreator } from './ask-as-creator.command.ts';
import type { Membership } from './patreon.contract.ts';
import { fetchMembers, fetchMembership, readWebhook } from './patreon.provider.ts';
import { deleteLinkOfOther, listOtherHolders, lockLinks, lockMember, updateLink, upsertLink } from './patreon.repo.ts';
import { entitledUntil, isOfMember, membershipCause } from './patreon.rules.ts';

/** The address that Patreon returns to. */
function patreonReturn({ origin }: Config): string {
  return `${origin}/api/auth/patreon_login`;
}

/** The address of Patreon's consent page, and the secret that has to come back; undefined if Patreon is not configured. */
export function beginPatreonLink(config: Config): { address: string; state: string } | undefined {
  if (config.patreon.clientId === undefined) return undefined;
  const state = newSecret(18);
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: config.patreon.clientId,
    redirect_uri: patreonReturn(config),
    scope: 'identity identity.memberships',
    state,
  });
  return { address: `${config.patreon.base}/oauth2/authorize?${query}`, state };
}

/**
 * Links the Patreon account of an authorization code to a player and grants what its membership gives; any earlier holder loses the time
 * that still runs. False if Patreon gives no answer, or the player was erased meanwhile.
 */
export async function finishPatreonLink({ db, config, now }: Deps, playerId: number, code: string): Promise<boolean> {
  const membership = await fetchMembership(config.patreon, code, patreonReturn(config));
  if (!membership) return false;
  return inTransaction(db, async (transaction) => {
    await lockMember(transaction, membership.userId);
    // Links before the player, the order in which an erasure locks them, so that nobody deadlocks.
    await lockLinks(transaction, playerId, membership.userId);
    await deleteLinkOfOther(transaction, membership.userId, playerId);
    if (!(await holdPlayer(transaction, playerId))) return false;
    for (const former of await listOtherHolders(transaction, membership.userId, playerId, now()))
      await takeBackRunning(transaction, former, membership, now());
    await upsertLink(transaction, playerId, membership, now());
    await entitle(transaction, config, playerId, membership, now());
    return true;
  });
}

/** Takes the time that a membership still gives from a player; time already used stays. */
async function takeBackRunning(transaction: Db, playerId: number, membership: Membership, at: Date): Promise<void> {
  for (const { cause, until } of await listEntitlements(transaction, playerId))
    if (isOfMember(cause, membership) && until !== null && until > at) await reversePlus(transaction, playerId, cause, at);
  await moveRenewalBack(transaction, playerId);
}

/** Handles a signed notification; false if the signature is wrong. Repeating one changes nothing. */
export async function handlePatreonWebhook(
  { db, config, now }: Deps,
  body: string,
  event: string | null,
  signature: string | null,
): Promise<boolean> {
  const membership = readWebhook(config.patreon, body, event, signature);
  if (membership === undefined) return false;
  if (membership) await follow(db, config, membership, now());
  return true;
}

/** Fetches every membership, so that lost notifications do no harm. Throws if Patreon does not answer, to be retried. */
export async function syncPatreon(deps: Deps): Promise<void> {
  const { db, config, log, now } = deps;
  const { campaignId, creatorToken, refreshToken } = config.patreon;
  if (campaignId === undefined || (creatorToken === undefined && refreshToken === undefined)) return;
  const members = await askAsCreator(deps, (token) => fetchMembers(config.patreon, token));
  if (members === 'refused')
    return log.error('Patreon refuses the tokens of the creator: PATREON_CREATOR_TOKEN and PATREON_REFRESH_TOKEN need new ones');
  if (!members) throw new Error('Patreon did not say who its members are');
  for (const membership of members) await follow(db, config, membership, now());
}

function follow(db: Db, config: Config, membership: Membership, at: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const playerId = await updateLink(transaction, membership, at);
    if (playerId !== undefined) await entitle(transaction, config, playerId, membership, at);
  });
}

/** Time bought elsewhere is never cut nor used up by the membership: both add up. */
async function entitle(transaction: Db, config: Config, playerId: number, membership: Membership, at: Date): Promise<void> {
  const until = entitledUntil(membership, config.patreon.tiers, at);
  if (!until) return;
  const reversals = (await listEntitlements(transaction, playerId)).flatMap(({ reverses }) => reverses ?? []);
  const cause = membershipCause(membership, until, reversals);
  await grantPlusUntil(transaction, { playerId, cause, reason: MEMBERSHIP }, until, at);
}
