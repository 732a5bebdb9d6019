import { Refusal } from '#lib/refusals.ts';
import { steamId64Of } from '#lib/steam-id.ts';
import { handle, handleReply, type Route } from '#platform/http/route.ts';
import { getAvatar, getSteamProfile } from './accounts.contract.ts';
import { avatarAddress } from './avatar.rules.ts';
import { showAvatar } from './show-avatar.command.ts';
import { findProfile } from './steam-profiles.repo.ts';

export const steamProfilesApi: Route[] = [
  handle(
    getSteamProfile,
    async ({ db, config }, { playerId }) => {
      const profile = await findProfile(db, playerId);
      if (!profile) throw new Refusal('playerNotFound');
      const steamId = steamId64Of(playerId);
      return {
        steamId,
        personaname: profile.personaName,
        profileurl: profile.profileUrl ?? `https://steamcommunity.com/profiles/${steamId}/`,
        avatarfull: config.origin + avatarAddress(playerId, profile.avatarHash, 'full'),
      };
    },
    { tags: ({ playerId }) => [`player:${playerId}`] },
  ),
  handleReply(getAvatar, ({ db, config }, wish) => showAvatar(db, config, wish)),
];
