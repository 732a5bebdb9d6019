import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { steamId64Of, steamProfileAddress } from '#lib/steam-id.ts';
import { handle, handleReply, type Route } from '#web/server/route.ts';
import { getAvatar, getSteamProfile } from './accounts.contract.ts';
import { avatarAddress } from './avatar.rules.ts';
import { hasOpenPlayer } from './public-players.repo.ts';
import { showAvatar } from './show-avatar.service.ts';
import { findProfile } from './steam-profiles.repo.ts';

export const steamProfilesApi: Route[] = [
  handle(
    getSteamProfile,
    async ({ db, config, caller }, { playerId }) => {
      const profile = await findProfile(db, playerId);
      if (!profile || !(await hasOpenPlayer(db, playerId, 'lookup', caller?.playerId))) throw new Refusal('playerNotFound');
      return {
        steamId: steamId64Of(playerId),
        personaname: profile.personaName,
        profileurl: profile.profileUrl ?? steamProfileAddress(config.steam.communityBase, playerId),
        avatarfull: config.origin + avatarAddress(playerId, profile.avatarHash, 'full'),
      };
    },
    { tags: ({ playerId }) => [tag.player(playerId)] },
  ),
  handleReply(
    getAvatar,
    ({ db, config, caller }, wish, { headers }) =>
      showAvatar(db, config, wish, { callerId: caller?.playerId, accepted: headers.get('accept') }),
    { types: ['image/webp', 'image/svg+xml', 'image/png'] },
  ),
];
