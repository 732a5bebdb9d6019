import { tag } from '#contract/tags.ts';
import { handle, handlePlayer, type Route } from '#web/server/route.ts';
import { setSocialLinks } from './set-social-links.command.ts';
import { listStreamers, putSocial } from './socials.contract.ts';
import { listLivePlayers } from './socials.repo.ts';

const LISTED = 12;
/** How long after a check streams count as current. */
const MAX_AGE_SECONDS = 60;

export const socialsApi: Route[] = [
  handle(listStreamers, ({ db, now }) => listLivePlayers(db, now(), LISTED), { tags: () => [tag.live], maxAgeSeconds: MAX_AGE_SECONDS }),
  handlePlayer(
    putSocial,
    async ({ db, caller, now }, links) => {
      await setSocialLinks(db, caller.playerId, links, now());
      return null;
    },
    { refuses: ['bannedOnSocials'] },
  ),
];
