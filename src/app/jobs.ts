import { takeLeaderboardDayJob } from '#features/leaderboard/take-leaderboard-day.job.ts';
import type { Job } from '#platform/jobs.ts';

/** Every scheduled job. */
export const jobs: Job[] = [takeLeaderboardDayJob];
