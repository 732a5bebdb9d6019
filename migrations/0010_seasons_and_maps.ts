import { sql, type Kysely } from 'kysely';

const statements = [
  // A planned season has not been opened: it is nobody's yet, and its ratings are not booked. `kept_percent`: what of a rating carries over into it.
  `alter table seasons
    add column is_planned boolean not null default false,
    add column kept_percent smallint not null default 100 check (kept_percent between 0 and 100)`,
  `update seasons set is_planned = true where starts_at > now()`,

  // A map that was played and that nobody has declared stands here too, so that it is seen. `late_rating`: what becomes of the
  // matches that were played on it until then.
  `alter table game_maps
    add column is_declared boolean not null default true,
    add column declared_at timestamptz,
    add column late_rating text check (late_rating in ('never', 'running', 'done'))`,
  `insert into game_maps (name, mode, rank_group, is_ranked, is_declared)
    select distinct on (map_name) map_name, mode, 'unranked', false, false from matches
    where map_name <> '' and not exists (select 1 from game_maps g where g.name = map_name)`,

  // The matches of a map that are not rated, in their order.
  `create index matches_unrated on matches (map_name, started_at, id) where not is_ranked`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// The maps that were played are found, and the index is made, by reading every match.
export const limits = { statementSeconds: 600 };
