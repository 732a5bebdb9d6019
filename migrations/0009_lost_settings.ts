import { sql, type Kysely } from 'kysely';

// Until now the game's script stopped while it read our response to a solo match's start, and posted its defaults as the settings of five
// players in six. The bodies are kept, so players who lost their settings that way get the last good ones back. Defaults are recognised by
// two signs: nothing in them is set, or several players posted exactly the same.
export const limits = { statementSeconds: 1800 };

const SAME_AMONG = 3;
const PLAYERS_AT_ONCE = 500;

type State = { player_id: string; saved_data: string };
type Leave = { player_id: string; body: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const postedBy = new Map<string, number>();
  await eachPlayer(db, async (states) => {
    for (const posted of (await leavesOf(db, states)).values())
      for (const name of new Set(posted.map(nameOf))) postedBy.set(name, (postedBy.get(name) ?? 0) + 1);
  });
  const isReset = (settings: unknown) => !holdsSettings(settings) || (postedBy.get(nameOf(settings)) ?? 0) >= SAME_AMONG;
  await eachPlayer(db, async (states) => {
    const posted = await leavesOf(db, states);
    for (const { player_id, saved_data } of states) {
      if (!isReset(JSON.parse(saved_data))) continue;
      const last = posted.get(player_id)?.findLast((settings) => !isReset(settings));
      if (last !== undefined)
        await sql`update player_states set saved_data = ${JSON.stringify(last)} where player_id = ${player_id}`.execute(db);
    }
  });
}

/** Calls `work` with everybody who has settings, some players at a time. */
async function eachPlayer(db: Kysely<unknown>, work: (states: State[]) => Promise<void>): Promise<void> {
  for (let last = '0'; ;) {
    const { rows } = await sql<State>`select player_id::text, saved_data from player_states
      where player_id > ${last}::bigint and saved_data is not null order by player_id limit ${PLAYERS_AT_ONCE}`.execute(db);
    if (rows.length === 0) return;
    await work(rows);
    last = rows.at(-1)?.player_id ?? last;
  }
}

/** The settings that these players posted, oldest first. */
async function leavesOf(db: Kysely<unknown>, states: readonly State[]): Promise<Map<string, unknown[]>> {
  const { rows } = await sql<Leave>`select player_id::text, body from game_posts
    where player_id = any(${states.map(({ player_id }) => player_id)}::bigint[]) and call = 'leave' and outcome in ('applied', 'repeated')
    order by player_id, received_at`.execute(db);
  const found = new Map<string, unknown[]>();
  for (const { player_id, body } of rows) {
    const { savedData } = JSON.parse(body) as { savedData?: unknown };
    if (savedData !== null && savedData !== undefined) found.set(player_id, [...(found.get(player_id) ?? []), savedData]);
  }
  return found;
}

/** Whether any setting has a value other than 0, '', false or null. */
function holdsSettings(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).some(holdsSettings) : Boolean(value);
}

/** The same text for equal settings, whatever the order of their keys. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return JSON.stringify(
    Object.entries(value)
      .map(([key, entry]) => [key, nameOf(entry)])
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );
}
