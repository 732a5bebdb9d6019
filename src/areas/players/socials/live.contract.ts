export type LiveKind = 'twitch' | 'youtube';

/** A stream that is on; it may hide when it began and how many watch. */
export type LiveStream = { channelId: string; since: Date | null; viewers: number | null };

/** What `channels.list` is asked for a name by. */
export type ChannelName = { parameter: 'forHandle' | 'forUsername'; value: string };
