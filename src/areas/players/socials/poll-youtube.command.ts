import { tag } from '#contract/tags.ts';
import type { Deps } from '#db/deps.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { listLinks, updateChannelIds, updateFailedPolls, upsertLiveStates, takeUnits, updateSpent } from './live-states.repo.ts';
import type { LiveStream } from './socials.contract.ts';
import { isChannelDue, liveStatesOf, type LinkedChannel } from './socials.rules.ts';
import { fetchChannelId, fetchLiveVideos, fetchNewestVideos, MOST_VIDEOS, type Silence } from './youtube.provider.ts';
import { DAILY_UNITS, nameKey, quotaDay, youtubeChannelOf } from './youtube.rules.ts';

/** A running stream is among the newest two videos of its channel. */
const NEWEST = 2;
const CHANNELS_AT_ONCE = MOST_VIDEOS / NEWEST;

/**
 * Asks which linked YouTube channels are live: reads their feeds, which cost nothing, for the newest videos, and then checks 25 channels at
 * a time for one unit. Stays within the day's quota; a channel that could not be checked counts as a failed poll. Does nothing without a
 * key.
 */
export async function pollYoutube(deps: Deps): Promise<void> {
  if (deps.config.youtube.apiKey === undefined) return;
  await findChannels(deps);
  const channels = await listChannels(deps.db);
  for (let from = 0; from < channels.length; from += CHANNELS_AT_ONCE) await pollSome(deps, channels.slice(from, from + CHANNELS_AT_ONCE));
}

async function pollSome({ db, config, log, now }: Deps, channels: readonly LinkedChannel[]): Promise<void> {
  const feeds = await Promise.all(channels.map(({ channelId }) => fetchNewestVideos(config.youtube, channelId, NEWEST)));
  const told = channels.filter((_, index) => feeds[index] !== undefined);
  const silent = channels.filter((_, index) => feeds[index] === undefined);
  const videoIds = [...new Set(feeds.flatMap((feed) => feed ?? []))];
  const live =
    videoIds.length === 0 ? [] : await spend<LiveStream[]>({ db, config, log, now }, () => fetchLiveVideos(config.youtube, videoIds));
  const failed = 'silence' in live ? channels : silent;
  if (failed.length > 0)
    log.warn({ channels: failed.length, silence: 'silence' in live ? live.silence : 'feed' }, 'YouTube did not say who is live');
  await inTransaction(db, async (transaction) => {
    const changed = [
      ...('silence' in live ? [] : await upsertLiveStates(transaction, 'youtube', liveStatesOf(told, live), now())),
      ...(await updateFailedPolls(
        transaction,
        'youtube',
        failed.map(({ playerId }) => playerId),
      )),
    ];
    if (changed.length > 0) await announceChange(transaction, [tag.leaderboard, tag.live, ...changed.map((id) => tag.player(id))]);
  });
}

/** Looks up the channels of the names in links, once each, where due. */
async function findChannels({ db, config, log, now }: Deps): Promise<void> {
  const due = (await listLinks(db, 'youtube')).flatMap((link) => {
    const linked = youtubeChannelOf(link.link);
    return linked === undefined || 'channelId' in linked || !isChannelDue('youtube', link, now()) ? [] : [{ link, name: linked }];
  });
  for (const same of Map.groupBy(due, ({ name }) => nameKey(name)).values()) {
    const [asked] = same;
    if (!asked) continue;
    const channelId = await spend<string | null>({ db, config, log, now }, () => fetchChannelId(config.youtube, asked.name));
    if (isSilence(channelId)) continue;
    const found = same.map(({ link }) => ({ ...link, channelId, askedAt: now() }));
    await updateChannelIds(db, 'youtube', found);
  }
}

/** The channels of the links: by the id in the link, or by the id of the name in it. */
async function listChannels(db: Db): Promise<LinkedChannel[]> {
  return (await listLinks(db, 'youtube')).flatMap(({ playerId, link, channelId: found }) => {
    const linked = youtubeChannelOf(link);
    const channelId = linked && 'channelId' in linked ? linked.channelId : found;
    return channelId === null ? [] : [{ playerId, link, channelId }];
  });
}

/** Makes a call that costs one unit, if the day has one left. */
async function spend<T>({ db, now }: Deps, call: () => Promise<T | Silence>): Promise<T | Silence> {
  const day = quotaDay(now());
  if (!(await takeUnits(db, day, 1, DAILY_UNITS))) return { silence: 'spent' };
  const answer = await call();
  if (isSilence(answer) && answer.silence === 'spent') await updateSpent(db, day, DAILY_UNITS);
  return answer;
}

function isSilence(answer: unknown): answer is Silence {
  return typeof answer === 'object' && answer !== null && 'silence' in answer;
}
