import { endpoint } from '#contract/endpoint.ts';
import * as v from 'valibot';

/** Links to a player's channels; live flags are null while unknown. */
export const Social = v.object({
  twitch: v.nullable(v.string()),
  youtube: v.nullable(v.string()),
  discord: v.nullable(v.string()),
  discordUserName: v.nullable(v.string()),
  isTwitchLive: v.nullable(v.boolean()),
  isYoutubeLive: v.nullable(v.boolean()),
});
export type Social = v.InferOutput<typeof Social>;

const given = v.optional(v.nullable(v.string()), null);

export const putSocial = endpoint({
  method: 'PUT',
  path: '/api/v2/players/social',
  summary: "Sets the caller's links; one that is empty or left out is cleared",
  input: v.object({ twitch: given, youtube: given, discord: given, discordUserName: given }),
  output: v.null(),
});
