import { describe, expect, test } from 'vitest';
import { languages } from '#lib/words.ts';
import { routes } from '#site/endpoints.ts';
import { describeApi } from '#web/server/openapi.ts';
import examples from '../../../content/api-examples.json' with { type: 'json' };
import { listApiCalls, typeOf } from './api-calls.ts';
import { text } from './developers.text.ts';
import { text as parameters } from './parameters.text.ts';

const about = {
  info: { title: '', version: '', description: '' },
  origin: 'https://site.example',
  limits: { requestsPerMinute: 1200, requestsPerMinuteByKey: 6000, openStreams: 100 },
};
const api = describeApi(routes, { ...about, examples: {} });
const calls = listApiCalls(api, { playerId: '7', dotaMatchId: '8' }).flatMap((group) => group.calls);

describe('the page of the API', () => {
  test('shows a call with its parameters, answer and a working address', () => {
    expect(calls.find((call) => call.path === '/api/v2/players/short')).toMatchObject({
      method: 'GET',
      parameters: [{ name: 'playerId', isRequired: true, type: 'string', rules: ['pattern ^[0-9]{1,12}$'] }],
      answer: '{\n  playerId: integer\n  nickname: string\n  avatarUrl: string | null\n  rating: integer\n  duoRating: integer\n}',
      example: '/api/v2/players/short?playerId=7',
    });
  });

  test('gives every address the values that its call requires', () => {
    const addresses = listApiCalls(describeApi(routes, { ...about, examples }), {})
      .flatMap((group) => group.calls)
      .filter((call) => call.method === 'GET')
      .map((call) => call.example);
    expect(addresses.filter((address) => /=(&|$)/.test(address))).toEqual([]);
    expect(addresses).toContain('/api/v2/content/blame?heroName=muerta');
  });

  test('leaves out the calls of the game server', () => {
    expect(calls.filter((call) => call.path.startsWith('/api/game'))).toEqual([]);
  });

  test('says in both languages what a call is for', () => {
    const russian: Record<string, string> = text('ru').summaries;
    expect(calls.filter((call) => !russian[call.id]).map((call) => call.id)).toEqual([]);
  });

  test('says in both languages what a parameter is', () => {
    const names = [...new Set(calls.flatMap((call) => call.parameters.map((parameter) => parameter.name)))];
    for (const language of languages) {
      const about: Record<string, string> = parameters(language).about;
      expect(names.filter((name) => !about[name])).toEqual([]);
    }
  });
});

test.each([
  [{ type: 'string' }, 'string'],
  [{ enum: ['a', 'b'], type: 'string' }, '"a" | "b"'],
  [{ anyOf: [{ const: '' }, { type: 'number' }] }, '"" | number'],
  [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number | null'],
  [{ type: 'array', items: { anyOf: [{ type: 'number' }, { type: 'null' }] } }, '(number | null)[]'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, '{ [name]: string }'],
  [
    {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'array', items: { type: 'object', properties: { c: {} }, required: ['c'] } } },
      required: ['b'],
    },
    '{\n  a?: string\n  b: {\n    c: unknown\n  }[]\n}',
  ],
])('the schema %j is shown as %j', (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});
