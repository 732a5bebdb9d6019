import { sql, type Kysely } from 'kysely';

/**
 * Who is live and where, from the last successful poll unless three have failed since; it is believed until `known_until`. For every list
 * that marks streamers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create or replace view live_streams as
        select t.player_id, t.kind, case t.kind when 'twitch' then s.twitch else s.youtube end as url, t.viewers,
          t.checked_at + case t.kind when 'twitch' then interval '10 minutes' else interval '1 hour' end as known_until
        from live_states t join social_links s on s.player_id = t.player_id
        where t.is_live and t.failed_polls < 3`,
    )
    .execute(db);
}
