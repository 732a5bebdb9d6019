import type { Job } from '#db/jobs.ts';
import { checkStatistics } from './check-statistics.command.ts';

export const checkStatisticsJob: Job = {
  name: 'check-statistics',
  cron: '20 4 * * *',
  run: async ({ db, log, now }) => void (await checkStatistics(db, log, now())),
};
