import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPlayer, upsertSeenPlayers } from '#areas/core/accounts/players.repo.ts';
import { sweepAccounts } from '#areas/core/sign-in/sweep-accounts.command.ts';
import { makeLoginLink } from '#areas/core/sign-in/use-login-link.command.ts';
import { DAY_MS } from '#lib/durations.ts';
import { steamId64Of } from '#lib/steam-id.ts';
import { startStandInSteam, type StandInSteam } from '../../../../demo/stand-ins/steam-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';
import { refreshSteamProfiles } from './refresh-steam-profiles.command.ts';

/** The stand-in for Steam has no avatar for ids that leave 1 when divided by 3: of these, only WITHOUT_PICTURE. */
const WITH_PICTURE = 600_000;
const WITHOUT_PICTURE = 600_001;
const UNKNOWN_TO_STEAM = 599_999;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-avatars-'));
let steam: StandInSteam;
let site: WebSite;
let now = new Date();

beforeAll(async () => {
  const people = Array.from({ length: 250 }, (_, index) => ({
    playerId: 600_000 + index,
    name: index === 0 ? '  Mörk \u0007🔥 ' : `Person ${index}`,
  }));
  steam = await startStandInSteam({ people });
  site = await openWebSite({
    STEAM_ENDPOINT: steam.endpoint,
    STEAM_API_BASE: `${steam.origin}/`,
    STEAM_AVATAR_BASE: steam.origin,
    STEAM_API_KEY: steam.key,
    DATA_DIR: dataDir,
  });
  for (const { playerId } of people) await insertPlayer(site.db, playerId, now);
  await insertPlayer(site.db, UNKNOWN_TO_STEAM, now);
});
afterAll(async () => {
  await site.close();
  await steam.close();
  fs.rmSync(dataDir, { recursive: true });
});

const refresh = () => refreshSteamProfiles({ ...site.context, now: () => now });
const asked = () => steam.asked.filter((question) => question.includes('GetPlayerSummaries')).length;
const get = async (query: string) =>
  (await (await fetch(`${site.origin}/api/v2/players/steam-profile?${query}`)).json()) as { data: Record<string, string> | null };
const avatar = (playerId: number, more = '', accept = 'image/*') =>
  fetch(`${site.origin}/api/v2/players/avatar?playerId=${playerId}${more}`, { headers: { accept } });
const query = (text: string) => rowsOf(site.db, text);

describe('Steam profiles', () => {
  it('without one, a player has the name that the game sent', async () => {
    expect((await get(`playerId=${WITH_PICTURE}`)).data).toEqual({
      steamId: steamId64Of(WITH_PICTURE),
      personaname: String(WITH_PICTURE),
      profileurl: `https://steamcommunity.com/profiles/${steamId64Of(WITH_PICTURE)}/`,
      avatarfull: `${site.origin}/api/v2/players/avatar?playerId=${WITH_PICTURE}&size=full`,
    });
    expect((await get('playerId=123')).data).toBeNull();
    expect((await fetch(`${site.origin}/api/v2/players/steam-profile?playerId=x`)).status).toBe(400);
  });

  it('are fetched a hundred at a time and matched to their players in any order; the cached answers change too', async () => {
    await refresh();
    expect(asked()).toBe(3);
    expect((await get(`playerId=${WITH_PICTURE}`)).data?.personaname).toBe('Mörk 🔥');
    expect((await get('playerId=600123')).data?.personaname).toBe('Person 123');
    expect(
      await query(
        `select nickname, avatar_url is null as is_bare from players where id in (${WITH_PICTURE}, ${WITHOUT_PICTURE}) order by id`,
      ),
    ).toEqual([
      { nickname: 'Mörk 🔥', is_bare: WITH_PICTURE % 3 === 1 },
      { nickname: 'Person 1', is_bare: WITHOUT_PICTURE % 3 === 1 },
    ]);
    expect(await query(`select nickname from players where id = ${UNKNOWN_TO_STEAM}`)).toEqual([{ nickname: null }]);
  });

  it('with missing fields do not stop the other profiles from being stored', async () => {
    steam.faults.nameless = [600_200];
    await query(`update players set nickname = null, steam_due_at = '-infinity' where id in (600200, 600201)`);
    await refresh();
    delete steam.faults.nameless;
    expect(await query('select id, nickname from players where id in (600200, 600201) order by id')).toMatchObject([
      { nickname: null },
      { nickname: 'Person 201' },
    ]);
  });

  it('are requested once a day', async () => {
    const before = asked();
    await refresh();
    now = new Date(now.getTime() + 0.8 * DAY_MS);
    await refresh();
    expect(asked()).toBe(before);
    now = new Date(now.getTime() + 0.4 * DAY_MS);
    await refresh();
    expect(asked()).toBe(before + 3);
  });

  it('stay as they are while Steam does not answer, and are requested again soon, but not all at once', async () => {
    now = new Date(now.getTime() + 2 * DAY_MS);
    steam.faults.api = 429;
    const before = asked();
    await refresh();
    expect(asked()).toBe(before + 1);
    expect((await get(`playerId=${WITH_PICTURE}`)).data?.personaname).toBe('Mörk 🔥');
    const [waits] = await rowsOf<{ players: number; soonest: number; latest: number }>(
      site.db,
      `select count(*)::int as players, min(extract(epoch from steam_due_at - '${now.toISOString()}'))::float as soonest, max(extract(epoch from steam_due_at - '${now.toISOString()}'))::float as latest
       from players where steam_due_at > '${now.toISOString()}'`,
    );
    expect(waits?.players).toBe(100);
    expect(waits?.soonest).toBeGreaterThan(590);
    expect(waits?.latest).toBeLessThan(1810);
    expect((waits?.latest ?? 0) - (waits?.soonest ?? 0)).toBeGreaterThan(300);
    steam.faults.api = undefined;
    now = new Date(now.getTime() + DAY_MS / 24);
    await refresh();
    expect(await query(`select 1 from players where steam_due_at <= '${now.toISOString()}'`)).toEqual([]);
  });

  it('name a player, rather than the game, until they are three days old', async () => {
    const nickname = async () =>
      (await rowsOf<{ nickname: string }>(site.db, 'select nickname from players where id = 600004'))[0]?.nickname;
    const inGame = { playerId: 600_004, nickname: 'In game' };
    await upsertSeenPlayers(site.db, [{ ...inGame, at: now }]);
    expect(await nickname()).toBe('Person 4');
    await upsertSeenPlayers(site.db, [{ ...inGame, at: new Date(now.getTime() + 4 * DAY_MS) }]);
    expect(await nickname()).toBe('In game');
  });

  it('are requested when a link of the game signs someone in', async () => {
    await query(`update players set nickname = 'Old' where id = 600005`);
    const before = asked();
    await fetch(await makeLoginLink(site.db, site.origin, 600_005, '/', new Date()), { redirect: 'manual' });
    expect(asked()).toBe(before + 1);
    expect(await query('select nickname from players where id = 600005')).toEqual([{ nickname: 'Person 5' }]);
  });

  it('are not requested without a key', async () => {
    const before = steam.asked.length;
    const config = { ...site.config, steam: { ...site.config.steam, apiKey: undefined } };
    await refreshSteamProfiles({ ...site.context, config, now: () => new Date(now.getTime() + 9 * DAY_MS) });
    expect(steam.asked).toHaveLength(before);
  });
});

