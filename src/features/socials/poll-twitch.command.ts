import { announceChange } from '#platform/changes.ts';
import type { Config } from '#platform/config.ts';
import { inTransaction, type Db } from '#platform/database.ts';
import type { Logger } from '#platform/log.ts';
import { listLinks, updateFailedPolls, upsertLiveStates } from './live-states.repo.ts';
import { liveStatesOf, twitchLoginOf, type LinkedChannel } from './live.rules.ts';
import { fetchStreams, MOST_LOGINS } from './twitch.provider.ts';

type Parts = { db: Db; config: Config; log: Logger; now: () => Date };

/** Asks Twitch which linked channels are live, a hundred at a time. Does nothing without a key. */
export async function pollTwitch({ db, config, log, now }: Parts): Promise<void> {
  if (config.twitch.clientId === undefined || config.twitch.clientSecret === undefined) return;
  const channels = (await listLinks(db, 'twitch')).flatMap(({ playerId, link }): LinkedChannel[] => {
    const login = twitchLoginOf(link);
    return login === undefined ? [] : [{ playerId, login }];
  });
  for (let from = 0; from < channels.length; from += MOST_LOGINS) {
    const batch = channels.slice(from, from + MOST_LOGINS);
    const streams = await fetchStreams(config.twitch, [...new Set(batch.map(({ login }) => login))]);
    if (!streams) log.warn({ channels: batch.length }, 'Twitch did not say who is live');
    await inTransaction(db, async (transaction) => {
      const changed = streams
        ? await upsertLiveStates(transaction, 'twitch', liveStatesOf(batch, streams), now())
        : await updateFailedPolls(
            transaction,
            'twitch',
            batch.map(({ playerId }) => playerId),
          );
      if (changed.length > 0) await announceChange(transaction, ['leaderboard', ...changed.map((id) => `player:${id}`)]);
    });
  }
}
