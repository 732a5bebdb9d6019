import { afterAll, beforeAll, expect, test } from 'vitest';
import { setBanOnSocials } from '#areas/core/accounts/set-account.command.ts';
import { leaderboardApi } from '#areas/players/leaderboard/leaderboard.api.ts';
import { playersApi } from '#areas/players/players/players.api.ts';
import { sql } from '#db/pool.ts';
import type { Language } from '#lib/words.ts';
import { answerCall } from '#web/server/serve-api.ts';
import { makeLobby, orderlyEnd, playMatch, post, startBody } from '../../../../tests/kits/game-server.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { clearSocialLinks } from './clear-social-links.command.ts';
import { socialsApi } from './socials.api.ts';

const routes = [...socialsApi, ...playersApi, ...leaderboardApi];
const full = { twitch: 'https://twitch.tv/a', youtube: 'https://youtube.com/@a', discord: 'https://discord.gg/a', discordUserName: 'a.b' };
let world: World;
let me: number;
beforeAll(async () => {
  world = await openWorld();
  const lobby = makeLobby();
  await playMatch(world.context, lobby);
  me = Number(lobby.players[5]);
});
afterAll(() => world.close());

async function call(
  method: string,
  address: string,
  { body, as, language = 'en' }: { body?: unknown; as?: number | undefined; language?: Language } = {},
) {
  const url = new URL(address, world.config.origin);
  const route = routes.find(({ endpoint }) => endpoint.method === method && endpoint.path === url.pathname);
  if (!route) throw new Error(`no route ${address}`);
  const caller = as === undefined ? undefined : { playerId: as, sessionId: 's', kind: 'steam' as const, role: 'Player' as const };
  const request = new Request(url, {
    method,
    headers: { 'content-type': 'application/json', origin: world.config.origin },
    ...(method === 'PUT' ? { body: JSON.stringify(body) } : {}),
  });
  const response = await answerCall(route, { ...world.context, caller }, request, {}, language);
  return { status: response.status, ...((await response.json()) as { data: never; errors: { text: string }[]; hasErrors: boolean }) };
}
const put = (body: unknown, as: number | undefined = me, language: Language = 'en') =>
  call('PUT', '/api/v2/players/social', { body, as, language });
async function shown(): Promise<unknown[]> {
  const [player, profile, table] = await Promise.all([
    call('GET', `/api/v2/players?playerId=${me}`),
    call('GET', `/api/v2/players/profile?playerId=${me}`),
    call('GET', '/api/v2/leaderboard'),
  ]);
  const rows: { playerId: number; social: unknown }[] = table.data;
  return [
    (player.data as { social: unknown }).social,
    (profile.data as { social: unknown }).social,
    rows.find(({ playerId }) => playerId === me)?.social,
  ];
}

test('links are saved, shown everywhere, and removed one by one', async () => {
  expect(await shown()).toEqual([null, null, null]);
  expect(await put(full)).toEqual({ status: 200, data: null, errors: [], hasErrors: false });
  const social = { ...full, isTwitchLive: null, isYoutubeLive: null };
  expect(await shown()).toEqual([social, social, social]);
  await put({ ...full, twitch: '', discordUserName: null });
  expect((await shown())[0]).toEqual({ ...social, twitch: null, discordUserName: null });
  await put({});
  expect(await shown()).toEqual([null, null, null]);
});

test.each([[[]], ['text'], [5], [null], [true]])('the body %j from a signed-in player is refused and clears nothing', async (body) => {
  await put(full);
  const before = await shown();
  expect(before[0]).toMatchObject(full);
  expect(await put(body)).toMatchObject({ status: 400, errors: [{ text: 'the body must be an object' }] });
  expect(await shown()).toEqual(before);
});

test('the picture of a player has an absolute address in answers', async () => {
  await sql`update players set avatar_url = ${`/api/v2/players/avatar?playerId=${me}`} where id = ${me}`.execute(world.db);
  const avatarUrl = `${world.config.origin}/api/v2/players/avatar?playerId=${me}`;
  expect((await call('GET', `/api/v2/players/short?playerId=${me}`)).data).toMatchObject({ avatarUrl });
  expect((await call('GET', `/api/v2/players/profile?playerId=${me}`)).data).toMatchObject({ avatarUrl });
  expect((await call('GET', '/api/v2/leaderboard')).data).toContainEqual(expect.objectContaining({ playerId: me, avatarUrl }));
});

