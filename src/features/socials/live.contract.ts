/** A stream that is on. */
export type TwitchStream = { login: string; since: Date; viewers: number };
