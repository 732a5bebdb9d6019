import { endpoint } from '#contract/endpoint.ts';
import * as v from 'valibot';

const SiteFigures = v.object({
  /** Matches finished of those begun in the last 24 hours, both modes. */
  matchesLastDay: v.number(),
  /** Players with a counted match in the season that is on. */
  playersThisSeason: v.number(),
  heroCount: v.number(),
  seasonName: v.string(),
});
export type SiteFigures = v.InferOutput<typeof SiteFigures>;

export const getSiteFigures = endpoint({
  method: 'GET',
  path: '/api/v2/matches/figures',
  summary: 'How much is played: matches of the last 24 hours, players of the season, heroes',
  input: v.object({}),
  output: SiteFigures,
});
