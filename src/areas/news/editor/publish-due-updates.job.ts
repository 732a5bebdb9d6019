import type { Watch } from '#db/jobs.ts';
import { publishDueUpdates } from './publish-due-updates.command.ts';

export const publishDueUpdatesWatch: Watch = { name: 'publish-due-updates', everyMs: 250, run: publishDueUpdates };
