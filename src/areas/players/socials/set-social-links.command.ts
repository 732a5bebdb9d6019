import { findAccount } from '#areas/core/accounts/accounts.repo.ts';
import { holdPlayer } from '#areas/core/accounts/players.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { upsertSocialLinks } from './socials.repo.ts';
import { readSocial, socialFields, type SocialLinks } from './socials.rules.ts';

/**
 * Sets the links of a player's own profile. Throws a Refusal if the player is banned on socials or was erased meanwhile, and for the first
 * invalid field.
 */
export function setSocialLinks(db: Db, playerId: number, given: SocialLinks, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (!(await holdPlayer(transaction, playerId))) throw new Refusal('signInNeeded');
    const account = await findAccount(transaction, playerId);
    if (!account || account.isBannedOnSocials) throw new Refusal('bannedOnSocials');
    const links: SocialLinks = { ...given };
    for (const field of socialFields) {
      const read = readSocial(field, given[field] ?? '');
      if (read.problem !== undefined) throw new Refusal(read.problem);
      links[field] = read.value;
    }
    await upsertSocialLinks(transaction, playerId, links, now);
    await announceChange(transaction, [tag.player(playerId), tag.leaderboard, tag.live]);
  });
}
