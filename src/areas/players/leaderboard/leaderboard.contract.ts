import { Social } from '#areas/players/socials/socials.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import * as v from 'valibot';

const LeaderboardRow = v.object({
  place: v.number(),
  playerId: v.number(),
  nickname: v.string(),
  avatarUrl: v.nullable(v.string()),
  rating: v.number(),
  matchCount: v.number(),
  favoriteHero: v.nullable(v.string()),
  social: v.nullable(Social),
  /** Ours: places won since yesterday's table (negative: lost); null for who was not in it. */
  placeChange: v.nullable(v.number()),
});
export type LeaderboardRow = v.InferOutput<typeof LeaderboardRow>;

/** `true` for 2x8, else 1x6. */
export const IsDuo = v.optional(
  v.pipe(
    v.picklist(['true', 'false', '1', '0', ''], 'must be true or false'),
    v.transform((value) => value === 'true' || value === '1'),
  ),
  'false',
);

export const listLeaderboard = endpoint({
  method: 'GET',
  path: '/api/v2/leaderboard',
  summary: 'The hundred best players by rating, best first',
  input: v.object({ isduo: IsDuo }),
  output: v.array(LeaderboardRow),
});
