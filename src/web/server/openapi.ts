import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { refusals } from '#contract/refusals.ts';
import { COUNTED } from './api-rates.ts';
import { sessionCookieName } from './cookies.ts';
import { envelope } from './envelope.ts';
import type { Route } from './route.ts';
import { LAST_EVENT } from './streams/event-stream.ts';

type Schema = Record<string, unknown>;
type ConversionContext = Parameters<NonNullable<ConversionConfig['overrideAction']>>[0];
type Content = Record<string, { schema: Schema; example?: unknown }>;
type Parameter = { name: string; in: 'query' | 'path'; required: boolean; schema: Schema; description?: string; example?: string };
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  deprecated?: true;
  /** The authentication schemes that are accepted. Empty: none is needed; `{}` among them: some inputs need none. */
  security: Partial<Record<keyof SecuritySchemes, []>>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Answer>;
};
type Reference = { $ref: string };
type Header = { description: string; schema: Schema };
/** A response, or a reference to its description. */
type Answer = Partial<Reference> & { description?: string; headers?: Record<string, Reference>; content?: Content };
/** How a caller authenticates. */
type SecuritySchemes = {
  key: { type: 'http'; scheme: 'bearer'; description: string };
  session: { type: 'apiKey'; in: 'cookie'; name: string; description: string };
};
/** Requests per minute for one address and for one key, and open event streams per address. 0: unlimited. */
export type ApiLimits = { requestsPerMinute: number; requestsPerMinuteByKey: number; openStreams: number };
export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { headers: Record<string, Header>; responses: Record<string, Answer>; securitySchemes: SecuritySchemes };
  'x-limits': ApiLimits;
};
/** A recorded call: its input and its response, which is absent where that is not JSON. */
export type CallExample = { query?: Record<string, string>; body?: unknown; answer?: unknown };
type About = {
  info: OpenApi['info'];
  origin: string;
  limits: ApiLimits;
  examples: Record<string, CallExample>;
  /** Descriptions of parameters, by name. */
  parameters?: Record<string, string>;
};

/** The API description for programs: the endpoints for everyone and for signed-in players. */
export function describeApi(routes: readonly Route[], { info, origin, limits, examples, parameters = {} }: About): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    if (['game', 'admin'].includes(route.guard)) continue;
    const { path, method } = route.endpoint;
    if (path.startsWith('/api/webhooks/')) continue;
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: describeCall(route, examples, parameters) };
  }
  const components = { ...shared, securitySchemes: securitySchemesOf(origin) };
  return { openapi: '3.1.0', info, servers: [{ url: origin }], paths, components, 'x-limits': limits };
}

function securitySchemesOf(origin: string): SecuritySchemes {
  return {
    key: { type: 'http', scheme: 'bearer', description: 'An API key, made on one’s own profile' },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookieName(origin),
      description: 'What a browser has after signing in. Changes are taken from pages of this site only',
    },
  };
}

/** The operation id of an endpoint, which its texts and examples are keyed by. */
export function operationIdOf({ method, path }: Route['endpoint']): string {
  return [method.toLowerCase(), ...wordsOf(path)].join('_').replace(/\W+/g, '_');
}

function wordsOf(path: string): string[] {
  return path.split('/').filter((word) => word !== '' && word !== 'api' && word !== 'v2');
}

function describeCall(route: Route, examples: Record<string, CallExample>, words: Record<string, string>): Operation {
  const { endpoint } = route;
  const operationId = operationIdOf(endpoint);
  const example = examples[operationId] ?? {};
  const input = toSchema(endpoint.input, 'input');
  const isQuery = endpoint.method === 'GET';
  const hasInput = Object.keys(input.properties ?? {}).length > 0;
  const hasBody = !isQuery && hasInput;
  return {
    operationId,
    summary: endpoint.summary,
    tags: [wordsOf(endpoint.path)[0]?.replace(/\.\w+$/, '') ?? 'api'],
    ...(endpoint.deprecated ? { deprecated: true as const } : {}),
    security: securityOf(route),
    parameters: isQuery ? parametersOf(input, endpoint.path, { examples: example.query ?? {}, words }) : [],
    ...(hasBody
      ? { requestBody: { required: true, content: { 'application/json': { schema: { ...input }, ...exampleOf(example.body) } } } }
      : {}),
    responses: {
      ...successOf(route, example.answer, hasInput),
      ...(securityOf(route).length === 0 ? {} : { 401: { $ref: '#/components/responses/NotSignedIn' } }),
      ...refusalsOf(route),
      ...(hasInput ? { 400: { $ref: '#/components/responses/Malformed' } } : {}),
      ...(hasBody ? { 413: { $ref: '#/components/responses/TooLarge' } } : {}),
      ...(endpoint.path.startsWith(COUNTED) ? { 429: { $ref: '#/components/responses/TooManyRequests' } } : {}),
      500: { $ref: '#/components/responses/Fault' },
      503: { $ref: '#/components/responses/Unavailable' },
    },
  };
}

/** The success response of an endpoint. */
function successOf(route: Route, example: unknown, hasInput: boolean): Record<string, Answer> {
  const { endpoint, format, types } = route;
  if (format === 'reply' && !types)
    return { 302: { description: 'Leads on', headers: { Location: { $ref: '#/components/headers/Location' } } } };
  const files: Content = Object.fromEntries((types ?? []).map((type) => [type, { schema: {} }]));
  const content = types ? files : answerOf(route, example);
  // When the thing does not exist, the envelope comes instead.
  if ((types || format === 'stream') && hasInput) content['application/json'] = { schema: inEnvelope({ type: 'null' }) };
  const headers = endpoint.path.startsWith(COUNTED) ? { headers: rateHeaders } : {};
  const answer = { 200: { description: 'The answer', content, ...headers } };
  return format === 'stream' ? { ...answer, 204: { description: NOTHING_NEW } } : answer;
}

