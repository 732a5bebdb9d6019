import * as v from 'valibot';
import { askOutside } from '#services/ask-outside.ts';
import type { YoutubeConfig } from '#services/config/outside.ts';
import type { ChannelName, LiveStream } from './socials.contract.ts';

const ANSWER_MS = 8_000;
/** What `videos.list` answers at once. */
export const MOST_VIDEOS = 50;
const LARGEST_FEED_CHARACTERS = 512 * 1024;
/** What Google answers when the day's units are spent. */
const SPENT = /quotaExceeded|dailyLimitExceeded/;

const Channels = v.object({ items: v.optional(v.array(v.object({ id: v.pipe(v.string(), v.regex(/^UC[\w-]{22}$/)) })), []) });
const Videos = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      snippet: v.object({ channelId: v.string(), liveBroadcastContent: v.string() }),
      liveStreamingDetails: v.optional(
        v.object({
          // One of which this is not told must not hide all others.
          actualStartTime: v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined),
          actualEndTime: v.optional(v.string()),
          concurrentViewers: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/))), undefined),
        }),
      ),
    }),
  ),
});

/** Why there is no answer: nothing more today, or not now. */
export type Silence = { silence: 'spent' | 'away' };
const away: Silence = { silence: 'away' };

/** Asks which channel a name is, for one unit. Null: YouTube knows none. */
export async function fetchChannelId(config: YoutubeConfig, { parameter, value }: ChannelName): Promise<string | null | Silence> {
  const answer = await ask(config, 'channels', { part: 'id', [parameter]: value });
  if ('silence' in answer) return answer;
  const read = v.safeParse(Channels, answer.json);
  return read.success ? (read.output.items[0]?.id ?? null) : away;
}

/** Which of up to 50 videos are live now, for one unit. */
export async function fetchLiveVideos(config: YoutubeConfig, videoIds: readonly string[]): Promise<LiveStream[] | Silence> {
  const answer = await ask(config, 'videos', {
    part: 'snippet,liveStreamingDetails',
    id: videoIds.join(','),
    maxResults: String(MOST_VIDEOS),
  });
  if ('silence' in answer) return answer;
  const read = v.safeParse(Videos, answer.json);
  if (!read.success) return away;
  return read.output.items
    .filter(({ snippet, liveStreamingDetails: live }) => snippet.liveBroadcastContent === 'live' && live?.actualEndTime === undefined)
    .map(({ snippet, liveStreamingDetails: live }) => ({
      channelId: snippet.channelId,
      since: live?.actualStartTime === undefined ? null : new Date(live.actualStartTime),
      viewers: live?.concurrentViewers === undefined ? null : Number(live.concurrentViewers),
    }));
}

/** The newest videos of a channel by its public feed, which costs nothing; undefined when it cannot be had now. */
export async function fetchNewestVideos({ feedBase }: YoutubeConfig, channelId: string, count: number): Promise<string[] | undefined> {
  try {
    const response = await askOutside(`${feedBase}/feeds/videos.xml?channel_id=${channelId}`, ANSWER_MS);
    const text = (await response.text()).slice(0, LARGEST_FEED_CHARACTERS);
    if (response.status !== 200 || !text.includes('<feed')) return undefined;
    return [...text.matchAll(/<yt:videoId>([\w-]{11})<\/yt:videoId>/g)].slice(0, count).map((match) => match[1] ?? '');
  } catch {
    return undefined;
  }
}

async function ask({ apiBase, apiKey }: YoutubeConfig, what: string, query: Record<string, string>): Promise<{ json: unknown } | Silence> {
  try {
    const response = await askOutside(`${apiBase}/youtube/v3/${what}?${new URLSearchParams({ ...query, key: apiKey ?? '' })}`, ANSWER_MS);
    const text = await response.text();
    if (response.status === 200) return { json: JSON.parse(text) };
    return response.status === 403 && SPENT.test(text) ? { silence: 'spent' } : away;
  } catch {
    return away;
  }
}
