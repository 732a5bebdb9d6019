import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#db/pool.ts';
import { readConfig } from '#services/config.ts';
import { standInYoutubeKey, startStandInYoutube, type StandInYoutube } from '../../../../demo/stand-ins/youtube.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { pollYoutube } from './poll-youtube.command.ts';
import { setSocialLinks } from './set-social-links.command.ts';
import type { Social } from './socials.contract.ts';
import { socialOf } from './socials.repo.ts';
import { quotaDay, youtubeChannelOf } from './youtube.rules.ts';

const PLAYERS = 60;
const now = new Date();
const none = { twitch: null, discord: null, discordUserName: null };
const channelId = (id: number) => `UC${String(id).padStart(22, 'x')}`;
const video = (id: number, n: number) => `v${n}${String(id).padStart(9, '_')}`;
let world: World;
let youtube: StandInYoutube;

beforeAll(async () => {
  world = await openWorld();
  youtube = await startStandInYoutube();
  await world.connection.pool.query('insert into players (id, seen_at) select n, now() from generate_series(1, $1::int) n', [PLAYERS]);
  for (let id = 1; id <= PLAYERS; id++) {
    youtube.channels.push({
      id: channelId(id),
      handle: `@caster${id}`,
      user: `old${id}`,
      videos: [video(id, 1), video(id, 2), video(id, 3)],
    });
    const link = id === 1 ? '@Caster1' : id === 2 ? 'user/Old2' : id === 3 ? '@nobody' : `channel/${channelId(id)}`;
    await setSocialLinks(world.db, id, { ...none, youtube: `https://www.youtube.com/${link}` }, now);
  }
});
afterAll(async () => {
  await youtube.close();
  await world.close();
});

function poll(at = now): Promise<void> {
  const config = readConfig({ YOUTUBE_API_BASE: youtube.origin, YOUTUBE_FEED_BASE: youtube.origin, YOUTUBE_API_KEY: standInYoutubeKey });
  return pollYoutube({ db: world.db, config, log: world.context.log, now: () => at });
}
async function liveOf(id: number, at = now): Promise<boolean | null | undefined> {
  const { rows } = await sql<{ social: Social | null }>`select ${socialOf(sql`${id}::bigint`, at)} as social`.execute(world.db);
  return rows[0]?.social?.isYoutubeLive;
}
function goLive(id: number, n = 1): void {
  const channel = youtube.channels[id - 1];
  if (channel) channel.live = { video: video(id, n), since: '2026-01-01T10:00:00Z', viewers: 12 };
}

test('live channels are found by id, handle and old name, and the quota units are counted', async () => {
  for (const id of [1, 2, 30, PLAYERS]) goLive(id, id === 30 ? 2 : 1);
  await poll();
  expect(await Promise.all([1, 2, 30, PLAYERS, 4, 3].map((id) => liveOf(id)))).toEqual([true, true, true, true, false, null]);
  // Three names, and 59 channels 25 at a time.
  expect(await rowsOf(world.db, 'select spent_on::text as day, units from youtube_quota')).toEqual([{ day: quotaDay(now), units: 6 }]);
  expect(await rowsOf(world.db, `select since, viewers from live_states where player_id = 1`)).toEqual([
    { since: new Date('2026-01-01T10:00:00Z'), viewers: 12 },
  ]);
});

test('a stream without a start time or viewers from YouTube is live, and hides no other', async () => {
  const [, second] = youtube.channels;
  if (second) second.live = { video: video(2, 1), since: 'soon', viewers: Number.NaN };
  await poll();
  expect(await rowsOf(world.db, 'select is_live, since, viewers, failed_polls from live_states where player_id = 2')).toEqual([
    { is_live: true, since: null, viewers: null, failed_polls: 0 },
  ]);
  goLive(2);
});

test('a stream that ended is offline, and names are not requested again', async () => {
  delete youtube.channels[0]?.live;
  youtube.asked.length = 0;
  await poll();
  expect(await liveOf(1)).toBe(false);
  expect(youtube.asked.filter((asked) => asked.includes('/channels'))).toEqual([]);
});

test.each([{ api: 500 }, { feeds: 404 }, { api: 403 }])(
  'after three polls that failed with %o nobody is shown as live until one succeeds',
  async (faults) => {
    Object.assign(youtube.faults, faults);
    await poll();
    await poll();
    expect(await liveOf(2)).toBe(true);
    await poll();
    expect(await liveOf(2)).toBeNull();
    youtube.faults.api = undefined;
    youtube.faults.feeds = undefined;
    await poll();
    expect(await liveOf(2)).toBe(true);
  },
);

test('after the quota is used up YouTube is not asked again until the next day in California', async () => {
  youtube.faults.isSpent = true;
  await poll();
  youtube.faults.isSpent = false;
  youtube.asked.length = 0;
  await poll();
  expect(youtube.asked.filter((asked) => asked.startsWith('/youtube/'))).toEqual([]);
  const tomorrow = new Date(now.getTime() + 24 * 3600 * 1000);
  await poll(tomorrow);
  expect(await liveOf(2, tomorrow)).toBe(true);
});

test.each([
  ['https://www.youtube.com/channel/UC1234567890123456789012', { channelId: 'UC1234567890123456789012' }],
  ['https://youtube.com/@Grave.Bloom/live?x=1', { parameter: 'forHandle', value: '@grave.bloom' }],
  ['https://youtube.com/%40bloom', { parameter: 'forHandle', value: '@bloom' }],
  [new URL('https://youtube.com/@цветок').href, { parameter: 'forHandle', value: '@цветок' }],
  ['https://www.youtube.com/user/Bloom', { parameter: 'forUsername', value: 'bloom' }],
  ['https://www.youtube.com/watch?v=12345678901', undefined],
  ['https://www.youtube.com/c/bloom', undefined],
  ['https://www.youtube.com/@%zz', undefined],
])('the channel of %s is %o', (link, channel) => {
  expect(youtubeChannelOf(link)).toEqual(channel);
});

test.each([
  ['2026-07-01T06:59:59Z', '2026-06-30'],
  ['2026-07-01T07:00:00Z', '2026-07-01'],
  ['2026-01-01T07:59:59Z', '2025-12-31'],
])('at %s the quota day is %s', (at, day) => {
  expect(quotaDay(new Date(at))).toBe(day);
});
