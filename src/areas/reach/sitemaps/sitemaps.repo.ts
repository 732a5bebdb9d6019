import { sql, type Db } from '#db/pool.ts';

/** A part of a long list that fits into one file: its first number, and the newest change in it. */
export type Part = { first: string; changedAt: Date };
/** One match or player, and when it last changed. */
export type Numbered = { id: string; changedAt: Date };

const ended = sql`(select id, finished_at as changed_at from matches where finished_at is not null)`;
/** Public players who have played. */
const open = sql`(
  select p.id, max(m.last_match_at) as changed_at from players p join player_modes m on m.player_id = p.id
  where p.visibility = 'public' and m.games > 0 and m.last_match_at is not null group by p.id
)`;
const lists = { matches: ended, players: open };
export type ListName = keyof typeof lists;

/** Splits a list into parts of at most `most` rows. */
export async function listParts(db: Db, list: ListName, most: number): Promise<Part[]> {
  const { rows } = await sql<Part>`select min(id)::text as first, max(changed_at) as "changedAt"
    from (select *, (row_number() over (order by id) - 1) / ${sql.lit(most)} as part from ${lists[list]} l) numbered
    group by part order by min(id)`.execute(db);
  return rows;
}

/** The rows of a list from a number on. */
export async function listNumbered(db: Db, list: ListName, first: string, most: number): Promise<Numbered[]> {
  const { rows } = await sql<Numbered>`select id::text as id, changed_at as "changedAt" from ${lists[list]} l
    where id >= ${first}::bigint order by l.id limit ${sql.lit(most)}`.execute(db);
  return rows;
}
