import { sql, type Db } from '#db/pool.ts';
import { heroes, itemsOfCategory } from '../../demo/game-server/game-content.ts';

/** Of the first so many matches every one has item looks and talent choices; of the others one in so many, or there would be hundreds of millions of rows. */
const ALL_LOOKED_AT = 10_000;
const LOOKED_AT = 25;
const SHOP = 60;
export const shop = itemsOfCategory('basics', 'support', 'magics', 'defense', 'weapons', 'artifacts').slice(0, SHOP);

/** Heroes with their talents, as arrays that a statement can take from by number. */
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

/** Chance `u`, drawn towards 1 by a leaning above 0 and towards 0 by one below. */
const leant = (u: string, by: string) => sql.raw(`1 / (1 + exp(-(ln(${u} / (1 - ${u})) + ${by})))`);

/**
 * Who sat in a batch of matches (`placed`), what they played, chose (`choices`) and bought, as people do, and what places that brought. Of the six
 * heroes of a home one is liked by the strong and one by the weak, one player in 23 plays one of them only, and most games are
 * played at home. The last orange talent of a hero is liked by the strong. What is bought first leans on form, which is what one
 * is ahead or behind by.
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
 * Three talents drawn by chance, of which one is taken: by number a fifth are taken when ahead, a fifth when behind, a fifth by the
 * strong and a fifth by who holds certain others. Only among the others and the last ones some are worth anything, at the first purple choice.
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
