import { announceChange } from '#platform/changes.ts';
import type { Config } from '#platform/config.ts';
import { inTransaction, type Db } from '#platform/database.ts';
import type { Logger } from '#platform/log.ts';
import type { LiveVideo } from './live.contract.ts';
import { listLinks, updateFailedPolls, upsertLiveStates } from './live-states.repo.ts';
import { fetchChannelId, fetchLiveVideos, fetchNewestVideos, MOST_VIDEOS, type Silence } from './youtube.provider.ts';
import { listKnownNames, takeUnits, updateSpent, upsertKnownName } from './youtube.repo.ts';
import { DAILY_UNITS, isNameDue, nameKey, quotaDay, youtubeChannelOf, youtubeStatesOf, type LinkedYoutube } from './youtube.rules.ts';

type Parts = { db: Db; config: Config; log: Logger; now: () => Date };

/** A stream that is on is one of the newest two videos of its channel. */
const NEWEST = 2;
const CHANNELS_AT_ONCE = MOST_VIDEOS / NEWEST;

/**
 * Asks which linked YouTube channels are live: their feeds, which cost nothing, for the newest videos, and then for 25
 * channels at a time and one unit whether these are live. Within the day's quota; a channel that could not be asked has
 * had a failed poll. Does nothing without a key.
 */
export async function pollYoutube(parts: Parts): Promise<void> {
  if (parts.config.youtube.apiKey === undefined) return;
  const channels = await linkedChannels(parts);
  for (let from = 0; from < channels.length; from += CHANNELS_AT_ONCE) await pollSome(parts, channels.slice(from, from + CHANNELS_AT_ONCE));
}

async function pollSome({ db, config, log, now }: Parts, channels: readonly LinkedYoutube[]): Promise<void> {
  const feeds = await Promise.all(channels.map(({ channelId }) => fetchNewestVideos(config.youtube, channelId, NEWEST)));
  const told = channels.filter((_, index) => feeds[index] !== undefined);
  const silent = channels.filter((_, index) => feeds[index] === undefined);
  const videoIds = [...new Set(feeds.flatMap((feed) => feed ?? []))];
  const live =
    videoIds.length === 0 ? [] : await spend<LiveVideo[]>({ db, config, log, now }, () => fetchLiveVideos(config.youtube, videoIds));
  const failed = 'silence' in live ? channels : silent;
  if (failed.length > 0)
    log.warn({ channels: failed.length, silence: 'silence' in live ? live.silence : 'feed' }, 'YouTube did not say who is live');
  await inTransaction(db, async (transaction) => {
    const changed = [
      ...('silence' in live ? [] : await upsertLiveStates(transaction, 'youtube', youtubeStatesOf(told, live), now())),
      ...(await updateFailedPolls(
        transaction,
        'youtube',
        failed.map(({ playerId }) => playerId),
      )),
    ];
    if (changed.length > 0) await announceChange(transaction, ['leaderboard', ...changed.map((id) => `player:${id}`)]);
  });
}

/** The channels of the links; names that are new or old are asked for, once each. */
async function linkedChannels(parts: Parts): Promise<LinkedYoutube[]> {
  const links = (await listLinks(parts.db, 'youtube')).flatMap(({ playerId, link }) => {
    const linked = youtubeChannelOf(link);
    return linked === undefined ? [] : [{ playerId, linked }];
  });
  const names = new Map(links.flatMap(({ linked }) => ('channelId' in linked ? [] : [[nameKey(linked), linked] as const])));
  const known = new Map((await listKnownNames(parts.db, [...names.keys()])).map((each) => [each.name, each]));
  for (const [name, asked] of names) {
    const before = known.get(name);
    if (before && !isNameDue(before.channelId, before.askedAt, parts.now())) continue;
    const channelId = await spend<string | null>(parts, () => fetchChannelId(parts.config.youtube, asked));
    if (isSilence(channelId)) continue;
    const found = { name, channelId, askedAt: parts.now() };
    await upsertKnownName(parts.db, found);
    known.set(name, found);
  }
  return links.flatMap(({ playerId, linked }) => {
    const channelId = 'channelId' in linked ? linked.channelId : known.get(nameKey(linked))?.channelId;
    return channelId ? [{ playerId, channelId }] : [];
  });
}

/** Makes a call that costs one unit, if the day has one left. */
async function spend<T>({ db, now }: Parts, call: () => Promise<T | Silence>): Promise<T | Silence> {
  const day = quotaDay(now());
  if (!(await takeUnits(db, day, 1, DAILY_UNITS))) return { silence: 'spent' };
  const answer = await call();
  if (isSilence(answer) && answer.silence === 'spent') await updateSpent(db, day, DAILY_UNITS);
  return answer;
}

function isSilence(answer: unknown): answer is Silence {
  return typeof answer === 'object' && answer !== null && 'silence' in answer;
}
