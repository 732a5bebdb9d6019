import type { RatingChange } from '#areas/games/protocol/end.rules.ts';
import { sql, type Db } from '#db/pool.ts';

const LOCK_OF_LINKS = 43;
/** Rows fetched at once. */
const BATCH_ROWS = 5000;

/** A ledger row in the chain of its season; bytes as hexadecimal text. */
export type RatingLink = Pick<RatingChange, 'seasonId' | 'matchId' | 'playerId' | 'mode'> & {
  position: number;
  salt: string;
  commitment: string;
  link: string;
};

/** The end of a season's chain. */
export type LastLink = { seasonId: number; position: number; link: string };

/** The end of each chain, which only this transaction extends until it ends. Its queries have no time limit. */
export async function listLastLinksForUpdate(db: Db): Promise<LastLink[]> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_OF_LINKS)})`.execute(db);
  const { rows } = await sql<LastLink>`select s.id as "seasonId", l.position, encode(l.link, 'hex') as link
    from seasons s cross join lateral ${lastLinkOf('s.id')} l`.execute(db);
  return rows;
}

/** The query for the last link of the season of a column. */
export function lastLinkOf(season: string) {
  return sql`(select position, link from rating_links where season_id = ${sql.ref(season)} order by position desc limit 1)`;
}

/**
 * The ledger rows without a link, of one season or of all, in batches of some thousands, in the order they were booked. Rows of one match
 * at the same moment come in random order: any other would reveal something about a hidden row.
 */
export async function* fetchUnlinked(db: Db, seasonId: number | undefined): AsyncGenerator<RatingChange[]> {
  // A cursor takes no parameters.
  const ofSeason = seasonId === undefined ? sql`true` : sql`c.season_id = ${sql.lit(seasonId)}`;
  await sql`declare unlinked no scroll cursor for
    select c.match_id::text as "matchId", c.player_id as "playerId", c.mode, c.season_id as "seasonId", c.rating_before as "ratingBefore",
      c.change, c.rating_after as "ratingAfter", c.is_double as "isDouble", c.place, c.created_at as "createdAt"
    from rating_changes c where ${ofSeason} and not exists (
      select from rating_links l where l.match_id = c.match_id and l.player_id = c.player_id and l.mode = c.mode)
    order by c.created_at, c.match_id, random()`.execute(db);
  for (;;) {
    const { rows } = await sql<RatingChange>`fetch forward ${sql.lit(BATCH_ROWS)} from unlinked`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close unlinked`.execute(db);
}

/** Appends these links to the chains. */
export async function insertRatingLinks(db: Db, links: readonly RatingLink[]): Promise<void> {
  await sql`insert into rating_links (season_id, position, match_id, player_id, mode, salt, commitment, link)
    select "seasonId", position, "matchId", "playerId", mode, decode(salt, 'hex'), decode(commitment, 'hex'), decode(link, 'hex')
    from json_to_recordset(${JSON.stringify(links)}::json) as given ("seasonId" integer, position integer, "matchId" bigint,
      "playerId" bigint, mode text, salt text, commitment text, link text)`.execute(db);
}
