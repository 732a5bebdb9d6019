import { sql, type Kysely } from 'kysely';

const places = [1, 2, 3, 4, 5, 6].map((place) => `place_${place}`);
const moscowDay = (instant: string) => `(${instant} at time zone 'UTC' + interval '3 hours')::date`;

const statements = [
  // `matches`: the number of all matches counted in the span, in the row's map group.
  `alter table place_clusters ${places.map((place) => `add column ${place} integer not null default 0`).join(', ')}, add column matches integer not null default 0`,
  // Until the spans are calculated again, the periods have the sums of their days.
  `update place_clusters c set ${places.map((place) => `${place} = d.${place}`).join(', ')}, matches = coalesce(m.matches, 0)
    from (
      select span, mode, coalesce(rank_group, '*') as rank_group, hero, coalesce(talent, '*') as talent, ${places.map((place) => `sum(${place}) as ${place}`).join(', ')}
      from span_states join hero_day_stats on played_on >= ${moscowDay('from_at')} and played_on < ${moscowDay('to_at')}
      where span in ('four_days', 'prev_week')
      group by span, mode, hero, grouping sets ((rank_group, talent), (rank_group), (talent), ())
    ) d left join (
      select span, mode, coalesce(rank_group, '*') as rank_group, sum(matches) as matches
      from span_states join match_day_stats on played_on >= ${moscowDay('from_at')} and played_on < ${moscowDay('to_at')}
      where span in ('four_days', 'prev_week')
      group by span, mode, grouping sets ((rank_group), ())
    ) m using (span, mode, rank_group)
    where (c.span, c.mode, c.rank_group, c.hero, c.talent) = (d.span, d.mode, d.rank_group, d.hero, d.talent)`,
];

/** Stores a period's places and matches beside its sums by people, so that the hero table reads one row per hero. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
