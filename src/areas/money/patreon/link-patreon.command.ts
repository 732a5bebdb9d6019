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

/** Where Patreon leads back to. */
function patreonReturn({ origin }: Config): string {
  return `${origin}/api/auth/patreon_login`;
}

/** The address where Patreon is asked, and the secret that has to come back; undefined where Patreon is not configured. */
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
 * Links the account at Patreon that a code stands for to a player, and gives what its membership holds: whoever had it before loses
 * what runs of it. False when Patreon cannot say, or the player was erased meanwhile.
 */
export async function finishPatreonLink({ db, config, now }: Deps, playerId: number, code: string): Promise<boolean> {
  const membership = await fetchMembership(config.patreon, code, patreonReturn(config));
  if (!membership) return false;
  return inTransaction(db, async (transaction) => {
    await lockMember(transaction, membership.userId);
    // The links before the player, as an erasure holds them: nobody waits for each other in a circle.
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

/** Takes from a player what a membership still gives; what it gave before stays. */
async function takeBackRunning(transaction: Db, playerId: number, membership: Membership, at: Date): Promise<void> {
  for (const { cause, until } of await listEntitlements(transaction, playerId))
    if (isOfMember(cause, membership) && until !== null && until > at) await reversePlus(transaction, playerId, cause, at);
  await moveRenewalBack(transaction, playerId);
}

/** Takes a signed notification; false when the signature is wrong. A repeated one changes nothing. */
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

/** Asks for every membership, so that notifications that were lost do no harm. Throws when Patreon does not answer, to be tried again. */
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

/** Time that is bought elsewhere is never cut, nor used up by the membership: both add up. */
async function entitle(transaction: Db, config: Config, playerId: number, membership: Membership, at: Date): Promise<void> {
  const until = entitledUntil(membership, config.patreon.tiers, at);
  if (!until) return;
  const reversals = (await listEntitlements(transaction, playerId)).flatMap(({ reverses }) => reverses ?? []);
  const cause = membershipCause(membership, until, reversals);
  await grantPlusUntil(transaction, { playerId, cause, reason: MEMBERSHIP }, until, at);
}