test('an invalid field is refused with words in both languages and changes nothing', async () => {
  await put(full);
  const before = await shown();
  expect(await put({ ...full, twitch: 'https://evil.example' })).toMatchObject({
    status: 400,
    hasErrors: true,
    errors: [{ text: 'only links to twitch.tv allowed' }],
  });
  expect((await put({ ...full, discord: 'x' }, me, 'ru')).errors).toEqual([
    { text: 'разрешены только ссылки на discord.com или discord.gg' },
  ]);
  expect((await put({ ...full, discordUserName: 'a..b' })).errors).toEqual([{ text: 'check the discord username' }]);
  expect((await put({ ...full, twitch: 7 })).status).toBe(400);
  expect(await shown()).toEqual(before);
});

test('visitors, and players banned from socials, can change nothing', async () => {
  await put({});
  expect((await call('PUT', '/api/v2/players/social', { body: full })).status).toBe(401);
  await setBanOnSocials(world.db, me, true, { author: 'test', now: new Date() });
  expect((await put(full)).status).toBe(403);
  expect(await shown()).toEqual([null, null, null]);
  await setBanOnSocials(world.db, me, false, { author: 'test', now: new Date() });
  expect((await put(full)).status).toBe(200);
});

test('streams are listed for players whom everyone may see, while their state is recent: players in a match first, then by viewers', async () => {
  const lobby = makeLobby();
  await post(world.context, 'game/match_start', startBody(lobby));
  await post(world.context, 'game/end', orderlyEnd(lobby, 5));
  const [inMatch, stale, hidden, , , out] = lobby.players.map(Number);
  const streams: [number | undefined, 'twitch' | 'youtube', number | null, string][] = [
    [me, 'twitch', 400, '1 minute'],
    [inMatch, 'youtube', 30, '40 minutes'],
    [inMatch, 'twitch', 20, '1 minute'],
    [stale, 'twitch', 900, '11 minutes'],
    [hidden, 'twitch', 800, '1 minute'],
    [out, 'youtube', null, '1 minute'],
  ];
  for (const [id, kind, viewers, ago] of streams) {
    await world.connection.pool.query(
      `insert into social_links (player_id, twitch, youtube, updated_at) values ($1, $2, $3, now()) on conflict (player_id) do update set twitch = $2, youtube = $3`,
      [id, `https://twitch.tv/${id}`, `https://youtube.com/@${id}`],
    );
    await world.connection.pool.query(
      `insert into live_states (player_id, kind, is_live, viewers, checked_at) values ($1, $2, true, $3, now() - $4::interval)`,
      [id, kind, viewers, ago],
    );
  }
  await sql`update players set visibility = 'private' where id = ${hidden}`.execute(world.db);
  const { data }: { data: object[] } = await call('GET', '/api/v2/players/streams');
  const one = { nickname: expect.any(String), avatarUrl: null };
  expect(data).toEqual([
    { ...one, playerId: inMatch, kind: 'twitch', url: `https://twitch.tv/${inMatch}`, viewers: 20, matchId: Number(lobby.matchId) },
    { ...one, avatarUrl: expect.anything(), playerId: me, kind: 'twitch', url: `https://twitch.tv/${me}`, viewers: 400, matchId: null },
    { ...one, playerId: out, kind: 'youtube', url: `https://youtube.com/@${out}`, viewers: null, matchId: null },
  ]);
});

test('the owner removes the links of a banned player, and the audit log records it', async () => {
  const by = { author: 'npm run admin', now: new Date() };
  await setBanOnSocials(world.db, me, false, by);
  await put(full);
  await setBanOnSocials(world.db, me, true, by);
  expect(await shown()).toMatchObject([full, full, full]);
  await clearSocialLinks(world.db, me, by);
  expect(await shown()).toEqual([null, null, null]);
  expect((await put(full)).status).toBe(403);
  const { rows } = await sql`select action, subject from audit_entries order by id desc limit 1`.execute(world.db);
  expect(rows).toEqual([{ action: 'clear socials', subject: `player:${me}` }]);
  await setBanOnSocials(world.db, me, false, by);
});
