import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { sql } from '#db/pool.ts';
import { routes } from '#site/endpoints.ts';
import { makeSite } from '#site/site.ts';
import type { Route } from '#web/server/route.ts';
import { openWorld, type World } from './world.ts';

const KEY = 'a-key-of-the-tests';
const ADMIN = 72;
let world: World;
let app: ReturnType<typeof makeSite>['app'];
beforeAll(async () => {
  world = await openWorld({ GAME_KEYS: KEY, ADMIN_IDS: String(ADMIN) });
  const { config, connection, changes, context } = world;
  const assets = { of: () => ({ styles: [], head: '', script: '' }) };
  ({ app } = makeSite({
    config,
    log: context.log,
    connection,
    reading: connection.db,
    gameConnection: connection,
    changes,
    assets,
    files: new Map(),
  }));
});
afterAll(() => world.close());

let lastPlayer = 1000;
async function session(kind: 'steam' | 'game' | 'program', playerId = ++lastPlayer): Promise<string> {
  // A player may have at most ten keys.
  if (kind === 'program') await sql`delete from sessions where player_id = ${playerId} and kind = 'program'`.execute(world.db);
  return beginSession(world.db, { playerId, kind, userAgent: null }, new Date());
}
const own = (token: string) => ({ cookie: `token=${token}`, origin: world.config.origin });

/** A caller who may make the call; some calls end his session, so each of those gets a new one. */
const callers: Record<string, () => Promise<Record<string, string>>> = {
  nobody: () => Promise.resolve({}),
  player: async () => own(await session('steam')),
  'player by a link of the game': async () => own(await session('game')),
  'program of a player': async () => ({ authorization: `Bearer ${await session('program')}` }),
  admin: async () => own(await session('steam', ADMIN)),
  'admin by a link of the game': async () => own(await session('game', ADMIN)),
  'program of an admin': async () => ({ authorization: `Bearer ${await session('program', ADMIN)}` }),
  'foreign page in the browser of an admin': async () => ({ ...own(await session('steam', ADMIN)), origin: 'https://elsewhere.example' }),
  'wrong key': () => Promise.resolve({ 'dedicated-key': 'another-key' }),
  game: () => Promise.resolve({ 'dedicated-key': KEY }),
};

async function isLetIn({ endpoint: { method, path } }: Route, headers: Record<string, string>): Promise<boolean> {
  const address = world.config.origin + path.replaceAll(/:\w+/g, '1');
  const body = method === 'GET' ? {} : { body: '{}' };
  const answer = await app.request(new Request(address, { method, headers: { 'content-type': 'application/json', ...headers }, ...body }));
  await answer.body?.cancel();
  return answer.status !== 401 && answer.status !== 403;
}

it('every call accepts the callers in this table, and nobody else', async () => {
  const table: Record<string, string[]> = {};
  const kept = new Map<string, Record<string, string>>();
  for (const [name, headersOf] of Object.entries(callers)) kept.set(name, await headersOf());
  const changesNothing = ({ endpoint, format }: Route) => endpoint.method === 'GET' && format !== 'reply';
  for (const route of [...routes.filter(changesNothing), ...routes.filter((each) => !changesNothing(each))]) {
    const letIn = [];
    for (const [name, headersOf] of Object.entries(callers)) {
      const headers = (changesNothing(route) && kept.get(name)) || (await headersOf());
      if (await isLetIn(route, headers)) letIn.push(name);
    }
    const names = letIn.length === Object.keys(callers).length ? 'everybody' : letIn.join(', ') || 'nobody without more';
    (table[names] ??= []).push(`${route.endpoint.method} ${route.endpoint.path}`);
  }
  for (const calls of Object.values(table)) calls.sort();
  expect(table).toMatchSnapshot();
  const open = Object.entries(table).flatMap(([names, calls]) => calls.map((call) => ({ call, names })));
  for (const { call, names } of open) {
    if (call.includes(' /api/game/')) expect(names, call).toBe('game');
    if (call.includes('/admin')) expect(names, call).toMatch(/^admin(, foreign page in the browser of an admin)?$/);
  }
});
