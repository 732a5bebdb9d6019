import type { Watch } from '#db/jobs.ts';
import { announceUpdates } from './announce-updates.command.ts';

export const announceUpdatesWatch: Watch = { name: 'announce-updates', everyMs: 1000, run: announceUpdates };
