import type { RawBuilder } from 'kysely';
import { sql } from '#db/pool.ts';

/**
 * The sum of the places that a row counts in `place_1` to `place_6`; `row` is its alias in the query around it. The index
 * player_hero_stats_best is of this very expression.
 */
export function placeSum(row?: string): RawBuilder<number> {
  const counts = [1, 2, 3, 4, 5, 6].map((place) => {
    const count = sql.ref(row === undefined ? `place_${place}` : `${row}.place_${place}`);
    return place === 1 ? count : sql`${sql.lit(place)} * ${count}`;
  });
  return sql`(${sql.join(counts, sql` + `)})`;
}
