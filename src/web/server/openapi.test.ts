import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import { long } from '#contract/whole.contract.ts';
import { describeApi } from './openapi.ts';
import { handle, handleGame, handlePlayer, handleReply, handleStream, type Route } from './route.ts';

const input = v.object({
  playerId: v.pipe(v.string(), v.regex(/^[0-9]{1,12}$/), v.description('A Steam account id'), v.transform(Number)),
  page: v.pipe(v.optional(v.string(), '1'), v.transform(Number)),
});
const output = v.object({ name: v.string(), place: v.nullable(v.number()) });
const read = endpoint({ method: 'GET', path: '/api/v2/things/short', summary: 'A thing', input, output });
const write = endpoint({
  method: 'PUT',
  path: '/api/v2/things',
  summary: 'Changes a thing',
  input: v.object({ name: v.pipe(v.string(), v.maxLength(5)) }),
  output,
});
const never = () => Promise.reject(new Error('not called'));
const info = { title: 'Test', version: '2', description: '' };
const examples = {
  get_things_short: { query: { playerId: '7' }, answer: { name: 'a', place: 1 } },
  put_things: { body: { name: 'a' }, answer: { name: 'a', place: null } },
};
const limits = { requestsPerMinute: 9, requestsPerMinuteByKey: 90, openStreams: 1 };
const describe = (...routes: Route[]) => describeApi(routes, { info, origin: 'https://site.example', limits, examples });
const callsOf = (...routes: Route[]) => describe(...routes).paths;

test('a GET is described with its query and its answer in the envelope', () => {
  const call = callsOf(handle(read, never))['/api/v2/things/short']?.['get'];
  expect(call).toMatchObject({ operationId: 'get_things_short', summary: 'A thing', tags: ['things'] });
  expect(call?.parameters).toEqual([
    {
      name: 'playerId',
      in: 'query',
      required: true,
      schema: { type: 'string', pattern: '^[0-9]{1,12}$' },
      description: 'A Steam account id',
      example: '7',
    },
    { name: 'page', in: 'query', required: false, schema: { type: 'string', default: '1' } },
  ]);
  expect(call?.responses['200']?.content?.['application/json']?.schema).toMatchObject({
    properties: {
      data: {
        anyOf: [
          {
            type: 'object',
            properties: { name: { type: 'string' }, place: { anyOf: [{ type: 'number' }, { type: 'null' }] } },
            required: ['name', 'place'],
          },
          { type: 'null' },
        ],
      },
      hasErrors: { type: 'boolean' },
    },
  });
  expect(call?.responses['200']?.content?.['application/json']?.example).toEqual({
    data: { name: 'a', place: 1 },
    errors: [],
    hasErrors: false,
  });
  expect(Object.keys(call?.responses ?? {})).toEqual(['200', '400', '429', '500', '503']);
});

