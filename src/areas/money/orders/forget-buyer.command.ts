import type { Db } from '#db/database.ts';
import { deleteNotices, eraseSenders } from './notices.repo.ts';
import { eraseBuyer } from './orders.repo.ts';
import { deleteRenewal } from './renewals.repo.ts';

/**
 * Erases what orders say of a person, in the transaction that erases the account: e-mail, messages, the saved card, notices.
 * The orders and the books stay, without it; nothing is charged any more.
 */
export async function forgetBuyer(transaction: Db, playerId: number): Promise<void> {
  await deleteRenewal(transaction, playerId);
  await eraseSenders(transaction, playerId);
  await eraseBuyer(transaction, playerId);
  await deleteNotices(transaction, playerId);
}
