import { sql } from '#platform/database.ts';
import type { Social } from './socials.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { standInTwitch, startStandInTwitch, type StandInTwitch } from '../../../scripts/stand-ins/twitch.ts';
import { openWorld, type World } from '../../../tests/world.ts';
import { twitchLoginOf } from './live.rules.ts';
import { pollTwitch } from './poll-twitch.command.ts';
import { setSocialLinks } from './set-social-links.command.ts';
import { socialOf } from './socials.repo.ts';

const PLAYERS = 130;
const now = new Date();
const none = { youtube: null, discord: null, discordUserName: null };
let world: World;
let twitch: StandInTwitch;
beforeAll(async () => {
  world = await openWorld();
  twitch = await startStandInTwitch();
  await world.connection.pool.query('insert into players (id, seen_at) select n, now() from generate_series(1, $1::int) n', [PLAYERS]);
  for (let id = 1; id <= PLAYERS; id++) await setSocialLinks(world.db, id, { ...none, twitch: `https://www.twitch.tv/Caster${id}` }, now);
});
afterAll(async () => {
  await twitch.close();
  await world.close();
});

function poll(at = now): Promise<void> {
  const config = readConfig({
    TWITCH_AUTH_BASE: twitch.origin,
    TWITCH_API_BASE: twitch.origin,
    TWITCH_CLIENT_ID: standInTwitch.clientId,
    TWITCH_CLIENT_SECRET: standInTwitch.clientSecret,
  });
  return pollTwitch({ db: world.db, config, log: world.context.log, now: () => at });
}
async function liveOf(id: number, at = now): Promise<boolean | null | undefined> {
  const { rows } = await sql<{ social: Social | null }>`select ${socialOf(sql`${id}::bigint`, at)} as social`.execute(world.db);
  return rows[0]?.social?.isTwitchLive;
}
const goLive = (id: number) => twitch.live.set(`caster${id}`, { since: '2026-01-01T10:00:00Z', viewers: 5 });

test('live channels are found among more than a hundred, and those that went off are not', async () => {
  for (let id = 1; id <= 60; id++) goLive(id);
  goLive(PLAYERS);
  expect(await liveOf(1)).toBeNull();
  await poll();
  expect([await liveOf(1), await liveOf(60), await liveOf(PLAYERS), await liveOf(61)]).toEqual([true, true, true, false]);
  twitch.live.delete('caster1');
  await poll();
  expect(await liveOf(1)).toBe(false);
});

test('a token that Twitch forgot is asked for once more', async () => {
  twitch.forgetToken();
  twitch.asked.length = 0;
  await poll();
  expect(twitch.asked).toEqual(['GET /helix/streams', 'POST /oauth2/token', 'GET /helix/streams', 'GET /helix/streams']);
  expect(await liveOf(2)).toBe(true);
});

test.each([429, 500])('after three polls that failed with %i nobody is called live, until one succeeds', async (status) => {
  twitch.faults.status = status;
  await poll();
  await poll();
  expect(await liveOf(2)).toBe(true);
  const heard: string[] = [];
  const stop = world.changes.listen((tags) => void (tags === 'all' || heard.push(...tags)));
  await poll();
  expect(await liveOf(2)).toBeNull();
  await expect.poll(() => heard).toContain('player:2');
  stop();
  twitch.faults.status = undefined;
  await poll();
  expect(await liveOf(2)).toBe(true);
});

test('a state that nobody renewed is not known, nor is that of a new link', async () => {
  expect(await liveOf(3, new Date(now.getTime() + 11 * 60_000))).toBeNull();
  await setSocialLinks(world.db, 3, { ...none, twitch: 'https://twitch.tv/other' }, now);
  expect(await liveOf(3)).toBeNull();
});

test.each([
  ['https://twitch.tv/Grave_Bloom', 'grave_bloom'],
  ['https://www.twitch.tv/a/?x=1', 'a'],
  ['https://twitch.tv/', undefined],
  ['https://twitch.tv/videos/1', undefined],
])('the login of %s is %s', (link, login) => {
  expect(twitchLoginOf(link)).toBe(login);
});
