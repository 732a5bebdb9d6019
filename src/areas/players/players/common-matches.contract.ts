import { PlayerShort } from '#areas/core/accounts/accounts.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import * as v from 'valibot';
import { PlayerIdText } from '#areas/core/accounts/accounts.contract.ts';
import { PageInput } from '#areas/games/matches/matches.contract.ts';

/** `above` and `below`: how often the first player finished so; `together`: in one team of 2x8. All matches count, whatever the map. */
const Tally = v.object({ matches: v.number(), above: v.number(), below: v.number(), together: v.number() });
export type Tally = v.InferOutput<typeof Tally>;

const Side = v.object({ heroName: v.nullable(v.string()), place: v.nullable(v.number()) });
const CommonMatch = v.object({
  matchId: v.number(),
  isDuo: v.boolean(),
  isTogether: v.boolean(),
  isFinished: v.boolean(),
  isAbandoned: v.boolean(),
  createdAtUtc: v.string(),
  player: Side,
  other: Side,
});
export type CommonMatch = v.InferOutput<typeof CommonMatch>;

export const listCommonMatches = endpoint({
  method: 'GET',
  path: '/api/v2/players/common',
  summary: 'The matches that two players have both played, newest first, and how they ended',
  input: v.object({ playerId: PlayerIdText, otherId: PlayerIdText, ...PageInput }),
  output: v.object({
    player: PlayerShort,
    other: PlayerShort,
    solo: Tally,
    duo: Tally,
    totalCount: v.number(),
    totalPages: v.number(),
    isLastPage: v.boolean(),
    values: v.array(CommonMatch),
  }),
});
