import type { Job } from '#db/jobs.ts';
import { weighPlayers } from './weigh-players.command.ts';

export const weighPlayersJob: Job = { name: 'weigh-players', cron: '25 * * * *', run: ({ db }) => weighPlayers(db) };
