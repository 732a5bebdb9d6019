import { hash, randomBytes } from 'node:crypto';
import { inTransaction, type Db } from '#db/pool.ts';
import { beginningOf, committedText } from './ledger-chain.rules.ts';
import { fetchUnlinked, insertRatingLinks, listLastLinksForUpdate, type RatingLink } from './rating-links.repo.ts';

const SALT_BYTES = 16;

/**
 * Gives every ledger row without a link its link in the chain of its season, or only the rows of one season. Existing links stay;
 * concurrent runs wait for each other. Returns how many links were made.
 */
export function linkRatings(db: Db, seasonId?: number): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const ends = new Map((await listLastLinksForUpdate(transaction)).map((last) => [last.seasonId, last]));
    let count = 0;
    for await (const rows of fetchUnlinked(transaction, seasonId)) {
      const links = rows.map((row): RatingLink => {
        const { seasonId: season, matchId, playerId, mode } = row;
        const last = ends.get(season) ?? { position: 0, link: hash('sha256', beginningOf(season)) };
        const salt = randomBytes(SALT_BYTES).toString('hex');
        const commitment = hash('sha256', committedText(salt, row));
        const link = hash('sha256', Buffer.from(last.link + commitment, 'hex'));
        const made = { seasonId: season, position: last.position + 1, matchId, playerId, mode, salt, commitment, link };
        ends.set(season, made);
        return made;
      });
      await insertRatingLinks(transaction, links);
      count += links.length;
    }
    return count;
  });
}
