import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import { handle } from '#web/server/route.ts';
import { askApi } from '../kits/ask-api.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a deprecated call says since when, until when and what replaces it; other calls say nothing', async () => {
  const path = '/api/v2/things';
  const things = endpoint({ method: 'GET', path, summary: 'Things', input: v.object({}), output: v.array(v.string()) });
  const headersOf = async (asked: typeof things) => {
    const { ask } = askApi(() => world.context, [handle(asked, () => Promise.resolve([]))]);
    const { headers } = (await ask(path)).response;
    return ['deprecation', 'sunset', 'link'].map((name) => headers.get(name));
  };
  expect(await headersOf({ ...things, deprecated: { on: '2026-12-01', until: '2027-03-01', instead: '/api/v2/items' } })).toEqual([
    '@1796083200',
    'Mon, 01 Mar 2027 00:00:00 GMT',
    '</api/v2/items>; rel="successor-version"',
  ]);
  expect(await headersOf(things)).toEqual([null, null, null]);
});
