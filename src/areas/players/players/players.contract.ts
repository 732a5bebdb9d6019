import * as v from 'valibot';
import { PlayerIdText, PlayerShort } from '#areas/core/accounts/accounts.contract.ts';
import { PageInput } from '#areas/games/matches/matches.contract.ts';
import { Social } from '#areas/players/socials/socials.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { long, whole } from '#contract/whole.contract.ts';

/** `above` and `below`: how often the first player finished so; `together`: in one team of 2x8. All matches count, whatever the map. */
const Tally = v.object({ matches: whole, above: whole, below: whole, together: whole });
export type Tally = v.InferOutput<typeof Tally>;

const Side = v.object({ heroName: v.nullable(v.string()), place: v.nullable(whole) });
const CommonMatch = v.object({
  matchId: long,
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
  summary: 'The matches that two players have in common, newest first, and how they ended',
  input: v.object({ playerId: PlayerIdText, otherId: PlayerIdText, ...PageInput }),
  output: v.object({
    player: PlayerShort,
    other: PlayerShort,
    solo: Tally,
    duo: Tally,
    totalCount: whole,
    totalPages: whole,
    isLastPage: v.boolean(),
    values: v.array(CommonMatch),
  }),
});

const share = v.number();
const figures = {
  /** Counted matches. */
  matchCount: whole,
  /** 0 without a counted match, and so is avgGpm. */
  avgPlace: v.number(),
  avgGpm: v.number(),
  firstPlaces: whole,
  favoriteHero: v.nullable(v.string()),
};
/** Shares of the places: they sum to 1, or are all 0 without a counted match. */
const DuoPlaces = v.object({ 1: share, 2: share, 3: share, 4: share });
const SoloPlaces = v.object({ ...DuoPlaces.entries, 5: share, 6: share });

const Player = v.object({
  ...PlayerShort.entries,
  ...figures,
  places: SoloPlaces,
  social: v.nullable(Social),
  duo: v.object({ ...figures, places: DuoPlaces }),
});
export type Player = v.InferOutput<typeof Player>;

export const getPlayer = endpoint({
  method: 'GET',
  path: '/api/v2/players',
  summary: 'A player: 1x6 figures, and 2x8 figures in duo',
  input: v.object({ playerId: PlayerIdText }),
  output: Player,
});
