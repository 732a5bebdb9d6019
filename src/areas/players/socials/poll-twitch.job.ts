import type { Job } from '#db/jobs.ts';
import { pollTwitch } from './poll-twitch.command.ts';

export const pollTwitchJob: Job = { name: 'poll-twitch', cron: '* * * * *', spreadMs: 20_000, run: pollTwitch };
