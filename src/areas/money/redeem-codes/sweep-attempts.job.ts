import type { Job } from '#db/jobs.ts';
import { deleteAttemptsBefore } from './codes.repo.ts';

const KEPT_MS = 24 * 3600 * 1000;

export const sweepAttemptsJob: Job = {
  name: 'sweep-code-attempts',
  cron: '25 4 * * *',
  run: ({ db, now }) => deleteAttemptsBefore(db, new Date(now().getTime() - KEPT_MS)),
};
