import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { LARGEST_PLAYER_ID } from '#lib/steam-id.ts';
import { routes } from '#site/endpoints.ts';
import { checkAnswer } from '#web/server/check-answer.ts';
import { describeApi, operationIdOf, type CallExample } from '#web/server/openapi.ts';
import content from '../../content/api-examples.json' with { type: 'json' };

const examples: Record<string, CallExample> = content;
const about = {
  info: { title: '', version: '', description: '' },
  origin: 'https://site.example',
  limits: { requestsPerMinute: 1, requestsPerMinuteByKey: 1, openStreams: 1 },
};
const { paths } = describeApi(routes, { ...about, examples });
const described = new Set(Object.values(paths).flatMap((operations) => Object.values(operations).map(({ operationId }) => operationId)));
const calls = routes.filter(({ endpoint }) => described.has(operationIdOf(endpoint)));

/** Values of these names, anywhere in the examples. */
function valuesOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [...(key === name ? [entry] : []), ...valuesOf(entry, name)]);
}

describe('an example', () => {
  test('exists for every call that is described, and for no other', () => {
    expect(Object.keys(examples).toSorted()).toEqual([...described].toSorted());
  });

  test.each(calls.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route] as const))(
    'of %s is what the call accepts and answers',
    (_, route) => {
      const { query, body, answer } = examples[operationIdOf(route.endpoint)] ?? {};
      expect(safeParse(route.endpoint.input, route.endpoint.method === 'GET' ? query : body).issues).toBeUndefined();
      if (route.format === 'reply' || route.endpoint.path === '/api/openapi.json') return expect(answer).toBeUndefined();
      expect(answer).toBeDefined();
      checkAnswer({ endpoint: route.endpoint, format: 'envelope' }, answer);
    },
  );

  test('names no real person: its players have unassigned numbers and invented names', () => {
    const ids = ['playerId', 'otherId', 'consumerPlayerId'].flatMap((name) => valuesOf(examples, name)).map(Number);
    const names = ['nickname', 'personaname', 'consumerNickname'].flatMap((name) => valuesOf(examples, name)).map(String);
    expect([ids.length > 10, names.length > 10]).toEqual([true, true]);
    expect(ids.filter((id) => id < LARGEST_PLAYER_ID - 1000)).toEqual([]);
    expect(names.filter((name) => !/^Player \d+$/.test(name))).toEqual([]);
  });

  test('is short, and so are all of them together', () => {
    const sizes = Object.entries(examples).map(([id, example]) => ({ id, size: JSON.stringify(example).length }));
    expect(sizes.filter(({ size }) => size > 5000)).toEqual([]);
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(60_000);
  });
});
