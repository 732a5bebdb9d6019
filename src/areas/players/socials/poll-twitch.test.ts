import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseFromDatabase } from '#areas/players/privacy/erase-account.command.ts';
import { sql } from '#db/pool.ts';
import { readConfig } from '#services/config.ts';
import { standInTwitch, startStandInTwitch, type StandInTwitch, type StandInTwitchChannel } from '../../../../demo/stand-ins/twitch.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { pollTwitch } from './poll-twitch.command.ts';
import { setSocialLinks } from './set-social-links.command.ts';
import type { Social } from './socials.contract.ts';
import { socialOf } from './socials.repo.ts';
import { twitchLoginOf } from './socials.rules.ts';

const PLAYERS = 130;
const now = new Date();
const none = { youtube: null, discord: null, discordUserName: null };
let world: World;
let twitch: StandInTwitch;
beforeAll(async () => {
  world = await openWorld();
  twitch = await startStandInTwitch(
    Array.from({ length: PLAYERS }, (_, index) => ({ id: `${700 + index + 1}`, login: `caster${index + 1}` })),
  );
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
function channel(login: string): StandInTwitchChannel {
  const found = twitch.channels.find((each) => each.login === login);
  if (!found) throw new Error(`no channel ${login}`);
  return found;
}
const on = { since: '2026-01-01T10:00:00Z', viewers: 5 };
function goLive(id: number): void {
  channel(`caster${id}`).live = on;
}
const liveNow = (id: number) => liveOf(id);
const usersAsked = () => twitch.asked.filter((asked) => asked === 'GET /helix/users').length;
const channelIdOf = (id: number) => rowsOf(world.db, `select twitch_channel_id as id from social_links where player_id = ${id}`);
const link = (id: number, login: string) => setSocialLinks(world.db, id, { ...none, twitch: `https://twitch.tv/${login}` }, now);

test('live channels are found among more than a hundred, and those that went offline are not', async () => {
  for (let id = 1; id <= 60; id++) goLive(id);
  goLive(PLAYERS);
  expect(await liveOf(1)).toBeNull();
  await poll();
  expect([await liveOf(1), await liveOf(60), await liveOf(PLAYERS), await liveOf(61)]).toEqual([true, true, true, false]);
  channel('caster1').live = undefined;
  await poll();
  expect(await liveOf(1)).toBe(false);
});

test('a token that Twitch forgot is requested again', async () => {
  twitch.forgetToken();
  twitch.asked.length = 0;
  await poll();
  expect(twitch.asked).toEqual(['GET /helix/streams', 'POST /oauth2/token', 'GET /helix/streams', 'GET /helix/streams']);
  expect(await liveOf(2)).toBe(true);
});

test.each([429, 500])('after three polls that failed with %i nobody is shown as live until one succeeds', async (status) => {
  twitch.faults.status = status;
  await poll();
  await poll();
  expect(await liveOf(2)).toBe(true);
  const heard: string[] = [];
  const stop = world.changes.listen((tags) => void (typeof tags === 'string' || heard.push(...tags)));
  await poll();
  expect(await liveOf(2)).toBeNull();
  await expect.poll(() => heard).toContain('player:2');
  stop();
  twitch.faults.status = undefined;
  await poll();
  expect(await liveOf(2)).toBe(true);
});

test('a stream without a start time or viewers from Twitch is live, and hides no other', async () => {
  channel('caster5').live = { since: '', viewers: Number.NaN };
  await poll(new Date(now.getTime() + 60_000));
  expect([await liveOf(5), await liveOf(6)]).toEqual([true, true]);
  expect(await rowsOf(world.db, 'select since, viewers, failed_polls from live_states where player_id = 5')).toEqual([
    { since: null, viewers: null, failed_polls: 0 },
  ]);
  goLive(5);
});

test('a state that was not refreshed is unknown, and so is that of a new link', async () => {
  expect(await liveOf(3, new Date(now.getTime() + 11 * 60_000))).toBeNull();
  await link(3, 'other');
  expect(await liveOf(3)).toBeNull();
});

test('a renamed channel is still live, and the new owner of its old login is not taken for it', async () => {
  goLive(10);
  await poll();
  twitch.asked.length = 0;
  channel('caster10').login = 'caster10_new';
  twitch.channels.push({ id: '9010', login: 'caster10' });
  await poll();
  expect(await liveOf(10)).toBe(true);
  channel('caster10_new').live = undefined;
  channel('caster10').live = on;
  await poll();
  expect(await liveOf(10)).toBe(false);
  expect(usersAsked()).toBe(0);
});

test('the stored channel is cleared with the link: by another login, by none and by the erasure of the account', async () => {
  await poll();
  expect(await channelIdOf(11)).toEqual([{ id: '711' }]);
  await setSocialLinks(world.db, 11, { ...none, twitch: 'https://www.twitch.tv/Caster11', discordUserName: 'caster' }, now);
  expect(await channelIdOf(11)).toEqual([{ id: '711' }]);
  await link(11, 'caster12');
  expect(await channelIdOf(11)).toEqual([{ id: null }]);
  await poll();
  expect(await channelIdOf(11)).toEqual([{ id: '712' }]);
  await setSocialLinks(world.db, 11, { ...none, twitch: null }, now);
  expect(await channelIdOf(11)).toEqual([{ id: null }]);
  await eraseFromDatabase(world.db, 12, now);
  expect(await channelIdOf(12)).toEqual([]);
  expect(await rowsOf(world.db, 'select 1 from live_states where player_id in (11, 12)')).toEqual([]);
});

test('a login that Twitch does not know is requested again after a day, not every minute', async () => {
  await link(20, 'newcomer');
  twitch.asked.length = 0;
  await poll();
  await poll();
  expect([usersAsked(), await liveOf(20)]).toEqual([1, null]);
  twitch.channels.push({ id: '9020', login: 'newcomer', live: on });
  const tomorrow = new Date(now.getTime() + 25 * 3600 * 1000);
  await poll(tomorrow);
  expect(await liveOf(20, tomorrow)).toBe(true);
});

test('an impossible login does not block the new links that are requested together with it', async () => {
  await link(21, '_no_login');
  for (const id of [22, 23, 24]) await link(id, `caster${id + 20}`);
  twitch.asked.length = 0;
  await poll();
  expect(await Promise.all([21, 22, 23, 24].map(liveNow))).toEqual([null, true, true, true]);
  twitch.asked.length = 0;
  await poll();
  expect(usersAsked()).toBe(0);
});

test('a new link is requested again the next minute if Twitch could not answer', async () => {
  await link(25, 'caster26');
  twitch.faults.status = 500;
  await poll();
  twitch.faults.status = undefined;
  await poll();
  expect(await liveOf(25)).toBe(true);
});

test.each([
  ['https://twitch.tv/Grave_Bloom', 'grave_bloom'],
  ['https://www.twitch.tv/a/?x=1', 'a'],
  ['https://www.twitch.tv/Grave_Bloom/about', 'grave_bloom'],
  ['https://www.twitch.tv/grave_bloom/videos?filter=archives&sort=time', 'grave_bloom'],
  ['https://www.twitch.tv/grave_bloom/clip/Some-Clip', undefined],
  ['https://www.twitch.tv/directory/category/dota-2', undefined],
  ['https://twitch.tv/', undefined],
  ['https://twitch.tv/videos/1', undefined],
])('the login of %s is %s', (link, login) => {
  expect(twitchLoginOf(link)).toBe(login);
});
