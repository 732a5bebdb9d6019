import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshSteamProfiles } from '#areas/core/accounts/refresh-steam-profiles.command.ts';
import { updateDueAfter } from '#areas/core/accounts/steam-profiles.repo.ts';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { setSocialLinks } from '#areas/players/socials/set-social-links.command.ts';
import { steamId64Of } from '#lib/steam-id.ts';
import { startStandInSteam, type StandInSteam } from '../../../../demo/stand-ins/steam-server.ts';
import { leaveBody, makeLobby, orderlyEnd, playMatch, post, startBody } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';
import { deletePicturesOfErased, eraseFromDatabase } from './erase-account.command.ts';
import { setVisibility } from './set-visibility.command.ts';

const PLAYER = 700_000_001;
const NAME = 'Qw\u0451 "zx\\';
const STEAM_NAME = 'Zqxmantle';
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-erasure-'));
let steam: StandInSteam;
let site: WebSite;
const lobbies = [makeLobby(), makeLobby({ mapName: 'ranked_duo' })];
const waiting = makeLobby();

beforeAll(async () => {
  steam = await startStandInSteam({ people: [{ playerId: PLAYER, name: STEAM_NAME }] });
  site = await openWebSite({
    STEAM_ENDPOINT: steam.endpoint,
    STEAM_API_BASE: steam.origin,
    STEAM_AVATAR_BASE: steam.origin,
    STEAM_API_KEY: steam.key,
    DATA_DIR: dataDir,
  });
  for (const lobby of [...lobbies, waiting]) lobby.players[0] = String(PLAYER);
  for (const lobby of lobbies) await playMatch(site.context, lobby, (index) => (index === 0 ? { playerName: NAME } : {}));
  for (const lobby of lobbies)
    await post(site.context, 'game/leave', leaveBody(lobby, 0, { playerName: NAME, savedData: { subData: { hud: NAME } } }));
  // One post that waits for its match's start, and the report of a failed call.
  await post(site.context, 'game/end', orderlyEnd(waiting, 0, { playerName: NAME }));
  const failed = JSON.stringify(orderlyEnd(waiting, 0, { playerName: NAME }));
  await post(site.context, 'game/http-errors', { ...keyOf(waiting), Url: '/end', StatusCode: 404, RequestBody: failed });
  await refreshSteamProfiles(site.context);
  await setSocialLinks(
    site.db,
    PLAYER,
    { twitch: 'https://twitch.tv/zqxmantle', youtube: null, discord: null, discordUserName: STEAM_NAME },
    new Date(),
  );
  await site.connection.pool.query(`insert into live_states (player_id, kind, is_live, checked_at) values ($1, 'twitch', true, now())`, [
    PLAYER,
  ]);
  await post(site.context, 'game/login', { ...keyOf(lobbies[0] ?? waiting), playerId: String(PLAYER), redirectUrl: `/players/${PLAYER}` });
  await fetch(`${site.origin}/api/v2/players/avatar?playerId=${PLAYER}`);
});
afterAll(async () => {
  await site.close();
  await steam.close();
  fs.rmSync(dataDir, { recursive: true });
});

