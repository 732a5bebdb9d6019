import { toJsonSchema } from '@valibot/to-json-schema';
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { placeOrder } from '#areas/money/orders/orders.contract.ts';
import { routes } from '#site/endpoints.ts';

/** Where a schema accepts numbers of any size; a number too large for the database would be a fault instead of a 400. */
function unbounded(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isNumber = 'type' in schema && (schema.type === 'number' || schema.type === 'integer');
  if (isNumber && !('maximum' in schema) && !('const' in schema)) return [at];
  return Object.entries(schema).flatMap(([key, value]) => unbounded(value, `${at}.${key}`));
}

it('every number in the body of a call of the site has an upper bound', () => {
  // Ordered products are looked up, and a recipient is read as a player's number or an address.
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

it('the description of a call allows every kind of value that the call accepts', () => {
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
])('the recipient of a gift may be given as %j', (giftPlayerId, read) => {
  const given = safeParse(placeOrder.input, { currency: 'rub', productId: 1, giftPlayerId });
  expect(given.success ? given.output.giftPlayerId : undefined).toBe(read);
});
