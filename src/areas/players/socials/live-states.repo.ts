import { sql, type Db } from '#db/pool.ts';
import { assignmentsFrom, recordset } from '#db/rows.ts';
import type { LiveKind } from './socials.contract.ts';
import { UNKNOWN_AFTER_POLLS } from './socials.repo.ts';
import type { Link, LiveState } from './socials.rules.ts';

/** Takes units of a day's quota before they are spent; false if fewer are left. */
export async function takeUnits(db: Db, day: string, units: number, most: number): Promise<boolean> {
  const { rows } =
    await sql`insert into youtube_quota (spent_on, units) select ${day}::date, ${units}::integer where ${units}::integer <= ${most}::integer
    on conflict (spent_on) do update set units = youtube_quota.units + excluded.units where youtube_quota.units + excluded.units <= ${most} returning 1`.execute(
      db,
    );
  return rows.length > 0;
}

/** Notes that a day has no units left, whatever was counted; deletes what is more than a week older. */
export async function updateSpent(db: Db, day: string, most: number): Promise<void> {
  await sql`insert into youtube_quota (spent_on, units) values (${day}, ${most}) on conflict (spent_on) do update set units = excluded.units`.execute(
    db,
  );
  await sql`delete from youtube_quota where spent_on < ${day}::date - 7`.execute(db);
}

/** The players with a linked channel of this kind. */
export async function listLinks(db: Db, kind: LiveKind): Promise<Link[]> {
  const { rows } = await sql<Link>`select player_id as "playerId", ${sql.ref(kind)} as link,
      ${sql.ref(`${kind}_channel_id`)} as "channelId", ${sql.ref(`${kind}_asked_at`)} as "askedAt"
    from social_links where ${sql.ref(kind)} is not null order by player_id`.execute(db);
  return rows;
}

/** Stores the channels that links lead to. A link that was changed since the request stays as it is. */
export async function updateChannelIds(db: Db, kind: LiveKind, links: readonly Link[]): Promise<void> {
  const found = links.map(({ channelId, askedAt }) => ({ [`${kind}ChannelId`]: channelId, [`${kind}AskedAt`]: askedAt }));
  const given = recordset(
    'social_links',
    links.map(({ playerId, link }, index) => ({ playerId, [kind]: link, ...found[index] })),
  );
  await sql`with asked as (
      select g.* from social_links s join ${given} g on g.player_id = s.player_id and ${sql.ref(`g.${kind}`)} = ${sql.ref(`s.${kind}`)}
      order by s.player_id for no key update of s
    )
    update social_links s set ${assignmentsFrom('asked', found[0] ?? {})} from asked where asked.player_id = s.player_id`.execute(db);
}

/**
 * Stores a poll's results for links that are unchanged. The links are locked first, in the order of players, as everywhere that changes
 * links. Returns the players whose state changed.
 */
export async function upsertLiveStates(db: Db, kind: LiveKind, states: readonly LiveState[], checkedAt: Date): Promise<number[]> {
  const polled = recordset(
    'social_links',
    states.map(({ playerId, link }) => ({ playerId, [kind]: link })),
  );
  const told = recordset(
    'live_states',
    states.map(({ playerId, isLive, since, viewers }) => ({ playerId, kind, isLive, since, viewers, checkedAt, failedPolls: 0 })),
  );
  const { rows } = await sql<{ id: number }>`with linked as (
      select s.player_id from social_links s join ${polled} p on p.player_id = s.player_id and ${sql.ref(`p.${kind}`)} = ${sql.ref(`s.${kind}`)}
      order by s.player_id for share of s
    ), given as (
      select t.* from ${told} t join linked on linked.player_id = t.player_id
    ), before as (
      select player_id, is_live from live_states where kind = ${kind} and failed_polls < ${UNKNOWN_AFTER_POLLS}
    ), written as (
      insert into live_states (player_id, kind, is_live, since, viewers, checked_at, failed_polls)
      select player_id, kind, is_live, since, viewers, checked_at, failed_polls from given order by player_id
      on conflict (player_id, kind) do update set is_live = excluded.is_live, since = excluded.since, viewers = excluded.viewers, checked_at = excluded.checked_at, failed_polls = 0
    )
    select g.player_id as id from given g left join before b on b.player_id = g.player_id where b.is_live is distinct from g.is_live`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Notes a failed poll. Returns the players whose state is unknown from now on. */
export async function updateFailedPolls(db: Db, kind: LiveKind, playerIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
    polls: number;
  }>`update live_states set failed_polls = least(failed_polls + 1, ${UNKNOWN_AFTER_POLLS + 1})
    where kind = ${kind} and player_id = any(${playerIds}::bigint[]) returning player_id as id, failed_polls as polls`.execute(db);
  return rows.filter(({ polls }) => polls === UNKNOWN_AFTER_POLLS).map(({ id }) => id);
}
