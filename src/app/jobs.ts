import type { Job } from '#platform/jobs.ts';

/** Every scheduled job. */
export const jobs: Job[] = [];