test('a description contains everything that it refers to', () => {
  const api = describe(handle(read, never));
  const referred = [...JSON.stringify(api).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  const found = (path: string) => path.split('/').reduce<unknown>((at, name) => Object(at)[name], api);
  expect(referred.length).toBeGreaterThan(4);
  expect(referred.filter((path) => found(path) === undefined)).toEqual([]);
  expect(api['x-limits']).toEqual(limits);
});

test('any call except a GET is described with its body', () => {
  const call = callsOf(handle(write, never))['/api/v2/things']?.['put'];
  expect(call?.parameters).toEqual([]);
  expect(call?.requestBody?.content['application/json']?.schema).toMatchObject({
    properties: { name: { type: 'string', maxLength: 5 } },
    required: ['name'],
  });
  expect(call?.requestBody?.content['application/json']?.example).toEqual({ name: 'a' });
});

test('a call that reads nothing of its body is described without one', () => {
  const call = callsOf(handle({ ...write, input: v.object({}) }, never))['/api/v2/things']?.['put'];
  expect(call).not.toHaveProperty('requestBody');
});

test('a bare answer has no envelope, and a stream is described as a stream', () => {
  const bare = callsOf({ ...handle(read, never), format: 'bare' })['/api/v2/things/short']?.['get'];
  expect(bare?.responses['200']?.content?.['application/json']?.schema).toMatchObject({ properties: { name: { type: 'string' } } });
  const stream = callsOf(handleStream(read, never))['/api/v2/things/short']?.['get'];
  expect(Object.keys(stream?.responses['200']?.content ?? {})).toEqual(['text/event-stream', 'application/json']);
});

test('a redirecting call is described by its redirect, and one that answers a file by the kind of file', () => {
  const answersOf = (route: Route) => callsOf(route)['/api/v2/things/short']?.['get']?.responses ?? {};
  const leading = answersOf(handleReply(read, never));
  expect(leading).not.toHaveProperty('200');
  expect(leading['302']).toMatchObject({ headers: { Location: { $ref: '#/components/headers/Location' } } });
  const file = answersOf(handleReply(read, never, { types: ['image/webp'] }));
  expect(file).not.toHaveProperty('302');
  expect(Object.keys(file['200']?.content ?? {})).toEqual(['image/webp', 'application/json']);
});

test('a call with a body says that the body may be too large', () => {
  const paths = callsOf(handle(read, never), handle(write, never));
  const told = [paths['/api/v2/things/short']?.['get'], paths['/api/v2/things']?.['put']].map((call) => call?.responses['413']?.$ref);
  expect(told).toEqual([undefined, '#/components/responses/TooLarge']);
});

test('other refusals of a call are described by status and in words', () => {
  const route = handlePlayer(write, never, { refuses: ['tooManyKeys', 'bannedOnSocials'] });
  const { responses } = callsOf(route)['/api/v2/things']?.['put'] ?? {};
  expect([responses?.['409']?.description, responses?.['403']?.description]).toEqual([
    'You have ten keys already. Revoke one',
    'The request came from another site; You are not allowed to change your profile links',
  ]);
});

test('a stream says what its events contain, how it ends, and that nothing follows its end', () => {
  const { responses } = callsOf(handleStream(read, never))['/api/v2/things/short']?.['get'] ?? {};
  const { schema, example } = responses?.['200']?.content?.['text/event-stream'] ?? {};
  expect(schema).toMatchObject({
    type: 'string',
    description: expect.stringMatching(/without the envelope.*the type end/),
    'x-event-data': { type: 'object', properties: { name: { type: 'string' } } },
  });
  expect(example).toMatch(/^data: \{"name":"a","place":1\}\nid: [\w-]{16}\n\nevent: end\ndata: end\n\n$/);
  expect(responses?.['204']?.description).toMatch(/Last-Event-ID/);
});

test('a number that does not fit into 32 bits is described as 64 bits, and a parameter has the description of its name', () => {
  const call = endpoint({ ...read, output: v.object({ matchId: long, other: v.nullable(long) }) });
  const words = { page: 'The page, from 1', playerId: 'Said already' };
  const api = describeApi([handle(call, never)], { info, origin: 'https://site.example', limits, examples: {}, parameters: words });
  const { parameters, responses } = api.paths['/api/v2/things/short']?.['get'] ?? {};
  expect(parameters?.map(({ description }) => description)).toEqual(['A Steam account id', 'The page, from 1']);
  expect(JSON.stringify(responses?.['200']?.content)).toContain(
    '"matchId":{"type":"integer","format":"int64"},"other":{"anyOf":[{"type":"integer","format":"int64"}',
  );
});

test('the description says which calls require signing in, and how programs and browsers identify themselves', () => {
  const { paths, components } = describe(handle(read, never), handlePlayer(write, never));
  const signedIn = [{ key: [] }, { session: [] }];
  expect([paths['/api/v2/things/short']?.['get']?.security, paths['/api/v2/things']?.['put']?.security]).toEqual([[], signedIn]);
  expect(components.securitySchemes).toMatchObject({
    key: { type: 'http', scheme: 'bearer' },
    session: { type: 'apiKey', in: 'cookie', name: '__Host-token' },
  });
});

test('the description says what else a call requires, and why it is refused without it', () => {
  const isMet = () => false;
  const forSubscribers = handle(read, never, { needs: { refusal: 'subscribersOnly', isMet } });
  const forSteam = handlePlayer(write, never, { needs: { refusal: 'steamSignInNeeded', isMet } });
  const paths = callsOf(forSubscribers, forSteam);
  const told = [paths['/api/v2/things/short']?.['get'], paths['/api/v2/things']?.['put']].map((call) => [
    call?.security,
    call?.responses['401']?.$ref,
    call?.responses['403']?.description,
  ]);
  expect(told).toEqual([
    [[{ key: [] }, { session: [] }], '#/components/responses/NotSignedIn', 'For Dota Plus subscribers only'],
    [[{ session: [] }], '#/components/responses/NotSignedIn', expect.stringMatching(/Steam sign-in.*; The request came from another site/)],
  ]);
  const sometimes = callsOf(handle(read, never, { mayNeedSignIn: true }))['/api/v2/things/short']?.['get'];
  expect(sometimes?.security).toEqual([{}, { key: [] }, { session: [] }]);
});

test('the calls of the game server are left out', () => {
  expect(callsOf(handleGame(write, never))).toEqual({});
});

test('a deprecated call is marked as deprecated', () => {
  const deprecated = { on: '2026-12-01', until: '2027-03-01', instead: '/api/v2/items' } as const;
  const paths = callsOf(handle({ ...read, deprecated }, never), handle(write, never));
  expect([paths['/api/v2/things/short']?.['get']?.deprecated, paths['/api/v2/things']?.['put']?.deprecated]).toEqual([true, undefined]);
});
