import type { RawBuilder } from 'kysely';
import { joinPublicPlayer } from '#areas/core/accounts/public-players.repo.ts';
import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { FoundPlayer } from './search.contract.ts';

/** Among names with the same long beginning, this many, in alphabetical order, are compared by how much their players play. */
const NAMES_COMPARED = 2000;
const WORDS_COMPARED = 300;
/** The share of common trigrams that makes two names similar. */
const LEAST_SIMILARITY = '0.5';
const NAMES_LIKE = 500;
/** A third of a shorter name has fewer than three letters. */
const SHORTEST_OF_THIRDS = 11;

/** Only public players. */
const seen = sql`visibility = 'public'`;

type Named = { playerId: number; rank: number };

/** The keys, numbered. Not an array, and limits are no parameters: PostgreSQL would expect many keys and plan every search anew. */
function among(keys: readonly string[]) {
  const rows = keys.map((key, at) => sql`(${key}::text, ${sql.lit(at + 1)})`);
  return sql`(values ${sql.join(rows)}) as w (key, place)`;
}

/** Players whose name equals a key or begins with one, as [id, rank]: earlier keys first, then whole names, then those who play more. */
export async function listPlayersByBeginning(db: Db, keys: readonly string[], limit: number): Promise<Named[]> {
  const beginning = (letters: number) => sql`(select id, 1 as rank, search_weight from players
      where length(w.key) = ${sql.lit(letters)} and "left"(name_key, ${sql.lit(letters)}) = w.key and ${seen} order by search_weight desc, id limit ${sql.lit(limit)})`;
  const { rows } = await sql<Named>`select f.id as "playerId", min(f.rank + 2 * (w.place - 1))::integer as rank
    from ${among(keys)} cross join lateral (
      (select id, 0 as rank, search_weight from players where name_key = w.key and ${seen} order by search_weight desc, id limit ${sql.lit(limit)})
      union all ${beginning(1)} union all ${beginning(2)} union all ${beginning(3)} union all
      (select id, 1, search_weight from (
        select id, search_weight from players where length(w.key) > 3 and name_key >= w.key and name_key < w.key || chr(1114111) and ${seen}
        order by name_key, search_weight desc, id limit ${sql.lit(NAMES_COMPARED)}
      ) long order by search_weight desc, id limit ${sql.lit(limit)})
    ) f group by f.id order by rank, max(f.search_weight) desc, f.id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** Players with a later word in their name that begins with a key of three letters or more. */
export async function listPlayersByWord(db: Db, keys: readonly string[], limit: number): Promise<Named[]> {
  const { rows } = await sql<Named>`select f.id as "playerId", min(w.place)::integer as rank
    from ${among(keys)} cross join lateral (
      select id, search_weight from players where length(w.key) > 2 and name_key like '% ' || w.key || '%' and ${seen} limit ${sql.lit(WORDS_COMPARED)}
    ) f group by f.id order by rank, max(f.search_weight) desc, f.id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** Players whose name begins with one of many keys; whole names first. */
export async function listPlayersByGuess(db: Db, guesses: readonly string[], limit: number): Promise<Named[]> {
  if (guesses.length === 0) return [];
  const { rows } = await sql<Named>`select f.id as "playerId", min(f.rank) as rank
    from unnest(${guesses}::text[]) as w (key) cross join lateral (
      select id, (name_key <> w.key)::integer as rank, search_weight from players where name_key >= w.key and name_key < w.key || chr(1114111) and ${seen}
      order by name_key, search_weight desc, id limit ${sql.lit(limit)}
    ) f group by f.id order by rank, max(f.search_weight) desc, f.id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** Players whose name resembles a key of five letters or more, the most similar first. Must run in a transaction. */
export async function listPlayersByLikeness(db: Db, key: string, limit: number): Promise<Named[]> {
  if (key.length < 5) return [];
  // The planner cannot know how many names are similar: it would prefer to scan the table until it has enough.
  await sql`select set_config('pg_trgm.similarity_threshold', ${LEAST_SIMILARITY}, true), set_config('enable_seqscan', 'off', true),
    set_config('plan_cache_mode', 'force_generic_plan', true)`.execute(db);
  const likest = async (isLike: RawBuilder<unknown>) => {
    const { rows } = await sql<Named>`select id as "playerId", 0 as rank
      from (select id, name_key, search_weight from players where ${isLike} and ${seen} limit ${sql.lit(NAMES_LIKE)}) f
      order by similarity(name_key, ${key}) desc, search_weight desc, id limit ${sql.lit(limit)}`.execute(db);
    return rows;
  };
  const found = key.length < SHORTEST_OF_THIRDS ? [] : await likest(hasTwoThirdsOf(key));
  return found.length > 0 ? found : likest(sql`name_key % ${key}`);
}

/**
 * A single typo falls into one third, and few names contain the other two thirds in order. The letters between thirds belong to none, so
 * that two swapped letters fall into one.
 */
function hasTwoThirdsOf(key: string) {
  const length = (key.length - 2) / 3;
  const [first, middle, last] = [0, length + 1, 2 * (length + 1)].map((from) => key.slice(Math.round(from), Math.round(from + length)));
  const both = (one = '', other = '') => sql`name_key like ${`%${one}%${other}%`}`;
  return sql`(${both(first, middle)} or ${both(middle, last)} or ${both(first, last)})`;
}

/** The players with these ids, in that order; only public ones. */
export async function listFoundPlayers(db: Db, playerIds: readonly number[]): Promise<FoundPlayer[]> {
  const { rows } = await sql<FoundPlayer>`select n.player_id as "playerId", n.nickname, n.avatar_url as "avatarUrl",
      coalesce((select rating from player_modes m where m.player_id = w.id and m.mode = 'solo'), 0) as rating,
      coalesce((select sum(games) from player_modes m where m.player_id = w.id), 0)::integer as "matchCount"
    from unnest(${playerIds}::bigint[]) with ordinality as w (id, place) ${joinPublicPlayer('w.id')}
    where n.player_id <> ${NOBODY} order by w.place`.execute(db);
  return rows;
}

/**
 * The player whose account has this Steam address, as far as Steam has told us; the address is in lower case and without a trailing slash.
 */
export async function findPlayerBySteamAddress(db: Db, address: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select player_id as id from steam_profiles
    where lower(rtrim(profile_url, '/')) = ${address} order by fetched_at desc limit 1`.execute(db);
  return rows[0]?.id;
}

/** Changed play counts among this many players after an id, and the last id checked; undefined if there was none. */
export async function listChangedWeights(
  db: Db,
  afterId: number,
  count: number,
): Promise<{ last: number | undefined; weights: { playerId: number; weight: number }[] }> {
  const { rows } = await sql<{ playerId: number; weight: number; isChanged: boolean }>`with next as (
      select id, search_weight from players where id > ${afterId} order by id limit ${count}
    ), weighed as (
      select s.id, least(200, floor(8 * ln(coalesce(sum(m.games), 0) + 1)))::smallint as weight, s.search_weight
      from next s left join player_modes m on m.player_id = s.id group by s.id, s.search_weight
    )
    select id as "playerId", weight, weight <> search_weight as "isChanged" from weighed order by id`.execute(db);
  return { last: rows.at(-1)?.playerId, weights: rows.filter(({ isChanged }) => isChanged) };
}
