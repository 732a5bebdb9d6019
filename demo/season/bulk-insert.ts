import { setImmediate } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import { upsertSeenPlayers } from '#areas/core/accounts/players.repo.ts';
import { insertBuildings, insertMatches, insertMatchPlayers, insertSnapshots, insertTalentPicks } from '#areas/games/ingest/match.repo.ts';
import type { Post } from '#areas/games/ingest/post.repo.ts';
import { insertRatingChanges, upsertPlayers } from '#areas/games/ingest/rating.repo.ts';
import { addMatchDays, addRollUps } from '#areas/games/ingest/roll-up.repo.ts';
import type { RatingChange } from '#areas/games/protocol/end.rules.ts';
import type { Match, MatchPlayer } from '#areas/games/protocol/match.rules.ts';
import { rollUp, rollUpMatches } from '#areas/games/protocol/roll-up.rules.ts';
import { replaySkill } from '#areas/stats/rollups/replay-skill.command.ts';
import type { Db } from '#db/pool.ts';
import { insertRows, type NewRow } from '#db/rows.ts';
import type { Tables } from '#db/schema.generated.ts';
import type { BulkAccounts } from './bulk-accounts.ts';
import type { BulkRows } from './bulk-site.ts';
import { bothModes } from './roster.ts';
const MATCHES_AT_ONCE = 60;
const POSTS_AT_ONCE = 200;

const noRows = (): BulkRows => ({ matches: [], players: [], changes: [], buildings: [], snapshots: [], picks: [], posts: [] });

/** Inserts the rows of whole matches batch by batch, while the next ones are made. */
export class BulkInsert {
  readonly #db: Db;
  #rows = noRows();
  #running: Promise<void> = Promise.resolve();
  readonly #matches: Match[] = [];
  readonly #counted: MatchPlayer[] = [];
  readonly #changes: RatingChange[] = [];
  readonly #places: NewRow<'leaderboard_days'>[] = [];
  readonly #subscriptions: NewRow<'plus_entitlements'>[] = [];

  constructor(db: Db) {
    this.#db = db;
  }

  get matchCount(): number {
    return this.#matches.length;
  }

  async add(rows: BulkRows & { counted: MatchPlayer[] }): Promise<void> {
    const batch = this.#rows;
    batch.matches.push(...rows.matches);
    batch.players.push(...rows.players);
    batch.changes.push(...rows.changes);
    batch.buildings.push(...rows.buildings);
    batch.snapshots.push(...rows.snapshots);
    batch.picks.push(...rows.picks);
    batch.posts.push(...rows.posts);
    this.#matches.push(...rows.matches);
    this.#changes.push(...rows.changes);
    this.#counted.push(...rows.counted);
    if (batch.matches.length >= MATCHES_AT_ONCE) await this.#flush();
    // Making matches never waits by itself, so without this turn of the event loop nothing would be sent to the database.
    await setImmediate();
  }

  /** Ledger rows that belong to no match. */
  addChanges(changes: readonly RatingChange[]): void {
    this.#changes.push(...changes);
  }

  /** Places of the leaderboard on an earlier day. */
  addPlaces(places: readonly NewRow<'leaderboard_days'>[]): void {
    this.#places.push(...places);
  }

  /** Subscriptions, to be inserted with the accounts. */
  addSubscriptions(subscriptions: readonly NewRow<'plus_entitlements'>[]): void {
    this.#subscriptions.push(...subscriptions);
  }

  /** Inserts what is left, then the accounts, the ledger and the roll-ups. */
  async finish(accounts: BulkAccounts): Promise<void> {
    await this.#flush();
    await this.#running;
    const seen = [...accounts.seen.values()];
    await upsertSeenPlayers(this.#db, seen);
    for (const mode of bothModes) {
      await upsertPlayers(this.#db, [...accounts.ratings[mode].keys()], mode, new Date(0));
    }
    await insertRows(this.#db, 'leaderboard_days', this.#places);
    await insertRows(this.#db, 'plus_entitlements', this.#subscriptions);
    await insertRows(this.#db, 'shard_bookings', accounts.shards);
    await insertRatingChanges(this.#db, this.#changes);
    await addRollUps(this.#db, rollUp(this.#counted, this.#changes));
    await replaySkill(this.#db, new Date());
    await addMatchDays(this.#db, rollUpMatches(this.#matches.filter((match) => match.finishedAt !== null)));
    await insertRows(this.#db, 'player_states', accounts.states());
    await insertRows(
      this.#db,
      'player_heroes',
      [...accounts.heroXp.values()].map((row) => ({ ...row, quests: [] })),
    );
    await insertRows(this.#db, 'player_achievements', [...accounts.achievements.values()]);
    await insertRows(this.#db, 'player_cooldowns', [...accounts.cooldowns.values()]);
  }

  async #flush(): Promise<void> {
    await this.#running;
    const rows = this.#rows;
    this.#rows = noRows();
    this.#running = insertMatchRows(this.#db, rows);
  }
}

async function insertMatchRows(db: Db, rows: BulkRows): Promise<void> {
  await insertMatches(db, rows.matches);
  await insertMatchPlayers(db, rows.players);
  await insertBuildings(db, rows.buildings);
  await insertSnapshots(db, rows.snapshots);
  await insertTalentPicks(db, rows.picks);
  // Each body is a parameter of its own: inside one JSON text it would be escaped and parsed once more.
  for (let from = 0; from < rows.posts.length; from += POSTS_AT_ONCE) {
    await db
      .insertInto('game_posts')
      .values(rows.posts.slice(from, from + POSTS_AT_ONCE).map(postColumns))
      .execute();
  }
}

function postColumns({ matchId, playerId, receivedAt, ...post }: Post): Insertable<Tables['game_posts']> {
  return { ...post, match_id: matchId, player_id: playerId, received_at: receivedAt };
}
