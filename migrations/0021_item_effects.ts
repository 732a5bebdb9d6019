import { sql, type Kysely } from 'kysely';

// Items are compared by what their buyers had at the look before, and beyond what their heroes are worth: `games` bought
// the item since that look, `earlier_*` had it then and take no part, `holders` have it now, whenever they bought it.
// `rest` is a place less what the hero is worth; item '' counts all of a stratum. Days without roll-ups are made anew.
const statements = [
  `drop table day_item_effects`,
  `create table day_item_effects (
    played_on date not null,
    patch integer not null,
    mode text not null,
    rank_group text not null,
    minute smallint not null,
    stratum smallint not null,
    item text not null,
    games integer not null,
    rest_sum double precision not null,
    rest_squares double precision not null,
    earlier_games integer not null,
    earlier_sum double precision not null,
    earlier_squares double precision not null,
    holders integer not null,
    holder_places integer not null,
    primary key (mode, played_on, patch, rank_group, minute, stratum, item)
  )`,
  `create index day_item_effects_day on day_item_effects (played_on)`,
  `delete from statistic_days`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
