import type { Job } from '#db/jobs.ts';
import { reconcileOrders } from './refresh-order.command.ts';

export const reconcileOrdersJob: Job = { name: 'reconcile-orders', cron: '*/2 * * * *', run: (context) => reconcileOrders(context) };
