import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#contract/caller.ts';
import { routes } from '#site/endpoints.ts';
import { answerCall } from '#web/server/serve-api.ts';
import { demoRoles } from '../../demo/season/roster.ts';
import { seedUpdates } from '../../demo/updates/seed-updates.ts';
import { askApi } from '../kits/ask-api.ts';
import { endBody, leaveBody, makeLobby, post, startBody } from '../kits/game-server.ts';
import { openStatisticsWorld } from '../kits/statistics-site.ts';
import { rowsOf } from '../kits/stored.ts';
import type { World } from './world.ts';

/** A model as a typed language builds it from the API's description: a fraction where an integer is expected rejects the whole answer. */
type Schema = Record<string, unknown> & {
  type?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | false;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  enum?: unknown[];
  const?: unknown;
};

/** The places where a value does not match a strict model of the schema. */
function faults(schema: Schema, value: unknown, path = ''): string[] {
  if (schema.anyOf) {
    const all = schema.anyOf.map((option) => faults(option, value, path));
    return all.some((found) => found.length === 0) ? [] : (all.find((found) => found.length > 0) ?? []);
  }
  if (schema.enum && !schema.enum.includes(value)) return [`${path}: ${JSON.stringify(value)} is none of ${JSON.stringify(schema.enum)}`];
  if ('const' in schema && schema.const !== value) return [`${path} is not ${JSON.stringify(schema.const)}`];
  if (schema.type !== undefined && !isOf(schema.type, value))
    return [`${path} is no ${schema.type}: ${JSON.stringify(value)?.slice(0, 60)}`];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => {
      const of = schema.prefixItems?.[index] ?? schema.items ?? {};
      return of === false ? [`${path}[${index}] is one too many`] : faults(of, entry, `${path}[${index}]`);
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  const known = schema.properties ?? {};
  const missing = (schema.required ?? []).filter((key) => !(key in value)).map((key) => `${path}.${key} is missing`);
  const inside = Object.entries(value).flatMap(([key, entry]) => {
    const of = known[key] ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
    if (of) return faults(of, entry, `${path}.${key}`);
    return schema.type === 'object' && schema.properties && schema.additionalProperties === undefined
      ? [`${path}.${key} is not documented`]
      : [];
  });
  return [...missing, ...inside];
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

let world: World;
let paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: unknown }> }> }>>;
beforeAll(async () => {
  const opened = await openStatisticsWorld();
  world = opened.world;
  await seedUpdates(world.db, opened.now);
  const route = routes.find(({ endpoint }) => endpoint.path === '/api/openapi.json');
  if (!route) throw new Error('the API has no description');
  const response = await answerCall(route, world.context, new Request('http://localhost/api/openapi.json'), {}, 'en');
  ({ paths } = (await response.json()) as { paths: typeof paths });
}, 120_000);
afterAll(() => world.close());

/** The caller: figures of heroes are for subscribers. */
const [playerId] = demoRoles.subscribers;
const caller: Caller = { playerId, sessionId: 's', kind: 'program', role: 'Player' };
const site = askApi(() => ({ ...world.context, caller }), routes);

/** The calls made so far. */
const asked = new Set<string>();

/** Makes a public call and returns where its answer does not match the API's own description. */
async function check(address: string): Promise<string[]> {
  const { pathname } = new URL(address, 'http://localhost/api/v2/');
  // The one call with its parameter in the path.
  const isUpdate = /^\/api\/v2\/updates\/(?!view$|subjects$|since-last-match$)/.test(pathname);
  const described = isUpdate ? '/api/v2/updates/{url}' : pathname;
  asked.add(described.replace(/\{(\w+)\}/, ':$1'));
  const { response, text } = await site.ask(address);
  const content = paths[described]?.['get']?.responses['200']?.content?.['application/json'];
  if (!content) throw new Error(`${pathname} is not described`);
  if (response.status !== 200) return [`${address} answers ${response.status}: ${text.slice(0, 200)}`];
  return faults(content.schema as Schema, JSON.parse(text), '').map((fault) => `${address} ${fault}`);
}

async function checkAll(addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) found.push(...(await check(address)));
  return found.slice(0, 10);
}

const idsOf = async (text: string) => (await rowsOf<{ id: string }>(world.db, text)).map(({ id }) => id);

