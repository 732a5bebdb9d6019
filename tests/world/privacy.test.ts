import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { closeSeasons } from '#areas/players/leaderboard/close-seasons.command.ts';
import { steamId64Of } from '#lib/steam-id.ts';
import { demoContent } from '#main/cli/read-pack.ts';
import { demoRoles } from '../../demo/season/roster.ts';
import { seedSeason } from '../../demo/season/seed-season.ts';
import { everyGet, everyPage, type Asked } from '../kits/everything.ts';
import { makeLobby, post, startBody } from '../kits/game-server.ts';
import { rowsOf } from '../kits/stored.ts';
import { openWebSite, serveBeside, type WebSite } from '../kits/web-site.ts';

const HIDDEN = demoRoles.champion;
const NAME = 'Zqxveil';
const HASH = 'ab'.repeat(20);
const HANDLE = 'zqxveil_tv';
/** Calls and pages at a player's own address: the profile of a player who is anonymous in lists stays there. */
const OWN_ADDRESS =
  /^\/api\/v2\/(players|players\/profile|players\/now|players\/now\/stream|players\/avatar|matches\/history)\?|^\/players\/\d+(\?|$)/;
/** What reveals a person, besides the number itself. */
const TRACES = new RegExp([NAME, HASH.slice(0, 8), HANDLE, steamId64Of(HIDDEN), `playerId=${HIDDEN}`].join('|'), 'i');
const NUMBER = new RegExp(`\\b${HIDDEN}\\b`);

let site: WebSite;
/** Another web process, with its own cache. */
let second: Awaited<ReturnType<typeof serveBeside>>;
let everything: Asked[] = [];
let owner = '';
let stranger = '';
const unknown = 3_999_999_999;

beforeAll(async () => {
  site = await openWebSite();
  await seedSeason({ db: site.db, log: site.context.log, now: new Date(), matches: 150, players: 24 });
  await closeSeasons(site.db, new Date());
  await site.connection.pool.query(`update players set nickname = $2, avatar_url = $3 where id = $1`, [
    HIDDEN,
    NAME,
    `/api/v2/players/avatar?playerId=${HIDDEN}&size=medium&v=${HASH.slice(0, 8)}`,
  ]);
  await site.connection.pool.query(`insert into steam_profiles values ($1, $2, $3, $4, now())`, [
    HIDDEN,
    NAME,
    `https://steamcommunity.com/profiles/${steamId64Of(HIDDEN)}/`,
    HASH,
  ]);
  await site.connection.pool.query(`insert into social_links (player_id, twitch, updated_at) values ($1, $2, now())`, [
    HIDDEN,
    `https://twitch.tv/${HANDLE}`,
  ]);
  owner = await beginSession(site.db, { playerId: HIDDEN, kind: 'steam', userAgent: null }, new Date());
  stranger = await beginSession(site.db, { playerId: demoRoles.visitor, kind: 'steam', userAgent: null }, new Date());
  await site.connection.pool.query(
    `insert into plus_entitlements (player_id, starts_at, expires_at, reason) values ($1, now(), $2, 'test')`,
    [demoRoles.visitor, '2100-01-01T00:00:00Z'],
  );
  second = await serveBeside(site);
  everything = await listEverything();
});
afterAll(async () => {
  await second.close();
  await site.close();
});

