import { tag } from '#contract/tags.ts';
import type { Deps } from '#db/deps.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction } from '#db/pool.ts';
import { listLinks, updateChannelIds, updateFailedPolls, upsertLiveStates } from './live-states.repo.ts';
import { isChannelDue, liveStatesOf, twitchLoginOf, type LinkedChannel } from './socials.rules.ts';
import { fetchChannelIds, fetchStreams, MOST_CHANNELS } from './twitch.provider.ts';

/** Asks Twitch which linked channels are live, a hundred at a time. Does nothing without a key. */
export async function pollTwitch(deps: Deps): Promise<void> {
  if (deps.config.twitch.clientId === undefined || deps.config.twitch.clientSecret === undefined) return;
  await findChannels(deps);
  const channels = (await listLinks(deps.db, 'twitch')).flatMap(({ playerId, link, channelId }): LinkedChannel[] =>
    channelId === null ? [] : [{ playerId, link, channelId }],
  );
  for (let from = 0; from < channels.length; from += MOST_CHANNELS) await pollSome(deps, channels.slice(from, from + MOST_CHANNELS));
}

/** Looks up the channels of the logins in links, where due. From then on the login does not matter: it may change owners. */
async function findChannels({ db, config, log, now }: Deps): Promise<void> {
  const due = (await listLinks(db, 'twitch')).flatMap((link) => {
    const login = twitchLoginOf(link.link);
    return login === undefined || !isChannelDue('twitch', link, now()) ? [] : [{ link, login }];
  });
  for (let from = 0; from < due.length; from += MOST_CHANNELS) {
    const batch = due.slice(from, from + MOST_CHANNELS);
    const ids = await fetchChannelIds(config.twitch, [...new Set(batch.map(({ login }) => login))]);
    if (!ids) return log.warn({ channels: due.length - from }, 'Twitch did not say which channels are linked');
    const found = batch.map(({ link, login }) => ({ ...link, channelId: ids.get(login) ?? null, askedAt: now() }));
    await updateChannelIds(db, 'twitch', found);
  }
}

async function pollSome({ db, config, log, now }: Deps, channels: readonly LinkedChannel[]): Promise<void> {
  const streams = await fetchStreams(config.twitch, [...new Set(channels.map(({ channelId }) => channelId))]);
  if (!streams) log.warn({ channels: channels.length }, 'Twitch did not say who is live');
  await inTransaction(db, async (transaction) => {
    const changed = streams
      ? await upsertLiveStates(transaction, 'twitch', liveStatesOf(channels, streams), now())
      : await updateFailedPolls(
          transaction,
          'twitch',
          channels.map(({ playerId }) => playerId),
        );
    if (changed.length > 0) await announceChange(transaction, [tag.leaderboard, tag.live, ...changed.map((id) => tag.player(id))]);
  });
}
