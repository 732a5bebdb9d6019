import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { phaseOf } from '#db/migrate.ts';
import { addressOf, Databases } from '../../../tests/kits/databases.ts';
import { makeLobby, playMatch } from '../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../tests/kits/stored.ts';
import { sumsThatDisagree } from '../../../tests/kits/sums.ts';
import { openWorld, type World } from '../../../tests/world/world.ts';
import { runGame } from './game-commands.ts';

const script = path.resolve(import.meta.dirname, './game.ts');
let world: World;
beforeAll(async () => {
  world = await openWorld();
  vi.stubEnv('DATABASE_URL', addressOf(world.connection.config));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await world.close();
});

/** As a separate process, which costs a second. */
const start = (...options: string[]) => spawnSync(process.execPath, [script, ...options], { encoding: 'utf8' });
/** The same, in this process. */
async function run(...options: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const said = { stdout: '', stderr: '' };
  const status = await runGame(options, {
    log: (text) => (said.stdout += `${text}\n`),
    error: (text) => (said.stderr += `${text}\n`),
  });
  return { status, ...said };
}
async function said(...options: string[]) {
  const { status, stdout, stderr } = await run(...options);
  return [status, (stdout + stderr).trim().split('\n')[0]];
}

describe('npm run game', () => {
  it('opens a season and reduces the ratings by its rule; a second call does nothing', async () => {
    await playMatch(world.context, makeLobby());
    const open = ['open-season', '15', 'now', '--name', 'Season of ice', '--keep', '50'];
    expect(start(...open).stdout).toMatch(/^Season of ice is open since .*\n3 ratings keep 50 %: together -40 points\.\n$/);
    expect(await said(...open)).toEqual([0, 'Season of ice is there already, just so: nothing to do.']);
    expect(await rowsOf(world.db, `select sum(rating)::integer as sum from player_modes`)).toEqual([{ sum: 40 }]);
    expect((await said('open-season', '15', 'now'))[0]).toBe(1);
    expect((await run('seasons')).stdout).toMatch(/^15 {2}Season of ice .* 50 % kept\n14 /);
    expect(
      await rowsOf(world.db, `select author, action, detail -> 'season' as season from audit_entries where subject = 'season:15'`),
    ).toEqual([{ author: 'npm run game', action: 'open season', season: ['Season 14', 'Season of ice'] }]);
  });

  it('refuses a name without quotes, of which only the first word would count, a day that does not exist, and an opening without a stated time', async () => {
    const seasons = (await run('seasons')).stdout;
    expect(await said('open-season', '16', 'now', '--name', 'Season', 'of', 'fire')).toEqual([
      2,
      'of fire is too much: a name of several words stands in quotes.',
    ]);
    expect(await said('open-season', '16', '2099-02-30')).toEqual([2, '2099-02-30 is neither now nor a day such as 2026-12-01.']);
    expect(await said('open-season', '16')).toEqual([2, 'WHEN is needed: now, or a day such as 2026-12-01.']);
    expect((await run('seasons')).stdout).toBe(seasons);
  });

  it('plans a season for midnight in Moscow and cancels it', async () => {
    expect(await said('open-season', '16', '2099-12-01')).toEqual([
      0,
      'Season 16 is planned for 2099-11-30T21:00:00.000Z; cancel-season 16 takes it back.',
    ]);
    expect(await said('cancel-season', '16')).toEqual([0, 'Season 16 is not planned any more.']);
    expect(await said('cancel-season', '16')).toEqual([0, 'There is no season 16: nothing to do.']);
  });

  it('declares a map that was played and rates its matches', async () => {
    const lobby = makeLobby({ mapName: 'ranked_500-1100' });
    await playMatch(world.context, lobby);
    expect(await said('maps')).toEqual([0, 'ranked_500-1100  solo  NOT DECLARED: its matches are not rated']);
    const { status, stdout } = await run('declare-map', 'ranked_500-1100', '--rate-played');
    expect([status, stdout]).toEqual([
      0,
      'ranked_500-1100 is declared: legend, ratings 500 to 1100.\nranked_500-1100 is rated: counted matches 1, days 1.\n',
    ]);
    expect(await rowsOf(world.db, `select sum(change)::integer as sum from rating_changes where match_id = ${lobby.matchId}`)).toEqual([
      { sum: 80 },
    ]);
    expect(await said('declare-map', 'ranked_500-1100', '--rate-played')).toEqual([0, 'ranked_500-1100 is declared just so already.']);
    expect(await said('declare-map', 'ranked_500-1100', '--to', 'x')).toEqual([
      0,
      'ranked_500-1100 is declared: legend, ratings 500 to x.',
    ]);
    expect((await said('declare-map', 'unranked', '--rate-played'))[0]).toBe(1);
  });

  it('continues with the rest at the next call if it was killed while it rated the matches of a map', async () => {
    const mapName = 'ranked_1500-x';
    const MATCHES = 40;
    const { players } = makeLobby();
    for (let count = 0; count < MATCHES; count++) await playMatch(world.context, makeLobby({ mapName, players }));
    const rated = async () =>
      Number((await rowsOf(world.db, `select count(*) as n from matches where map_name = '${mapName}' and is_ranked`))[0]?.n);
    const child = spawn(process.execPath, [script, 'declare-map', mapName, '--rate-played'], { stdio: 'ignore' });
    const gone = once(child, 'exit');
    while ((await rated()) === 0 && child.exitCode === null);
    child.kill('SIGKILL');
    await gone;
    const before = await rated();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(MATCHES);
    expect((await run('rate-maps')).stdout).toContain(`${mapName} is rated: counted matches ${MATCHES}, `);
    expect(await said('rate-maps')).toEqual([0, 'No earlier matches are left to be rated.']);
    const rows = await rowsOf(
      world.db,
      `select count(*) as n, count(distinct (c.match_id, c.player_id)) as once from rating_changes c
      join matches m on m.id = c.match_id where m.map_name = '${mapName}'`,
    );
    expect(rows).toEqual([{ n: MATCHES * 6, once: MATCHES * 6 }]);
    expect(await sumsThatDisagree(world.db)).toEqual([]);
  });

  it.each([
    [[]],
    [['open-it']],
    [['open-season', 'next', 'now']],
    [['open-season', '17', 'tomorrow']],
    [['open-season', '17', 'now', '--keep', '101']],
    [['declare-map']],
    [['declare-map', 'ranked_1-2', '--group', 'titan']],
    [['maps', '--all']],
  ])('shows its usage on %j', async (options) => {
    const { status, stderr } = await run(...options);
    expect(status).toBe(2);
    expect(stderr).toContain('npm run game -- COMMAND');
  });

  it.each(['name', 'keep', 'rate_played'])(
    'opens nothing if npm has taken %s for itself, as it does without the dashes',
    async (option) => {
      vi.stubEnv(`npm_config_${option}`, '50');
      const { status, stderr } = await run('open-season', '17', 'now');
      vi.stubEnv(`npm_config_${option}`, undefined);
      expect([status, stderr.split('\n')[0]]).toEqual([2, 'npm has kept what stood before the dashes: npm run game -- COMMAND.']);
      expect(await rowsOf(world.db, 'select from seasons where number = 17')).toEqual([]);
    },
  );

  it('removes nothing that processes of the previous release need, however soon after an update it is called', async () => {
    const databases = new Databases();
    const fresh = await databases.make();
    vi.stubEnv('DATABASE_URL', addressOf(fresh));
    try {
      expect((await run('seasons')).status).toBe(0);
      const done = await databases.ask<{ name: string }>(fresh, 'select name from kysely_migration');
      expect(done.map(({ name }) => phaseOf(name))).toEqual(done.map(() => 'expand'));
    } finally {
      vi.stubEnv('DATABASE_URL', addressOf(world.connection.config));
      await databases.drop();
    }
  });

  it('shows the current state with --help', async () => {
    const { status, stdout } = await run('--help');
    expect([status, stdout.split('\n')[0]]).toEqual([0, 'npm run game -- COMMAND']);
  });

  it.each([
    [2, ['maps', '--all']],
    [1, ['open-season', '15', 'now']],
  ])('exits with status %i on %j', (wanted, options) => {
    const { status, stdout, stderr } = start(...options);
    expect([status, stdout]).toEqual([wanted, '']);
    expect(stderr).not.toBe('');
  });
});
