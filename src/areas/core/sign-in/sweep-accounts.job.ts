import type { Job } from '#db/jobs.ts';
import { sweepAccounts } from './sweep-accounts.command.ts';

export const sweepAccountsJob: Job = {
  name: 'sweep-accounts',
  cron: '40 4 * * *',
  run: ({ db, config, now }) => sweepAccounts(db, config, now()),
};
