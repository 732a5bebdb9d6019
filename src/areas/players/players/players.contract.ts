import { PlayerIdText, PlayerShort } from '#areas/core/accounts/accounts.contract.ts';
import { Social } from '#areas/players/socials/socials.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import * as v from 'valibot';

const share = v.number();
const figures = {
  /** Counted matches. */
  matchCount: v.number(),
  avgPlace: v.nullable(v.number()),
  avgGpm: v.nullable(v.number()),
  firstPlaces: v.number(),
  favoriteHero: v.nullable(v.string()),
};
/** Shares of the places: they sum to 1, and are all 0 for who has no counted match. */
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
  summary: 'A player: figures of 1x6, and of 2x8 in `duo`',
  input: v.object({ playerId: PlayerIdText }),
  output: Player,
});
