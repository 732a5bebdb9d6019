import { sql, type Db } from '#db/pool.ts';

type PollVotes = { hero: string; votes: number };
export type FoundPoll = { openedAt: Date; closedAt: Date | null; heroes: PollVotes[] };

/** The newest poll with its heroes, the most voted first; undefined when there never was one. */
export async function findNewestPoll(db: Db): Promise<FoundPoll | undefined> {
  const { rows } = await sql<FoundPoll>`select p.opened_at as "openedAt", p.closed_at as "closedAt",
      (select coalesce(json_agg(json_build_object('hero', v.hero, 'votes', v.votes) order by v.votes desc, v.hero), '[]')
        from hero_poll_votes v where v.poll_id = p.id) as heroes
    from hero_polls p order by p.id desc limit 1`.execute(db);
  return rows[0];
}

/** Opens a poll of these heroes. False when one is open already. */
export async function insertPoll(db: Db, heroes: readonly string[], at: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`insert into hero_polls (opened_at) values (${at}) on conflict do nothing returning id`.execute(
    db,
  );
  const [poll] = rows;
  if (!poll) return false;
  await sql`insert into hero_poll_votes (poll_id, hero) select ${poll.id}::integer, hero from unnest(${heroes}::text[]) as given (hero)`.execute(
    db,
  );
  return true;
}

/** Closes the open poll, or only the one opened at this moment. False if it is not open. */
export async function updatePollClosed(db: Db, at: Date, openedAt: Date | undefined): Promise<boolean> {
  const { rows } = await sql`update hero_polls set closed_at = ${at}
    where closed_at is null and opened_at = coalesce(${openedAt ?? null}::timestamptz, opened_at) returning 1`.execute(db);
  return rows.length > 0;
}

/** Whether a hero is in the open poll; the poll stays open until the transaction ends. */
export async function hasOpenHeroForShare(db: Db, hero: string): Promise<boolean> {
  const { rows } = await sql`select 1 from hero_polls p join hero_poll_votes v on v.poll_id = p.id
    where p.closed_at is null and v.hero = ${hero} for share of p`.execute(db);
  return rows.length > 0;
}

/** Adds votes to a hero of the poll that is open. */
export async function addVotes(db: Db, hero: string, votes: number): Promise<void> {
  await sql`update hero_poll_votes v set votes = v.votes + ${votes}
    from hero_polls p where p.id = v.poll_id and p.closed_at is null and v.hero = ${hero}`.execute(db);
}
