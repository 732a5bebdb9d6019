import type { RatingChange } from '#areas/games/protocol/end.rules.ts';
import { inTransaction, sql, type Db } from '#db/pool.ts';
import { insertRows } from '#db/rows.ts';
import { Random } from '#lib/random.ts';
import type { Logger } from '#services/log.ts';
import type { Draws } from '../game-server/strengths.ts';
import { BulkInsert } from './bulk-insert.ts';
import { BulkSite, type ArrivedPost } from './bulk-site.ts';
import { PlaceHistory } from './place-history.ts';
import { relaxTables } from './relax-tables.ts';
import { bothModes, makeRoster, type DemoPlayer } from './roster.ts';
import { readFrame } from './season-frame.ts';
import { seasonMatches } from './season-matches.ts';

export type SeasonInput = {
  draws?: Draws;
  db: Db;
  log: Logger;
  /** The season ends here. */
  now: Date;
  matches?: number;
  players?: number;
  /** Drops the keys of the tables during the load, which is faster but locks the tables: nobody may be reading them. */
  mayLock?: boolean;
};

export type SeededSeason = { matches: number; players: number; milliseconds: number };

const SEED_LOCK = 1_606_006;
/** The ledger rows that carry over what season 13 left belong to no match. */
const NO_MATCH = '0';
const lastSeason = {
  id: 13,
  number: 13,
  name: 'Season 13',
  startsAt: new Date('2025-05-01T00:00:00+03:00'),
  endsAt: new Date('2025-09-01T00:00:00+03:00'),
};
const loaded = ['match_players', 'match_buildings', 'match_snapshots', 'match_talent_picks'];
const PLUS_DAYS = 45;
/** The bodies of a whole season's posts would take a hundred megabytes, so only the newest are stored. */
const POSTS_KEPT_DAYS = 1;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Plays the demo season into a database without matches, in one transaction. The same `now` gives the same rows. Undefined when there are
 * matches already.
 */
export async function seedSeason({
  db,
  log,
  now,
  matches = 2000,
  players = 300,
  mayLock = true,
  draws = {},
}: SeasonInput): Promise<SeededSeason | undefined> {
  const startedMs = performance.now();
  return inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(transaction);
    if (await hasMatches(transaction)) return undefined;
    const random = new Random('sixfold');
    const roster = makeRoster(random.fork('roster'), players);
    const frame = await readFrame(transaction, new Date(now.getTime() - POSTS_KEPT_DAYS * DAY_MS));
    const site = new BulkSite(frame);
    const insert = new BulkInsert(transaction);
    const restore = mayLock ? await relaxTables(transaction, loaded) : undefined;
    await carryOver(transaction, insert, site, roster, now);
    await play(
      insert,
      site,
      seasonMatches({ random: random.fork('season'), roster, site, maps: frame.maps, now, count: matches, draws }),
      now,
    );
    await insert.finish(site.accounts);
    await restore?.();
    await sql`analyze matches, match_players (match_id, player_id, hero, talent, mode, started_at, ended_at), player_modes`.execute(
      transaction,
    );
    const seeded = { matches: insert.matchCount, players: roster.length, milliseconds: Math.round(performance.now() - startedMs) };
    log.info(seeded, 'the demo season is played');
    return seeded;
  });
}

/** Plays match after match, and stores the leaderboard's places of a day ago. */
async function play(insert: BulkInsert, site: BulkSite, season: Iterable<ArrivedPost[]>, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const history = new PlaceHistory();
  let isKept = false;
  for (const posts of season) {
    if (!isKept && posts.some(({ at }) => at > dayAgo)) {
      isKept = true;
      insert.addPlaces(history.placesOf(site.accounts, dayAgo));
    }
    const rows = site.play(posts);
    history.note(rows.counted);
    await insert.add(rows);
  }
}

/** The opening of the ledger: everyone's rating at the end of the season before, and running subscriptions. */
async function carryOver(db: Db, insert: BulkInsert, site: BulkSite, roster: readonly DemoPlayer[], now: Date): Promise<void> {
  await insertRows(db, 'seasons', [lastSeason]);
  const openings = roster.flatMap((player) =>
    bothModes.map((mode): RatingChange => {
      const rating = player.openingRating[mode];
      return {
        matchId: NO_MATCH,
        playerId: player.accountId,
        mode,
        seasonId: lastSeason.id,
        ratingBefore: 0,
        change: rating,
        ratingAfter: rating,
        isDouble: false,
        place: null,
        createdAt: lastSeason.endsAt,
      };
    }),
  );
  for (const player of roster) site.accounts.see(player.accountId, player.name, lastSeason.endsAt);
  for (const opening of openings) site.accounts.book(opening);
  insert.addChanges(openings.filter((opening) => opening.change > 0));
  const subscribers = roster.filter((player) => player.isSubscriber);
  for (const { accountId } of subscribers) site.accounts.subscribers.add(accountId);
  insert.addSubscriptions(
    subscribers.map(({ accountId }) => ({
      playerId: accountId,
      startsAt: new Date(now.getTime() - PLUS_DAYS * DAY_MS),
      expiresAt: new Date(now.getTime() + PLUS_DAYS * DAY_MS),
      reason: 'demo',
      cause: 'demo',
      createdAt: now,
    })),
  );
}

/** Whether there are matches: then the season is not played again. */
export async function hasMatches(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from matches limit 1`.execute(db);
  return rows.length > 0;
}
