import { expect, it } from 'vitest';
import { drawDescribed, type ApiDocument } from './described.ts';

const document: ApiDocument = {
  paths: {
    '/api/v2/things/{url}': {
      get: {
        parameters: [
          { name: 'url', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z]{1,3}$' } },
          { name: 'mode', in: 'query', required: true, schema: { type: 'string', enum: ['solo', 'duo'] } },
        ],
      },
    },
    '/api/v2/things': {
      post: {
        parameters: [],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', properties: { id: { type: 'integer', minimum: 1, maximum: 9 } }, required: ['id'] },
            },
          },
        },
      },
    },
  },
};

it('requests match the document, or differ by one value, and are the same for the same seed', () => {
  const [draw, again] = [drawDescribed(document, 'one'), drawDescribed(document, 'one')];
  const drawn = Array.from({ length: 600 }, draw);
  expect(drawn).toEqual(Array.from({ length: 600 }, again));
  const asked = drawn.map(({ method, address, body }) => `${method} ${address} ${body ?? ''}`);
  const fitting = asked.filter((text) =>
    /^(GET \/api\/v2\/things\/[a-z]{1,3}\?mode=(solo|duo)|POST \/api\/v2\/things \{"id":[1-9]\}) ?$/.test(text),
  );
  expect(fitting.length).toBeGreaterThan(240);
  expect(fitting.length).toBeLessThan(480);
});
