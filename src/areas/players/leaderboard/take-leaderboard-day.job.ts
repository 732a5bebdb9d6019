import type { Job } from '#db/jobs.ts';
import { takeLeaderboardDay } from './take-leaderboard-day.command.ts';

export const takeLeaderboardDayJob: Job = {
  name: 'take-leaderboard-day',
  cron: '1 0 * * *',
  run: ({ db, now }) => takeLeaderboardDay(db, now()),
};
