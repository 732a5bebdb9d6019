import { joinListed, listed } from '#areas/core/accounts/people.repo.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { sql, type Db } from '#db/database.ts';
import { queryTogether } from '#db/together.ts';
import type { Partner, Rival } from './profile.contract.ts';

const PEOPLE = 5;
/** Whom one meets is counted over so many of the last counted matches, so that the oldest hand costs no more than this. */
const MET_MATCHES = 500;

type Who = { playerId: number; mode: Mode };

/** With whom a player shared a team most often, and who of a mode finished above and below most often; five each at most. */
export async function findMet(db: Db, who: Who): Promise<{ partners: Partner[]; above: Rival[]; below: Rival[] }> {
  const found = await queryTogether(db, { partners: partners(who.playerId), rivals: rivals(who) });
  const rivalsOf = (wanted: Side) =>
    found.rivals
      .filter(({ side }) => side === wanted)
      .map(({ playerId, nickname, avatarUrl, matchCount, times }) => ({ playerId, nickname, avatarUrl, matchCount, times }));
  return { partners: found.partners, above: rivalsOf('above'), below: rivalsOf('below') };
}

const lastMatches = ({ playerId, mode }: Who) => sql`select match_id, place, team_id from match_players
    where player_id = ${playerId} and mode = ${mode} and is_counted order by started_at desc, match_id desc limit ${sql.lit(MET_MATCHES)}`;

/** With whom a player shared a team of 2x8 most often, over the last 500 counted matches. */
function partners(playerId: number) {
  return sql<Partner>`with mine as (${lastMatches({ playerId, mode: 'duo' })})
    select ${listed.playerId} as "playerId", ${listed.nickname} as nickname, ${listed.avatarUrl} as "avatarUrl", t.matches as "matchCount", t.average as "avgPlace", t.firsts as "firstPlaces"
    from (
      select o.player_id, count(*) as matches, avg(m.place)::double precision as average, count(*) filter (where m.place = 1) as firsts
      from mine m join match_players o on o.match_id = m.match_id and o.team_id = m.team_id and o.player_id <> ${playerId}
      group by o.player_id order by matches desc, average, o.player_id limit ${sql.lit(PEOPLE)}
    ) t ${joinListed('t.player_id')} order by t.matches desc, t.average, t.player_id`;
}

type Side = 'above' | 'below';

/** Who finished above a player most often, and who below, over the last 500 counted matches. */
function rivals({ playerId, mode }: Who) {
  return sql<Rival & { side: Side }>`with mine as (${lastMatches({ playerId, mode })}), met as materialized (
      select o.player_id, count(*) as matches, count(*) filter (where o.place < m.place) as above, count(*) filter (where o.place > m.place) as below
      from mine m join match_players o on o.match_id = m.match_id and o.player_id <> ${playerId} and o.is_counted and o.place <> m.place
      group by o.player_id
    ), chosen as (
      (select 'above' as side, player_id, matches, above as times from met where above > 0 order by above desc, matches, player_id limit ${sql.lit(PEOPLE)})
      union all
      (select 'below', player_id, matches, below from met where below > 0 order by below desc, matches, player_id limit ${sql.lit(PEOPLE)})
    )
    select c.side, ${listed.playerId} as "playerId", ${listed.nickname} as nickname, ${listed.avatarUrl} as "avatarUrl", c.matches as "matchCount", c.times
    from chosen c ${joinListed('c.player_id')} order by c.times desc, c.matches, c.player_id`;
}
