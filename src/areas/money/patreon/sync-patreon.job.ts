import type { Job } from '#db/jobs.ts';
import { syncPatreon } from './link-patreon.command.ts';

export const syncPatreonJob: Job = { name: 'sync-patreon', cron: '15 4 * * *', run: (context) => syncPatreon(context, context.log) };
