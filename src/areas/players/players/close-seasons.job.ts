import type { Job } from '#db/jobs.ts';
import { closeSeasons } from './close-seasons.command.ts';

export const closeSeasonsJob: Job = { name: 'close-seasons', cron: '10 * * * *', run: ({ db, now }) => closeSeasons(db, now()) };
