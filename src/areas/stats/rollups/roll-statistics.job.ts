import type { Job } from '#db/jobs.ts';
import { rollStatistics } from './roll-statistics.command.ts';

export const rollStatisticsJob: Job = {
  name: 'roll-statistics',
  cron: '*/5 * * * *',
  atStart: true,
  run: ({ db, now }) => rollStatistics(db, now()),
};
