import { endpoint } from '#contract/endpoint.ts';
import * as v from 'valibot';
import { IsDuo } from './leaderboard.contract.ts';

const HeroPlayer = v.object({
  place: v.number(),
  playerId: v.number(),
  nickname: v.string(),
  avatarUrl: v.nullable(v.string()),
  /** Counted matches with the hero. */
  matchCount: v.number(),
  avgPlace: v.number(),
  firstPlaces: v.number(),
});
export type HeroPlayer = v.InferOutput<typeof HeroPlayer>;

export const listHeroPlayers = endpoint({
  method: 'GET',
  path: '/api/v2/leaderboard/hero',
  summary: 'The twenty best players of a hero: five counted matches or more, by average place with ten average matches added',
  input: v.object({
    heroName: v.pipe(v.string('a hero is needed'), v.maxLength(100, 'must be 100 characters at most'), v.toLowerCase()),
    isduo: IsDuo,
  }),
  output: v.array(HeroPlayer),
});
