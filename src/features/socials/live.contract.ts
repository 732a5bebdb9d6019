/** A stream that is on. */
export type TwitchStream = { login: string; since: Date; viewers: number };

/** A video of YouTube that is live; a stream may hide when it began and how many watch. */
export type LiveVideo = { channelId: string; since: Date | null; viewers: number | null };

/** What `channels.list` is asked for a name by. */
export type ChannelName = { parameter: 'forHandle' | 'forUsername'; value: string };
