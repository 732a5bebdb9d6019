import { sql, type Kysely } from 'kysely';

const statements = [
  // The site's estimate of a player's skill in a mode and its uncertainty, by Weng–Lin's model, which begins at 25 ± 25/3.
  `alter table player_modes
    add column skill_mu double precision not null default 25,
    add column skill_sigma double precision not null default 25::double precision / 3 check (skill_sigma > 0)`,
  // The estimate BEFORE the match; null until the match is counted, and for players whose end arrived after the match was over.
  `alter table match_players add column skill_mu real, add column skill_sigma real`,
  // Matches are rated in the order in which they finish.
  `create index matches_counted on matches (finished_at, id) where is_counted`,

  // Requests to rate all matches again in order. The worker does it and notes when it was done.
  `create table skill_replays (
    id bigint primary key generated always as identity,
    asked_at timestamptz not null,
    done_at timestamptz
  )`,
  `create index skill_replays_asked on skill_replays (id) where done_at is null`,
  `insert into skill_replays (asked_at) select now() where exists (select from matches where is_counted)`,

  // The straight line from skill to rating, fitted to the players of a mode who have played enough.
  `create table skill_scales (
    mode text primary key check (mode in ('solo', 'duo')),
    slope double precision not null,
    intercept double precision not null,
    players integer not null,
    computed_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// Building the index reads every match.
export const limits = { statementSeconds: 600 };