function securityOf({ guard, needs, mayNeedSignIn }: Route): Operation['security'] {
  if (needs?.refusal === 'steamSignInNeeded') return [{ session: [] }];
  if (mayNeedSignIn) return [{}, { key: [] }, { session: [] }];
  return guard === 'none' && !needs ? [] : [{ key: [] }, { session: [] }];
}

/** The refusals of a well-formed request, by status. Requests that change something are refused from other sites. */
function refusalsOf({ endpoint, needs, refuses = [] }: Route): Record<string, Answer> {
  const foreign = endpoint.method === 'GET' ? [] : (['foreignOrigin'] as const);
  const codes = [...(needs ? [needs.refusal] : []), ...foreign, ...refuses];
  const byStatus = Map.groupBy(codes, (code) => refusals[code].status);
  const answers = [...byStatus].map(([status, those]): [number, Answer] => [
    status,
    { $ref: '#/components/responses/Refused', description: those.map((code) => refusals[code].en).join('; ') },
  ]);
  return Object.fromEntries(answers);
}

type Told = { examples: Record<string, string>; words: Record<string, string> };

function parametersOf(input: JsonSchema, path: string, { examples, words }: Told): Parameter[] {
  return Object.entries(input.properties ?? {}).map(([name, property]) => {
    const { description = words[name], ...schema } = typeof property === 'boolean' ? {} : property;
    return {
      name,
      in: path.includes(`:${name}`) ? 'path' : 'query',
      required: input.required?.includes(name) ?? false,
      schema: { ...schema },
      ...(description === undefined ? {} : { description }),
      ...exampleOf(examples[name]),
    };
  });
}

function exampleOf<T>(example: T | undefined): { example?: T } {
  return example === undefined ? {} : { example };
}

function answerOf({ endpoint, format }: Route, example: unknown): Content {
  if (format === 'stream') {
    const event = example === undefined ? undefined : `data: ${JSON.stringify(example)}\nid: q1XJ2yWm0bT7hKcA\n\n${LAST_EVENT}`;
    const schema = { type: 'string', description: EVENTS, [EVENT_DATA]: { ...toSchema(endpoint.output, 'output') } };
    return { 'text/event-stream': { schema, ...exampleOf(event) } };
  }
  const output = { ...toSchema(endpoint.output, 'output') };
  if (format === 'bare') return { 'application/json': { schema: output, ...exampleOf(example) } };
  const whole = example === undefined ? undefined : envelope(example);
  return { 'application/json': { schema: inEnvelope({ anyOf: [output, { type: 'null' }] }), ...exampleOf(whole) } };
}

const NOTHING_NEW = 'The Last-Event-ID is that of the last event there will be: an EventSource does not come back after this';
/** The schema extension that describes the data of each event in a stream. */
const EVENT_DATA = 'x-event-data';
const EVENTS =
  'Server-sent events. The data of each is JSON by x-event-data, without the envelope. Where the stream ends, one more comes with the type end and the data end, which is no JSON';

function inEnvelope(data: Schema): Schema {
  const error = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };
  return {
    type: 'object',
    properties: { data, errors: { type: 'array', items: error }, hasErrors: { type: 'boolean' } },
    required: ['data', 'errors', 'hasErrors'],
  };
}

const problem: Schema = {
  type: 'object',
  description: `As RFC 9457 has it, for who accepts it; of calls under ${COUNTED} alone`,
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    instance: { type: 'string' },
  },
  required: ['type', 'title', 'status', 'detail'],
};

const refused: Content = {
  'application/json': { schema: inEnvelope({ type: 'null' }) },
  'application/problem+json': { schema: problem },
};

const rateHeaders = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
};

const shared: Omit<OpenApi['components'], 'securitySchemes'> = {
  headers: {
    RateLimit: {
      description: 'What is left: r requests for the next t seconds (draft-ietf-httpapi-ratelimit-headers-11)',
      schema: { type: 'string' },
    },
    'RateLimit-Policy': { description: 'The limit: q requests in w seconds', schema: { type: 'string' } },
    'WWW-Authenticate': { description: 'Bearer error="invalid_token" where a key was sent that opens nothing', schema: { type: 'string' } },
    Location: { description: 'Where it leads', schema: { type: 'string', format: 'uri-reference' } },
    'Retry-After': { description: 'The seconds to wait', schema: { type: 'integer' } },
  },
  responses: {
    NotSignedIn: {
      description: 'Not signed in, or an API key that is wrong or revoked',
      headers: { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } },
      content: refused,
    },
    Refused: { description: 'Not for this caller, or not as things are; the text says why', content: refused },
    TooLarge: { description: 'The body is too large', content: refused },
    Malformed: {
      description:
        'The input is malformed: the text is English and names the field. Or it is well-formed and refused: the text is in the language of who asks',
      content: refused,
    },
    TooManyRequests: {
      description: 'Too many requests from one address or with one key, or too many open streams',
      headers: { ...rateHeaders, 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
      content: refused,
    },
    Fault: { description: 'A fault of the server; the text holds the id it has in the log', content: refused },
    Unavailable: {
      description: 'The site, or what it needs for this, is away for a while',
      headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
      content: refused,
    },
  },
};

function toSchema(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore', overrideAction });
  return converted;
}

/** Passes number formats on to code generators. */
function overrideAction({ valibotAction, jsonSchema }: ConversionContext): JsonSchema | undefined {
  if (valibotAction.type !== 'metadata' || !('metadata' in valibotAction)) return undefined;
  const { format } = Object(valibotAction.metadata);
  return typeof format === 'string' ? { ...jsonSchema, format } : undefined;
}
