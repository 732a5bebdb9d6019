import { tag } from '#contract/tags.ts';
import type { Deps } from '#db/deps.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { readName } from '#lib/lenient.ts';
import { avatarAddress } from './avatar.rules.ts';
import { claimDuePlayers, updateAppearances, updateDueAfter, upsertProfiles } from './steam-profiles.repo.ts';
import { fetchProfiles, type SteamProfile } from './steam.provider.ts';

/** The most profiles in one Steam request. */
const BATCH = 100;
const MOST_BATCHES = 60;
const RETRY_SECONDS = 20 * 60;
const BATCH_MS = 10_000;
/** Somebody waits for this one. */
const SIGN_IN_MS = 2_500;

/**
 * Fetches the due profiles from Steam, a hundred at a time, until none is left or Steam does not answer: then those players are retried
 * later, at different times, and keep their names. Does nothing without a key.
 */
export async function refreshSteamProfiles(deps: Deps): Promise<void> {
  if (deps.config.steam.apiKey === undefined) return;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const playerIds = await claimDuePlayers(deps.db, deps.now(), BATCH);
    if (playerIds.length === 0 || !(await refresh(deps, playerIds, BATCH_MS))) return;
  }
}

/** Fetches the profile of a player who has just signed in. Does nothing without a key; without an answer the job tries again. */
export async function refreshPlayer(deps: Deps, playerId: number): Promise<void> {
  if (deps.config.steam.apiKey !== undefined) await refresh(deps, [playerId], SIGN_IN_MS);
}

async function refresh({ db, config, log, now }: Deps, playerIds: readonly number[], limitMs: number): Promise<boolean> {
  const profiles = await fetchProfiles(config.steam, playerIds, limitMs);
  if (!profiles) {
    log.warn({ players: playerIds.length }, 'Steam gave no profiles; they are asked for later');
    await updateDueAfter(db, playerIds, now(), RETRY_SECONDS);
    return false;
  }
  await inTransaction(db, (transaction) => keep(transaction, profiles, now()));
  return true;
}

async function keep(transaction: Db, profiles: readonly SteamProfile[], fetchedAt: Date): Promise<void> {
  const appearances = profiles.map(({ playerId, personaName, avatarHash }) => ({
    playerId,
    nickname: readName(personaName),
    avatarUrl: avatarHash === null ? null : avatarAddress(playerId, avatarHash, 'medium'),
  }));
  const changed = await updateAppearances(transaction, appearances);
  await upsertProfiles(
    transaction,
    profiles.map((profile) => ({ ...profile, fetchedAt })),
  );
  if (changed.length > 0) await announceChange(transaction, [tag.leaderboard, ...changed.map((id) => tag.player(id))]);
}
