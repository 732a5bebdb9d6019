import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';

export const listHeroVideos = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/videos',
  summary: 'Talents of a hero that have a video at /videos/heroes/{heroName}/{modName}.webm, by the names of their modifiers',
  input: v.object({
    heroName: v.pipe(v.string(), v.toLowerCase(), v.regex(/^(npc_dota_hero_)?[a-z_-]{1,80}$/, 'must be the name of a hero')),
  }),
  output: v.array(v.string()),
});