describe('a strict model built from the description accepts', () => {
  test('every match of a season, in full and as one line', async () => {
    const matches = await idsOf('select id::text from matches order by id');
    expect(matches.length).toBeGreaterThan(500);
    expect(await checkAll(matches.flatMap((id) => [`matches?dotaMatchId=${id}`, `matches/short?dotaMatchId=${id}`]))).toEqual([]);
    expect(await checkAll(matches.slice(-50).map((id) => `matches/forecast?dotaMatchId=${id}`))).toEqual([]);
  }, 240_000);

  test('every player of a season', async () => {
    const players = await idsOf('select id::text from players order by id');
    const calls = ['players', 'players/short', 'players/steam-profile', 'matches/history', 'players/profile', 'players/met', 'players/now'];
    expect(await checkAll(players.flatMap((id) => calls.map((call) => `${call}?playerId=${id}`)))).toEqual([]);
    expect(
      await checkAll(
        players.slice(0, 50).flatMap((id) => [`players/profile?playerId=${id}&isduo=true`, `players/collection?playerId=${id}`]),
      ),
    ).toEqual([]);
  }, 240_000);

  test('heroes, items, lists, updates and figures', async () => {
    const heroes = await idsOf(`select distinct hero as id from match_players where hero like 'npc_dota_hero_%' order by 1`);
    const updates = await idsOf(`select url as id from updates`);
    expect(updates.length).toBeGreaterThan(3);
    expect(
      await checkAll([
        'heroes',
        'heroes/names',
        'heroes/poll',
        'statistics/accuracy',
        'leaderboard',
        'leaderboard?isduo=true',
        'leaderboard?season=13',
        'leaderboard/seasons',
        'cards?address=/leaderboard',
        'cards?address=/heroes/axe&lang=en',
        'matches/live',
        'matches/board',
        'players/streams',
        'status',
        'matches/forecast/live',
        'matches/figures',
        'products/all',
        'data',
        'items?lang=ru',
        'updates',
        'updates?heroName=zeus&kind=up&fromDay=2020-01-01',
        'updates/subjects',
        ...[
          'revisions',
          'heroes',
          'talents',
          'items',
          'recipes?asOf=1',
          'changes?fromRevision=0&toRevision=1',
          'blame?heroName=axe',
          'blame?luaName=item_vanguard',
        ].map((call) => `content/${call}`),
        'content/changes/view?fromRevision=0&toRevision=1&lang=en',
        'content/blame/view?heroName=axe&lang=en',
        ...updates.map((url) => `updates/view?url=${url}&lang=ru`),
        ...heroes.flatMap((hero) => [
          `heroes/details?heroName=${hero}&lang=ru`,
          `matches/search?heroName=${hero}&talentName=`,
          `leaderboard/hero?heroName=${hero}`,
        ]),
      ]),
    ).toEqual([]);
  }, 120_000);

  test('the figures of heroes, names, products and what else is public', async () => {
    const updates = await idsOf('select url as id from updates');
    const [most] = await rowsOf<{ hero: string; talent: string; one: string; other: string }>(
      world.db,
      `select p.hero, p.talent, min(p.player_id)::text as one, max(p.player_id)::text as other from match_players p
        where p.talent is not null group by 1, 2 order by count(*) desc, 1, 2 limit 1`,
    );
    if (!most) throw new Error('the season has no talents');
    const { hero, talent, one, other } = most;
    const ofTalent = `heroName=${hero}&talentName=${talent}`;
    const items = await site.get<{ items: { luaName: string }[] }>('items?lang=en');
    const inModes = ['heroes/meta', 'leaderboard/heroleaders', 'leaderboard/seasons', 'heroes/meta/items', 'heroes/meta/patches'].concat(
      [`heroes/itembuild?heroName=${hero}`, `heroes/itembuild/source?${ofTalent}`, `heroes/meta/insight?${ofTalent}`],
      [`heroes/advice?heroName=${hero}&offered=one,other`, `heroes/advice/pool?heroName=${hero}`],
      [`heroes/week?heroName=${hero}`, `heroes/now?heroName=${hero}`, `heroes/itembuild/teaser?heroName=${hero}`],
      [
        `heroes/meta/offer?heroName=${hero}&offered=modifier_${hero.replace('npc_dota_hero_', '')}_hero_1`,
        `heroes/meta/matches?heroName=${hero}`,
        `players/met?playerId=${one}`,
      ],
    );
    const withParameter = (address: string, parameter: string) => `${address}${address.includes('?') ? '&' : '?'}${parameter}`;
    expect(
      await checkAll([
        ...inModes.flatMap((address) => [address, withParameter(address, 'isduo=true')]),
        ...[
          'pick/week',
          'pick/now',
          'nicknames',
          'general-talents?lang=en',
          'talents',
          'meta/teaser',
          `videos?heroName=${hero}`,
          `changes?heroName=${hero}&lang=en`,
        ].map((address) => `heroes/${address}`),
        'shop?lang=en',
        'items/names?lang=en',
        `players/common?playerId=${one}&otherId=${other}`,
        'search?text=a',
        '/api/auth/authorized',
        ...['dota-plus', 'shards'].map((kind) => `products/${kind}`),
        'products?productId=1',
        'payments/videos',
        'payments/order',
        ...updates.map((url) => `updates/${url}`),
        ...items.data.items.map(({ luaName }) => `items/details?luaName=${luaName}&lang=en`),
      ]),
    ).toEqual([]);
  }, 120_000);

  test('a match posted with fractions everywhere, a building of unknown type and a player who left', async () => {
    const lobby = makeLobby();
    const odd = {
      kills: 3.4,
      deaths: '2.6',
      assists: 1.5,
      networth: 12345.678,
      gpm: 400.123,
      xpm: 500.5,
      level: 21.5,
      base: 2.2,
      pickOrder: 1.7,
      LastHits: 100.9,
      TowerDamage: 1500.4,
      endTime: 1873.53332,
      BlueTalentsCount: 2.5,
      WhiteTalentsCount: 1.5,
      PurpleTalentsCount: 0.5,
      teamId: 2.5,
      DealtDamages: [{ DamageType: 1, Damage: 10.5 }],
      ReceivedDamages: [{ HeroName: 'npc_dota_hero_axe', Physical: 1.5, Magical: 2.25, Pure: 0.1 }],
      buildingsDestroyed: [{ pushedPlayerIds: [lobby.players[1]], type: '', time: 99.25 }],
    };
    await post(world.context, 'game/match_start', startBody(lobby));
    expect((await post(world.context, 'game/end', endBody(lobby, 0, 6, odd))).status).toBe(200);
    await post(world.context, 'game/leave', leaveBody(lobby, 1, { leaveTime: 77.77 }));
    for (const index of [2, 3, 4, 5]) await post(world.context, 'game/end', endBody(lobby, index, 6 - index, odd));
    expect(
      await checkAll([
        `matches?dotaMatchId=${lobby.matchId}`,
        `matches/short?dotaMatchId=${lobby.matchId}`,
        `matches/history?playerId=${lobby.players[0]}`,
        `players?playerId=${lobby.players[0]}`,
      ]),
    ).toEqual([]);
    const { text } = await site.ask(`matches?dotaMatchId=${lobby.matchId}`);
    const { data } = JSON.parse(text) as {
      data: { buildingsDestroyed: { type: string; pushedAtSeconds: number }[]; meta: { durationAtSeconds: number } };
    };
    expect(data.buildingsDestroyed[0]).toMatchObject({ type: '', pushedAtSeconds: 99.25 });
    expect(data.meta.durationAtSeconds).toBe(1874);
  });

  test('every public call in the description: none was left out', () => {
    const described = routes.filter(
      ({ endpoint, guard, format }) => endpoint.method === 'GET' && guard === 'none' && format === 'envelope',
    );
    expect(described.map(({ endpoint }) => endpoint.path).filter((path) => !asked.has(path))).toEqual([]);
  });

  test('nothing else: it rejects a fraction, a missing field, an unknown one and an unknown word', () => {
    const model: Schema = { type: 'object', properties: { id: { type: 'integer' }, kind: { enum: ['a', 'b'] } }, required: ['id', 'kind'] };
    expect(faults(model, { id: 1, kind: 'a' })).toEqual([]);
    for (const wrong of [
      { id: 1.5, kind: 'a' },
      { kind: 'a' },
      { id: 1, kind: 'a', more: 1 },
      { id: 1, kind: 'c' },
      { id: '1', kind: 'a' },
    ])
      expect(faults(model, wrong)).toHaveLength(1);
  });
});
