import { sql, type Db } from '#db/database.ts';
import { buildChoices, scepter, shard } from './looks.rules.ts';
import { instantsOf, type Days } from './period.rules.ts';

/** Works out anew how often each hero was played with each orange talent on these days, and what was in the bags then: of each stage the items that those shown are chosen from. */
export async function rollBuilds(db: Db, { from, to }: Days): Promise<void> {
  const onDays = sql`played_on between ${from}::date and ${to}::date`;
  await sql`delete from build_talents`.execute(db);
  await sql`insert into build_talents
    select mode, hero, talent, sum(games), sum(place_sum) from day_places where ${onDays} group by mode, hero, talent`.execute(db);
  await sql`delete from build_items`.execute(db);
  await sql`insert into build_items
    select mode, hero, talent, stage, item, games from (
      select *, row_number() over (partition by mode, hero, talent, stage, is_apart order by games desc, item) as position
      from (
        select mode, hero, talent, stage, item, sum(games) as games, item in ('', ${scepter}, ${shard}) as is_apart
        from day_items where ${onDays} group by mode, hero, talent, stage, item
      ) summed
    ) ordered where is_apart or position <= ${buildChoices}`.execute(db);
}

/** Works out anew how many people played each hero with each orange talent on these days. */
export async function rollBuildPlayers(db: Db, days: Days): Promise<void> {
  const { from, to } = instantsOf(days);
  await sql`delete from build_players`.execute(db);
  await sql`insert into build_players
    select mode, hero, coalesce(talent, ''), count(distinct player_id) from match_players
    where is_counted and hero is not null and started_at >= ${from} and started_at < ${to} group by mode, hero, coalesce(talent, '')`.execute(
    db,
  );
}