describe('a picture', () => {
  const hits = () => steam.asked.filter((question) => question.endsWith('.jpg')).length;

  it('is fetched once from the configured host and then kept on disk', async () => {
    const before = hits();
    const answers = await Promise.all(Array.from({ length: 5 }, () => avatar(WITH_PICTURE)));
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(hits()).toBe(before + 1);
    steam.faults.avatars = 500;
    expect((await avatar(WITH_PICTURE)).headers.get('content-type')).toBe('image/webp');
    steam.faults.avatars = undefined;
  });

  it.each([
    ['medium', 64],
    ['full', 184],
  ])('is resized here: %s has a width of %s pixels', async (size, pixels) => {
    const answer = await avatar(WITH_PICTURE, `&size=${size}`);
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ width, height, format }).toEqual({ width: pixels, height: pixels, format: 'webp' });
  });

  it.each([
    ['has none', WITHOUT_PICTURE, undefined],
    ['cannot be had now', 600_002, 403],
  ])('that a player %s is replaced by an emblem', async (_what, playerId, fault) => {
    steam.faults.avatars = fault;
    const answer = await avatar(playerId, '', 'image/webp,image/svg+xml,*/*;q=0.8');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
    expect(await answer.text()).toContain('<svg');
    steam.faults.avatars = undefined;
  });

  it('that does not exist is drawn in dots for programs that do not accept SVG', async () => {
    const answer = await avatar(WITHOUT_PICTURE, '', '*/*');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
      200,
      'image/png',
      expect.stringContaining('Accept'),
    ]);
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ width, height, format }).toEqual({ width: 184, height: 184, format: 'png' });
  });

  it('may be drawn by scripts of other sites, and answers HEAD', async () => {
    for (const playerId of [WITH_PICTURE, WITHOUT_PICTURE]) {
      const whole = await avatar(playerId);
      const look = await fetch(whole.url, { method: 'HEAD', headers: { accept: 'image/*' } });
      expect([look.status, look.headers.get('content-type')]).toEqual([200, whole.headers.get('content-type')]);
      for (const { headers } of [whole, look]) expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('of an unknown player is refused, and so is an unknown size', async () => {
    expect(await (await avatar(123)).json()).toMatchObject({ data: null, hasErrors: true });
    expect((await avatar(WITH_PICTURE, '&size=../../etc')).status).toBe(400);
  });

  it('is deleted from disk after a month', async () => {
    const files = () =>
      fs.readdirSync(path.join(dataDir, 'avatars'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
    await sweepAccounts(site.db, site.config, new Date(Date.now() + 20 * DAY_MS));
    expect(files()).toBe(2);
    await sweepAccounts(site.db, site.config, new Date(Date.now() + 31 * DAY_MS));
    expect(files()).toBe(0);
  });
});
