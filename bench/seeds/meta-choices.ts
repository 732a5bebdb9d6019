import { sql, type Db } from '#db/pool.ts';
import { heroes, itemsOfCategory } from '../../demo/game-server/game-content.ts';

/**
 * The first ALL_LOOKED_AT matches all have item snapshots and talent choices, the others only one in LOOKED_AT: all of them would be
 * hundreds of millions of rows.
 */
const ALL_LOOKED_AT = 10_000;
const LOOKED_AT = 25;
const SHOP = 60;
export const shop = itemsOfCategory('basics', 'support', 'magics', 'defense', 'weapons', 'artifacts').slice(0, SHOP);

/** Heroes with their talents, as arrays that a statement can index. */
const cast = JSON.stringify(
  heroes.map(({ name, skills }, number) => ({
    number,
    hero: name,
    talents: skills.map(({ talent }) => talent),
    orange: skills.map(({ orange }) => orange),
    purple: skills.flatMap(({ purple }) => purple),
    blue: skills.flatMap(({ blue }) => blue),
  })),
);
const castRows = sql`jsonb_to_recordset(${cast}::jsonb) as h (number integer, hero text, talents text[], orange text[], purple text[], blue text[])`;

/** Shifts `u`, a random number between 0 and 1, towards 1 when `by` is positive and towards 0 when it is negative. */
const leant = (u: string, by: string) => sql.raw(`1 / (1 + exp(-(ln(${u} / (1 - ${u})) + ${by})))`);

/**
 * Makes the seats of a batch of matches with their heroes, talents and items, the talent choices (`choices`) and the resulting places
 * (`placed`). The heroes form groups of six; each player has one group and plays mostly in it. Of the heroes in a group, strong players
 * prefer the last and weak players the first; three games in ten, and all games of one player in 23, are on the player's favourite. Strong
 * players also prefer a hero's last orange talent. The item bought first depends on form, which is how far a player is ahead or behind in
 * this match.
 */
export async function playMatches(db: Db, players: number, first: number, last: number): Promise<void> {
  await sql`drop table if exists seats, choices, placed`.execute(db);
  await sql`create unlogged table seats as
    with drawn as materialized (
      select k, slot, player_id, (player_id % 101 - 50) / 53.0 as skill, random_normal(0, 0.5) as form,
        random() as of_hero, random() as of_habit, random() as of_talent, random() as of_item
      from generate_series(${first}::bigint, ${last}::bigint) as k cross join generate_series(0, 5) as slot
      cross join lateral (select 1000001 + (k * 104729 + slot * 8191) % ${sql.lit(players)} as player_id) w
    )
    select k, slot, player_id, skill, form, hero, talents[talent] as talent, orange, orange[talent] as orange_taken, purple, blue, bought,
      skill + form + (number / 6 - 2.5) * 0.12 + case talent when 1 then 0.3 when 2 then -0.3 else 0 end
        + case bought % 10 when 3 then 0.3 when 7 then -0.25 else 0 end as strength,
      k < ${sql.lit(ALL_LOOKED_AT)} or k % ${sql.lit(LOOKED_AT)} = 0 as is_looked_at
    from drawn
    cross join lateral (select 6 * ((player_id + case when k % 10 < 6 then 0 else k end) % 6)
      + case when player_id % 23 = 0 or of_habit < 0.3 then player_id / 6 % 6 else floor(6 * ${leant('of_hero', '1.5 * skill')}) end as number) n
    join ${castRows} using (number)
    cross join lateral (select 1 + floor(0.999999 * cardinality(talents) * ${leant('of_talent', 'skill')})::integer as talent,
      floor(0.999999 * ${sql.lit(SHOP)} * ${leant('of_item', '1.5 * form')})::integer as bought) c`.execute(db);
  await sql`create unlogged table choices as
    select k, slot, 1 as position, 'orange' as rarity, orange as offered, orange_taken as picked, 0 as number from seats where is_looked_at`.execute(
    db,
  );
  await sql`create index on choices (k, slot)`.execute(db);
  await sql`analyze seats`.execute(db);
  for (const [index, rarity] of (['purple', 'blue', 'purple', 'blue'] as const).entries()) await choose(db, 2 + index, rarity);
  await sql`create unlogged table placed as
    select seats.*, row_number() over (partition by k order by strength + coalesce(first, 0) - ln(-ln(random())) desc)::integer as place
    from seats left join (
      select k, slot, case number % 10 when 3 then 0.35 when 8 then -0.35 else 0 end as first from choices where position = 2
    ) c using (k, slot)`.execute(db);
}

/**
 * Three talents are drawn at random, and one is taken. By number, a fifth of all talents are preferred by players who are ahead, a fifth by
 * players behind, a fifth by strong players, and a fifth by players who hold certain others. Only some of the remaining fifth are worth
 * anything, and only as the first purple choice.
 */
async function choose(db: Db, position: number, rarity: 'purple' | 'blue'): Promise<void> {
  await sql`analyze choices`.execute(db);
  await sql`insert into choices select k, slot, ${position}, ${rarity}, names, names[1], numbers[1]
    from seats left join lateral (
      select c.picked as held, c.number as held_number from choices c where c.k = seats.k and c.slot = seats.slot and c.rarity = ${rarity}
    ) h on true
    cross join lateral (
      select array_agg(name order by gladness desc) as names, array_agg(number order by gladness desc) as numbers from (
        select name, number, -ln(-ln(random())) + case number % 5
          when 0 then 1.8 * form when 1 then -1.8 * form when 2 then 1.6 * skill when 4 then 1.5 * (coalesce(held_number, 0) % 2) else 0 end as gladness
        from unnest(${sql.ref(rarity)}) with ordinality as p (name, number)
        where name is distinct from held order by random() limit 3
      ) drawn
    ) o where is_looked_at and names is not null`.execute(db);
}
