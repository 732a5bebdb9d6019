import pg from 'pg';
import { fitForecasts } from '#areas/games/forecast/fit-forecasts.command.ts';
import { closeSeasons } from '#areas/players/leaderboard/close-seasons.command.ts';
import { seedSeason } from '../../../demo/season/seed-season.ts';
import { openWorld, type World } from '../../world/world.ts';
import { Databases } from '../databases.ts';

/** A season that several files read: the first that asks has it made, all get a copy. */
export type Template = {
  name: `test_${string}`;
  season: { matches: number; players: number };
  /** The moment at which the season stands; of the run when it is not said. */
  now?: Date;
  /** What follows from the matches. */
  finish: (world: World, now: Date) => Promise<void>;
};

/** Makes the template unless there is one. Returns the moment at which the season stands. */
export async function makeTemplate({ name, season, now = new Date(), finish }: Template): Promise<Date> {
  const client = new pg.Client(Databases.server);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await client.query<{ at: string | null }>(
      `select shobj_description(oid, 'pg_database') as at from pg_database where datname = '${name}'`,
    );
    const [made] = rows;
    if (made?.at) return new Date(made.at);
    const world = await openWorld();
    await seedSeason({ db: world.db, log: world.context.log, now, ...season });
    await finish(world, now);
    await world.close(name);
    await client.query(`comment on database ${name} is '${now.toISOString()}'`);
    return now;
  } finally {
    await client.end();
  }
}

/** A world of its own with the season of a template, and the moment at which it stands. */
export async function openSeason(template: Template): Promise<{ world: World; now: Date }> {
  const now = await makeTemplate(template);
  return { world: await openWorld({}, template.name), now };
}

/** Few people, who have met each other often, and what is learnt of their matches: how likely each place is. */
export const forecastSeason: Template = {
  name: 'test_forecast',
  season: { matches: 700, players: 60 },
  async finish({ db }, now) {
    await fitForecasts(db, now);
  },
};

/** A shorter season of as many people, at a moment that is always the same, with the places in which the seasons before ended. */
export const shortSeason = {
  name: 'test_short_season',
  season: { matches: 350, players: 60 },
  now: new Date('2026-03-15T17:30:00Z'),
  async finish({ db }, now) {
    await closeSeasons(db, now);
  },
} satisfies Template;
