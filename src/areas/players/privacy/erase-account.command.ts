import path from 'node:path';
import { avatarFile } from '#areas/core/accounts/avatar.rules.ts';
import { avatarsDir } from '#areas/core/accounts/show-avatar.service.ts';
import {
  eraseAppearance,
  eraseRole,
  findVisibilityForUpdate,
  deleteErasedAvatars,
  listErasedAvatars,
} from '#areas/core/accounts/visibility.repo.ts';
import { deleteLinksOfPlayer, deleteSessionsOfPlayer } from '#areas/core/sign-in/sessions.repo.ts';
import { erasePerson, eraseSavedData } from '#areas/games/ingest/post.repo.ts';
import { eraseGiftWords, lockGifts } from '#areas/money/gifts/gifts.repo.ts';
import { lockOrders } from '#areas/money/orders/orders.repo.ts';
import { forgetBuyer } from '#areas/money/orders/refund-order.command.ts';
import { deleteLink, lockLink } from '#areas/money/patreon/patreon.repo.ts';
import { deleteFollowers } from '#areas/players/followers/telegram-chats.repo.ts';
import { deleteSocials } from '#areas/players/socials/socials.repo.ts';
import type { Deps } from '#db/deps.ts';
import { announceEverything } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import type { Config } from '#services/config.ts';
import { erasureListOf } from '#services/erasure-list.ts';
import { deleteFile } from '#services/files.ts';
import { insertErasures } from './erasures.repo.ts';

const AT_ONCE = 500;

/** Deletes the stored avatars of erased accounts. Other players with the same avatar get it from Steam again. */
export async function deletePicturesOfErased(db: Db, config: Config): Promise<void> {
  const hashes = await listErasedAvatars(db, AT_ONCE);
  for (const hash of hashes)
    for (const size of ['medium', 'full'] as const) await deleteFile(path.resolve(avatarsDir(config), avatarFile(hash, size)));
  if (hashes.length > 0) await deleteErasedAvatars(db, hashes);
}

/**
 * Erases an account at its owner's request. The erasure is first noted in the list beside the backups, so that restoring an older backup
 * does not bring the person back. Throws if the list cannot be written: then nothing is erased.
 */
export function eraseAccount({ db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>, playerId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const at = now();
    if (!(await hold(transaction, playerId))) return;
    await erasureListOf(config).note(playerId, at, async (entry) => {
      await eraseFromDatabase(transaction, playerId, at);
      await insertErasures(transaction, [entry], at);
    });
  });
}

/**
 * Locks everything a player has before the player, in the same order as every change, so that nobody deadlocks. False for an unknown
 * player.
 */
async function hold(transaction: Db, playerId: number): Promise<boolean> {
  await lockOrders(transaction, playerId);
  await lockLink(transaction, playerId);
  await lockGifts(transaction, playerId);
  return (await findVisibilityForUpdate(transaction, playerId)) !== undefined;
}

/**
 * Erases an account's personal data: name, avatar, Steam profile, links, live states, followers, sessions, links of the game, in-game
 * settings, e-mails and messages of orders and gifts, notices, the saved card, the Patreon account, the role, and the name and settings in
 * every stored post. Matches, places and the ledger stay, without a name. Repeating it changes nothing. A job deletes the avatar's files
 * later.
 */
export function eraseFromDatabase(db: Db, playerId: number, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    // First of all, so that a post being stored is either seen below or sees that its player is erased.
    if (!(await hold(transaction, playerId))) return;
    await deleteLinksOfPlayer(transaction, playerId);
    await deleteSessionsOfPlayer(transaction, playerId);
    await deleteSocials(transaction, playerId);
    await deleteFollowers(transaction, playerId);
    await forgetBuyer(transaction, playerId);
    await eraseGiftWords(transaction, playerId);
    await deleteLink(transaction, playerId);
    await eraseSavedData(transaction, playerId);
    await erasePerson(transaction, playerId);
    await eraseRole(transaction, playerId);
    await eraseAppearance(transaction, playerId, now);
    await announceEverything(transaction);
  });
}
