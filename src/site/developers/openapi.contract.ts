import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import type { Language } from '#lib/words.ts';

const Schema = v.record(v.string(), v.unknown());
const Content = v.record(v.string(), v.object({ schema: Schema, example: v.optional(v.unknown()) }));
const Reference = v.object({ $ref: v.string() });
const Answer = v.object({
  $ref: v.optional(v.string()),
  description: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), Reference)),
  content: v.optional(Content),
});
const Operation = v.object({
  operationId: v.string(),
  summary: v.string(),
  tags: v.array(v.string()),
  security: v.array(v.record(v.string(), v.array(v.string()))),
  parameters: v.array(
    v.object({
      name: v.string(),
      in: v.string(),
      required: v.boolean(),
      schema: Schema,
      description: v.optional(v.string()),
      example: v.optional(v.string()),
    }),
  ),
  requestBody: v.optional(v.object({ required: v.boolean(), content: Content })),
  responses: v.record(v.string(), Answer),
});

/** The limits per address and per key; 0: unlimited. */
const ApiLimits = v.object({ requestsPerMinute: v.number(), requestsPerMinuteByKey: v.number(), openStreams: v.number() });
export type ApiLimits = v.InferOutput<typeof ApiLimits>;

/** The links to our own bots, which report the same figures; null where there is none. */
const Bots = v.object({ telegram: v.nullable(v.string()), discord: v.nullable(v.string()) });
export type Bots = v.InferOutput<typeof Bots>;

const OpenApi = v.object({
  openapi: v.string(),
  info: v.object({ title: v.string(), version: v.string(), description: v.string() }),
  servers: v.array(v.object({ url: v.string() })),
  paths: v.record(v.string(), v.record(v.string(), Operation)),
  components: v.object({
    headers: v.record(v.string(), v.object({ description: v.string(), schema: Schema })),
    responses: v.record(v.string(), Answer),
    securitySchemes: v.record(v.string(), v.record(v.string(), v.string())),
  }),
  'x-limits': ApiLimits,
  'x-bots': Bots,
});
export type OpenApi = v.InferOutput<typeof OpenApi>;

/** The Atom feed of API changes. */
export function apiFeedPath(language: Language): string {
  return `/feeds/${language}/api.xml`;
}

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description, as OpenAPI 3.1',
  input: v.object({}),
  output: OpenApi,
  isBare: true,
});
