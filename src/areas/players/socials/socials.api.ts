import { handlePlayer, type Route } from '#web/server/route.ts';
import { setSocialLinks } from './set-social-links.command.ts';
import { putSocial } from './socials.contract.ts';

export const socialsApi: Route[] = [
  handlePlayer(putSocial, async ({ db, caller, now }, links) => {
    await setSocialLinks(db, caller.playerId, links, now());
    return null;
  }),
];
