import type { Job } from '#db/jobs.ts';
import { renewSubscriptions } from './renew-subscriptions.command.ts';

export const renewSubscriptionsJob: Job = { name: 'renew-subscriptions', cron: '7 * * * *', run: (context) => renewSubscriptions(context) };
