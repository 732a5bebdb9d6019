import type { Job } from '#db/jobs.ts';
import { pollYoutube } from './poll-youtube.command.ts';

export const pollYoutubeJob: Job = { name: 'poll-youtube', cron: '*/10 * * * *', spreadMs: 60_000, run: pollYoutube };
