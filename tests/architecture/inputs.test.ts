import { toJsonSchema } from '@valibot/to-json-schema';
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
