import type { Watch } from '#platform/jobs.ts';
import { announceUpdates } from './announce-updates.command.ts';

export const announceUpdatesWatch: Watch = { name: 'announce-updates', everyMs: 1000, run: announceUpdates };
