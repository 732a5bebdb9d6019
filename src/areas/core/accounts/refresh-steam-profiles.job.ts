import type { Job } from '#db/jobs.ts';
import { refreshSteamProfiles } from './refresh-steam-profiles.command.ts';

export const refreshSteamProfilesJob: Job = { name: 'refresh-steam-profiles', cron: '*/5 * * * *', run: refreshSteamProfiles };