/** `other` is a player whom the hidden one has finished above so often that nobody else comes first: that player's list of rivals names them. */
async function listEverything(): Promise<Asked[]> {
  const [met] = await rowsOf<{ match: string; other: number; hero: string; talent: string; duo: string }>(
    site.db,
    `select p.match_id::text as match, rivals.other, p.hero, p.talent,
       (select match_id::text from match_players where player_id = ${HIDDEN} and mode = 'duo' limit 1) as duo
     from match_players p cross join (
       select o.player_id as other, h.player_id as above, rank() over (partition by o.player_id order by count(*) desc) as most, count(*) as times
       from match_players o join match_players h on h.match_id = o.match_id and h.place < o.place
       where o.mode = 'solo' and o.is_counted and h.is_counted group by o.player_id, h.player_id
     ) rivals
     where p.player_id = ${HIDDEN} and p.is_counted and rivals.above = ${HIDDEN} order by rivals.most, rivals.times desc, p.started_at desc limit 1`,
  );
  if (!met) throw new Error('the hidden player has met nobody');
  const urlName = demoContent().heroes.find((hero) => hero.name === met.hero)?.urlName ?? '';
  const lobby = makeLobby();
  lobby.players[0] = String(HIDDEN);
  await post(site.context, 'game/match_start', startBody(lobby));
  const people = [String(HIDDEN), String(met.other)];
  const matches = [met.match, met.duo, lobby.matchId];
  const known = {
    playerId: people,
    otherId: people,
    dotaMatchId: matches,
    heroName: [met.hero],
    talentName: [met.talent, ''],
    isduo: ['true', 'false'],
    page: ['1'],
    mode: [],
    place: [],
    season: [],
    kind: [],
    fromDay: [],
    toDay: [],
    sort: ['date'],
    order: ['desc'],
    until: [lobby.matchId],
    endedBy: ['99999999999999'],
    count: ['100'],
    size: ['medium'],
    v: [HASH.slice(0, 8)],
    return: ['/'],
    code: ['x'],
  };
  return [
    ...everyGet({ known, otherwise: [NAME, NAME.slice(0, 4).toLowerCase(), String(HIDDEN), steamId64Of(HIDDEN)] }),
    ...everyPage(
      {
        '/heroes/:name': { name: [urlName] },
        '/players/:id': { id: people },
        '/players/:id/with/:other': { id: people, other: people },
        '/matches/:id': { id: matches },
      },
      {
        '/leaderboard': ['?mode=2x8'],
        '/players/:id': ['?mode=2x8', '?page=2'],
        '/players/search': [`?id=${HIDDEN}`],
        '/matches/search': [`?id=${met.match}`],
      },
    ),
  ];
}

type Got = { status: number; text: string; caching: string | null };

async function get(path: string, token?: string, origin = site.origin): Promise<Got> {
  const stop = new AbortController();
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(origin + path, { redirect: 'manual', signal: stop.signal, headers });
  const caching = response.headers.get('cache-control');
  if (!response.headers.get('content-type')?.includes('event-stream'))
    return { status: response.status, text: await response.text(), caching };
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    if (text.includes('data: ')) break;
  }
  stop.abort();
  return { status: response.status, text, caching };
}

/** So many requests run at once: the database works on some while the site works on others. */
const AT_ONCE = 6;

