import { sql, type Kysely } from 'kysely';

const statements = [
  // A planned season has not been opened: no match belongs to it and none of its ratings are booked. `kept_percent`: the share of a rating
  // that carries over into it.
  `alter table seasons
    add column is_planned boolean not null default false,
    add column kept_percent smallint not null default 100 check (kept_percent between 0 and 100)`,
  `update seasons set is_planned = true where starts_at > now()`,

  // A map that was played but that nobody has declared is listed here too, so that admins see it. `late_rating`: the state of rating the
  // matches that were played on it before it was declared.
  `alter table game_maps
    add column is_declared boolean not null default true,
    add column declared_at timestamptz,
    add column late_rating text check (late_rating in ('never', 'running', 'done'))`,
  `insert into game_maps (name, mode, rank_group, is_ranked, is_declared)
    select distinct on (map_name) map_name, mode, 'unranked', false, false from matches
    where map_name <> '' and not exists (select 1 from game_maps g where g.name = map_name)`,

  // The unrated matches of a map, in order.
  `create index matches_unrated on matches (map_name, started_at, id) where not is_ranked`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// Finding the maps that were played and building the index read every match.
export const limits = { statementSeconds: 600 };
