import type { Deps } from '#db/deps.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { PatreonConfig } from '#services/config/outside.ts';
import { seal, unseal } from '#services/secrets.ts';
import { exchangeTokens } from './patreon.provider.ts';
import { findTokens, lockTokens, updateTokens } from './patreon.repo.ts';

/** Tokens are exchanged this long before they expire, so that a night without an answer does no harm. */
const EXCHANGED_BEFORE_MS = 5 * DAY_MS;

type Creator = { access: string; expiresAt: Date | null };

/**
 * Sends a request to Patreon with the creator's token. A token that expires soon or is refused is exchanged first; the new pair is stored
 * sealed, in place of the configured one. `refused` if none is valid, undefined if Patreon does not answer.
 */
export async function askAsCreator<T>(
  deps: Deps,
  ask: (token: string) => Promise<T | 'refused' | undefined>,
): Promise<T | 'refused' | undefined> {
  const kept = await readStored(deps.db, deps.config.patreon);
  const isEnding = kept?.expiresAt && kept.expiresAt.getTime() - deps.now().getTime() < EXCHANGED_BEFORE_MS;
  const given = kept?.access ?? deps.config.patreon.creatorToken;
  const token = isEnding ? ((await exchange(deps, given)) ?? given) : given;
  const answer = token === undefined ? 'refused' : await ask(token);
  if (answer !== 'refused') return answer;
  const next = (await exchange(deps, token)) ?? deps.config.patreon.creatorToken;
  return next === undefined || next === token ? 'refused' : ask(next);
}

async function readStored(db: Db, { campaignId, clientSecret }: PatreonConfig): Promise<(Creator & { refresh: string }) | undefined> {
  const kept = await findTokens(db, campaignId ?? '');
  if (!kept?.accessCipher || !kept.refreshCipher || clientSecret === undefined) return undefined;
  const [access, refresh] = [unseal(clientSecret, kept.accessCipher), unseal(clientSecret, kept.refreshCipher)];
  return access === undefined || refresh === undefined ? undefined : { access, refresh, expiresAt: kept.expiresAt };
}

/**
 * Replaces a used-up token. A refresh token works once, so processes wait for each other and take what another has just received. Undefined
 * if no refresh token is valid, or nobody answers.
 */
function exchange({ db, config: { patreon }, now }: Deps, old: string | undefined): Promise<string | undefined> {
  const { campaignId = '', clientSecret, refreshToken } = patreon;
  if (clientSecret === undefined) return Promise.resolve(undefined);
  return inTransaction(db, async (transaction) => {
    await lockTokens(transaction, campaignId);
    const kept = await readStored(transaction, patreon);
    if (kept && kept.access !== old) return kept.access;
    for (const refresh of new Set([kept?.refresh, refreshToken])) {
      const got = refresh === undefined ? 'refused' : await exchangeTokens(patreon, refresh);
      if (got === undefined) return undefined;
      if (got === 'refused') continue;
      const [accessCipher, refreshCipher] = [seal(clientSecret, got.access), seal(clientSecret, got.refresh)];
      const expiresAt = new Date(now().getTime() + got.seconds * 1000);
      await updateTokens(transaction, campaignId, { accessCipher, refreshCipher, expiresAt }, now());
      return got.access;
    }
    return undefined;
  });
}
