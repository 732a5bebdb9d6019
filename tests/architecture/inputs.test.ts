import { toJsonSchema } from '@valibot/to-json-schema';
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { placeOrder } from '#areas/money/orders/orders.contract.ts';
import { routes } from '#site/endpoints.ts';

/** Where a schema takes numbers of any size; what the database cannot hold would be a fault of ours instead of a 400. */
function unbounded(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isNumber = 'type' in schema && (schema.type === 'number' || schema.type === 'integer');
  if (isNumber && !('maximum' in schema) && !('const' in schema)) return [at];
  return Object.entries(schema).flatMap(([key, value]) => unbounded(value, `${at}.${key}`));
}

it('every number in the body of a call of the site has an upper bound', () => {
  // What is ordered is looked up among the products, and a recipient is read as a player's number or an address.
  const bodies = routes.filter(({ endpoint, guard }) => endpoint.method !== 'GET' && guard !== 'game' && endpoint !== placeOrder);
  expect(bodies.length).toBeGreaterThan(30);
  expect(
    bodies.flatMap(({ endpoint }) =>
      unbounded(toJsonSchema(endpoint.input, { typeMode: 'input', errorMode: 'ignore' }), `${endpoint.method} ${endpoint.path}`),
    ),
  ).toEqual([]);
});

/** Where a schema names one type beside a choice of several: programs that check what they send would refuse the others. */
function narrowed(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('anyOf' in schema && 'type' in schema) return [at];
  return Object.entries(schema).flatMap(([key, value]) => narrowed(value, `${at}.${key}`));
}

it('the description of what a call takes leaves every kind of value that the call takes', () => {
  expect(
    routes.flatMap(({ endpoint }) =>
      narrowed(toJsonSchema(endpoint.input, { typeMode: 'input', errorMode: 'ignore' }), `${endpoint.method} ${endpoint.path}`),
    ),
  ).toEqual([]);
});

it.each([
  [71, 71],
  ['71', 71],
  ['0071', 71],
  ['', ''],
  [null, null],
  [0, undefined],
  ['0', undefined],
  [1.5, undefined],
  [1_000_000_000_000, undefined],
  ['1000000000000', undefined],
  [true, undefined],
])('who a gift is for may be said as %j', (giftPlayerId, read) => {
  const given = safeParse(placeOrder.input, { currency: 'rub', productId: 1, giftPlayerId });
  expect(given.success ? given.output.giftPlayerId : undefined).toBe(read);
});
