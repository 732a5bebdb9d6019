import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { insertPoll, updatePollClosed } from './hero-poll.repo.ts';
import { listContentHeroes } from './heroes.repo.ts';

type By = { author: string; at: Date };

/** Opens a poll of heroes. Throws Refusal heroNotFound for one that is not known, and pollOpen while another is. */
export async function openPoll(db: Db, heroes: readonly string[], { author, at }: By): Promise<void> {
  const known = new Set((await listContentHeroes(db)).map(({ name }) => name));
  const unknown = heroes.find((hero) => !known.has(hero));
  if (unknown !== undefined) throw new Refusal('heroNotFound', unknown);
  const asked = [...new Set(heroes)];
  await inTransaction(db, async (transaction) => {
    if (!(await insertPoll(transaction, asked, at))) throw new Refusal('pollOpen');
    await insertAuditEntry(transaction, { author, action: 'open poll', subject: 'poll', detail: { heroes: asked }, at });
    await announceChange(transaction, [tag.poll]);
  });
}

/** Closes the poll that is open, or only the one that was opened at this moment. Throws Refusal pollClosed when it is not open. */
export async function closePoll(db: Db, { author, at }: By, openedAt?: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await updatePollClosed(transaction, at, openedAt))) throw new Refusal('pollClosed');
    await insertAuditEntry(transaction, { author, action: 'close poll', subject: 'poll', at });
    await announceChange(transaction, [tag.poll]);
  });
}