const keyOf = ({ matchId, matchKey }: { matchId: string; matchKey: string }) => ({ matchId, matchKey });
const pictures = () =>
  fs.readdirSync(path.join(dataDir, 'avatars'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** Every table and column with text of any kind that contains one of the names or the SteamID64. */
async function traces(): Promise<string[]> {
  const columns = await rowsOf<{ table: string; column: string }>(
    site.db,
    `select table_name as "table", column_name as "column" from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and (data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY') or is_generated = 'ALWAYS')`,
  );
  expect(columns.length).toBeGreaterThan(40);
  const said = ['qwё', 'qw\\u0451', STEAM_NAME.toLowerCase(), steamId64Of(PLAYER)];
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await site.connection.pool.query(
      `select 1 from "${table}" where exists (select 1 from unnest($1::text[]) s where position(s in lower("${column}"::text)) > 0) limit 1`,
      [said],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

function erase(token: string, confirm: string): Promise<Response> {
  return fetch(`${site.origin}/api/v2/accounts/erase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ confirm }),
  });
}
const sessionOf = (kind: 'steam' | 'game' | 'program') => beginSession(site.db, { playerId: PLAYER, kind, userAgent: NAME }, new Date());
const counted = () =>
  rowsOf(
    site.db,
    `select (select count(*) from match_players where player_id = ${PLAYER}) as rows, m.mode, m.rating, m.games,
       (select sum(change) from rating_changes c where c.player_id = m.player_id and c.mode = m.mode) as ledger
     from player_modes m where m.player_id = ${PLAYER} order by m.mode`,
  );

test('before the erasure the account’s names are in many places: without this the rest proves nothing', async () => {
  expect(await traces()).toEqual(
    expect.arrayContaining([
      'game_posts.body',
      'player_states.saved_data',
      'players.nickname',
      'social_links.twitch',
      'steam_profiles.persona_name',
      'steam_profiles.profile_url',
    ]),
  );
  expect(pictures()).toHaveLength(1);
});

test.each(['game', 'program'] as const)('a session by %s may not erase the account', async (kind) => {
  expect((await erase(await sessionOf(kind), String(PLAYER))).status).toBe(403);
});

test.each(['', '700000000', 'yes'])('typing %j does not confirm the erasure', async (typed) => {
  expect((await erase(await sessionOf('steam'), typed)).status).toBe(400);
});

test('an erasure that is interrupted has changed nothing', async () => {
  const before = await traces();
  await site.db
    .transaction()
    .execute(async (transaction) => {
      await eraseFromDatabase(transaction, PLAYER, new Date());
      throw new Error('cut off');
    })
    .catch(() => {});
  expect(await traces()).toEqual(before);
});

test('after the erasure no name and no SteamID64 remains anywhere, and the matches and the ledger are unchanged', async () => {
  const before = await counted();
  expect(before.length).toBe(2);
  const token = await sessionOf('steam');
  expect((await erase(token, String(PLAYER))).status).toBe(200);
  expect(await traces()).toEqual([]);
  expect(await counted()).toEqual(before);
  expect(
    await rowsOf(
      site.db,
      `select 1 from sessions where player_id = ${PLAYER} union all select 1 from login_links where player_id = ${PLAYER}`,
    ),
  ).toEqual([]);
  expect((await erase(token, String(PLAYER))).status).toBe(401);
  await deletePicturesOfErased(site.db, site.config);
  expect(pictures()).toEqual([]);
  expect(await rowsOf(site.db, 'select 1 from erased_avatars')).toEqual([]);
  const shown = await (await fetch(`${site.origin}/api/v2/matches?dotaMatchId=${lobbies[0]?.matchId}`)).text();
  expect(shown).toContain('"id":0,"name":"Anonymous"');
  expect(shown).not.toContain(String(PLAYER));
});

test('a second erasure changes nothing', async () => {
  const row = () => rowsOf(site.db, `select * from players where id = ${PLAYER}`);
  const before = await row();
  await eraseFromDatabase(site.db, PLAYER, new Date());
  expect(await row()).toEqual(before);
  await eraseFromDatabase(site.db, 12_345, new Date());
});

test('a late choice of who may see the player does not bring the account back', async () => {
  await expect(setVisibility(site.db, PLAYER, 'public', new Date())).rejects.toMatchObject({ code: 'playerNotFound' });
  expect(await rowsOf(site.db, `select visibility from players where id = ${PLAYER}`)).toEqual([{ visibility: 'erased' }]);
});

test('a Steam fault for an account that was erased meanwhile does not put it on the list to request again', async () => {
  await updateDueAfter(site.db, [PLAYER], new Date(), 60);
  expect(await rowsOf(site.db, `select 1 from players where id = ${PLAYER} and steam_due_at = 'infinity'`)).toHaveLength(1);
});

test('the game continues: posts that waited, came before and come now count, and leave no name and no settings', async () => {
  const before = await counted();
  expect((await post(site.context, 'game/match_start', startBody(waiting))).status).toBe(200);
  const late = orderlyEnd(waiting, 0, { playerName: NAME });
  const [first, again] = [await post(site.context, 'game/end', late), await post(site.context, 'game/end', late)];
  expect([first.status, again]).toEqual([200, first]);
  await post(site.context, 'game/leave', leaveBody(waiting, 1, { playerName: 'Other' }));
  const next = makeLobby();
  next.players[0] = String(PLAYER);
  await playMatch(site.context, next, (index) => (index === 0 ? { playerName: NAME } : {}));
  for (const lobby of [waiting, next])
    await post(site.context, 'game/leave', leaveBody(lobby, 0, { playerName: NAME, savedData: { subData: { hud: NAME } } }));
  await refreshSteamProfiles({ ...site.context, now: () => new Date(Date.now() + 3 * 24 * 3600 * 1000) });
  expect(await traces()).toEqual([]);
  expect(await counted()).not.toEqual(before);
});

test('signing in again creates an account that only its player sees, with a name again', async () => {
  await sessionOf('steam');
  await refreshSteamProfiles(site.context);
  expect(await rowsOf(site.db, `select nickname, visibility from players where id = ${PLAYER}`)).toEqual([
    { nickname: STEAM_NAME, visibility: 'private' },
  ]);
  expect(await (await fetch(`${site.origin}/api/v2/players/short?playerId=${PLAYER}`)).json()).toMatchObject({ data: null });
});