/** The addresses whose answer reveals the hidden player. */
async function leaks(origin = site.origin, token?: string): Promise<string[]> {
  const found: string[] = [];
  const left = everything.values();
  const askOn = async () => {
    for (const asked of left) if (await givesAway(asked, origin, token)) found.push(asked.path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return found;
}

/** The number alone is no trace if the address itself contains it. */
async function givesAway({ path, values }: Asked, origin: string, token: string | undefined): Promise<boolean> {
  // One of these signs out.
  const { text, status } = await get(path, path.startsWith('/api/auth/') ? undefined : token, origin);
  // A wrong request only gets its own words back.
  if (status === 400) return false;
  const saysNumber = path.includes(String(HIDDEN)) || Object.values(values).includes(String(HIDDEN));
  return TRACES.test(saysNumber ? text.replaceAll(path.replaceAll('&', '&amp;'), '') : text) || (!saysNumber && NUMBER.test(text));
}

async function setVisibility(visibility: string): Promise<void> {
  // In reality nobody may change this so often.
  await site.connection.pool.query('update players set visibility_set_at = null where id = $1', [HIDDEN]);
  const response = await fetch(`${site.origin}/api/v2/accounts/visibility`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner}` },
    body: JSON.stringify({ visibility }),
  });
  expect(response.status).toBe(200);
}

// Every page and call of the site, on two web processes: a busy machine needs time.
vi.setConfig({ testTimeout: 120_000 });

describe('who can be seen', () => {
  it('a public player is named wherever players are: without this the rest proves nothing', async () => {
    const shown = await leaks();
    const kinds = new Set(shown.map((path) => path.replace(/\?.*|\d{5,}/g, '')));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        '/api/v2/leaderboard',
        '/api/v2/matches',
        '/api/v2/matches/board',
        '/api/v2/matches/board/stream',
        '/api/v2/matches/live',
        '/api/v2/matches/search',
        '/api/v2/matches/stream',
        '/api/v2/players',
        '/api/v2/players/common',
        '/api/v2/players/met',
        '/api/v2/players/profile',
        '/api/v2/players/short',
        '/api/v2/search',
        '/api/v2/players/steam-profile',
        '/',
        '/leaderboard',
        '/matches/',
        '/players/',
        '/players//with/',
      ]),
    );
  });

  it('anonymous: no list, lookup or other player’s page leads to the player, in either process, a second later', async () => {
    await leaks(second.origin);
    await setVisibility('anonymous');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    for (const origin of [site.origin, second.origin]) {
      const found = await leaks(origin);
      expect(found.filter((path) => !OWN_ADDRESS.test(path) || !path.includes(String(HIDDEN)))).toEqual([]);
      expect(found.some((path) => path.startsWith(`/players/${HIDDEN}`))).toBe(true);
    }
  });

  it('anonymous: no page has a dead link in place of the name', async () => {
    const pages = everything.filter(({ path }) => !path.startsWith('/api/'));
    const texts = await Promise.all(pages.map(async ({ path }) => (await get(path)).text));
    expect(texts.filter((text) => text.includes('Скрытый игрок')).length).toBeGreaterThan(3);
    expect(texts.flatMap((text) => text.match(/<a(?=[ >])(?![^>]* href=)[^>]*>/g) ?? [])).toEqual([]);
  });

  it('anonymous: places have no gaps and matches have all their rows', async () => {
    const { data } = JSON.parse((await get('/api/v2/leaderboard')).text) as {
      data: { place: number; playerId: number; nickname: string }[];
    };
    expect(data.map(({ place }) => place)).toEqual(data.map((_, index) => index + 1));
    expect(data.filter(({ playerId }) => playerId === 0)).toMatchObject([{ nickname: 'Anonymous', avatarUrl: null, social: null }]);
    const { body } = await post<{ solo: { playerId: string }[]; duo: { playerId: string }[] }>(site.context, 'match_leaderboard', []);
    for (const list of [body.solo, body.duo]) {
      expect(list.map(({ playerId }) => playerId)).not.toContain(String(HIDDEN));
      expect(list.filter(({ playerId }) => playerId === '0')).toHaveLength(1);
    }
  });

  it('private: nothing leads to the player any more, at any address', async () => {
    await setVisibility('private');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await leaks()).toEqual([]);
    expect(await leaks(second.origin)).toEqual([]);
  });

  it('private: a signed-in subscriber who has played with them sees no more either', async () => {
    const statusOf = async (path: string) => {
      const asked = everything.find((each) => each.path.startsWith(path));
      return [(await get(asked?.path ?? '')).status, (await get(asked?.path ?? '', stranger)).status];
    };
    expect(await statusOf('/api/v2/payments/purchases')).toEqual([401, 200]);
    expect(await statusOf('/api/v2/heroes/itembuild?')).toEqual([403, 200]);
    expect(await leaks(site.origin, stranger)).toEqual([]);
  });

  it.each([
    '/api/v2/players?playerId=ID',
    '/api/v2/players/short?playerId=ID',
    '/api/v2/players/profile?playerId=ID',
    '/api/v2/players/met?playerId=ID',
    '/api/v2/players/collection?playerId=ID',
    '/api/v2/players/steam-profile?playerId=ID',
    '/api/v2/players/avatar?playerId=ID',
    `/api/v2/players/common?playerId=ID&otherId=${demoRoles.visitor}`,
    `/api/v2/players/common?playerId=${demoRoles.visitor}&otherId=ID`,
    '/api/v2/matches/history?playerId=ID',
    '/players/ID',
    `/players/${demoRoles.visitor}/with/ID`,
  ])('private: %s answers others as for an unknown player, and its owner without caching', async (path) => {
    const of = (id: number, token?: string) => get(path.replace('ID', String(id)), token);
    const nobody = await of(unknown);
    const same = (got: Got) => ({ ...got, text: got.text.replaceAll(String(HIDDEN), String(unknown)) });
    expect(same(await of(HIDDEN))).toEqual(nobody);
    expect(same(await of(HIDDEN, stranger))).toEqual(await of(unknown, stranger));
    const own = await of(HIDDEN, owner);
    expect(own).toMatchObject({ status: 200, caching: path.includes('avatar') ? expect.stringMatching(/^private/) : 'private, no-store' });
    expect(own.text).not.toBe(nobody.text);
    expect(same(await of(HIDDEN))).toEqual(nobody);
  });

  it('public again: named again, a second later', async () => {
    await setVisibility('public');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await get('/leaderboard', undefined, second.origin)).text).toContain(NAME);
    expect((await get(`/api/v2/players/short?playerId=${HIDDEN}`)).text).toContain(NAME);
  });
});
