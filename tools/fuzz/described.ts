import fc from 'fast-check';
import { Random } from '#lib/random.ts';
import { hostile, type Fuzzed } from './fuzzer.ts';

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  pattern?: string;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Place = 'path' | 'query' | 'body';
type Field = { name: string; in: Place; required: boolean; schema: Schema; example?: unknown };
type Operation = {
  parameters: Field[];
  requestBody?: { content: { 'application/json': { schema: Schema; example?: Record<string, unknown> } } };
};
export type ApiDocument = { paths: Record<string, Record<string, Operation>> };

const AT_ONCE = 200;
const LONGEST = 40;
/** One in this many requests keeps to the description; the others deviate in one value. */
const SPOILT = 2;

/** Generates requests that match an OpenAPI document, and some that deviate in one value. The same seed gives the same requests. */
export function drawDescribed({ paths }: ApiDocument, seed: string): () => Fuzzed {
  const calls = Object.entries(paths).flatMap(([pattern, operations]) =>
    Object.entries(operations).map(([method, operation]) => requestsOf(method.toUpperCase(), pattern, fieldsOf(operation))),
  );
  const random = new Random(seed);
  let drawn: Fuzzed[] = [];
  return () => {
    if (drawn.length === 0) drawn = fc.sample(fc.oneof(...calls), { seed: random.whole(0, 2 ** 31 - 1), numRuns: AT_ONCE });
    return drawn.pop() as Fuzzed;
  };
}

function fieldsOf({ parameters, requestBody }: Operation): Field[] {
  const { schema, example } = requestBody?.content['application/json'] ?? {};
  const inBody = Object.entries(schema?.properties ?? {}).map(([name, property]): Field => {
    const given = example?.[name];
    return {
      name,
      in: 'body',
      required: schema?.required?.includes(name) ?? false,
      schema: property,
      ...(given === undefined ? {} : { example: given }),
    };
  });
  return [...parameters, ...inBody];
}

function requestsOf(method: string, pattern: string, fields: readonly Field[]): fc.Arbitrary<Fuzzed> {
  const fitting = fc.record(Object.fromEntries(fields.map((field) => [field.name, valuesOf(field)])), {
    requiredKeys: fields.filter(({ required, in: place }) => required || place === 'path').map(({ name }) => name),
  });
  const spoiling = fc.record({
    name: fc.constantFrom(...fields.map(({ name }) => name), 'x'),
    value: fc.option(wrong, { nil: undefined }),
  });
  return fc.tuple(fitting, fc.option(spoiling, { freq: SPOILT })).map(([given, spoilt]) => {
    const values: Record<string, unknown> = spoilt ? { ...given, [spoilt.name]: spoilt.value } : given;
    return requestOf(method, pattern, fields, values);
  });
}

const wrong = fc.oneof(
  fc.constantFrom(...hostile),
  fc.jsonValue({ maxDepth: 1 }),
  fc.integer(),
  fc.string({ unit: 'grapheme', maxLength: LONGEST }),
);

function valuesOf({ schema, example }: Field): fc.Arbitrary<unknown> {
  return example === undefined ? valuesBy(schema) : fc.oneof(fc.constant(example), valuesBy(schema));
}

function valuesBy({ const: constant, enum: members, anyOf, type, ...of }: Schema): fc.Arbitrary<unknown> {
  if (constant !== undefined) return fc.constant(constant);
  if (members) return fc.constantFrom(...members);
  if (anyOf) return fc.oneof(...anyOf.map(valuesBy));
  switch (type) {
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc
        .maxSafeInteger()
        .map((number) => within(number, of))
        .chain((number) => fc.oneof(fc.constant(number), fc.constant(within(number % 1_000, of))));
    case 'number':
      return fc.double({ min: of.minimum ?? -1e9, max: of.maximum ?? 1e9, noNaN: true });
    case 'array':
      return fc.array(valuesBy(of.items ?? {}), { minLength: of.minItems ?? 0, maxLength: Math.min(of.maxItems ?? 3, 10) });
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(of.properties ?? {}).map(([name, property]) => [name, valuesBy(property)])), {
        requiredKeys: of.required ?? [],
      });
    case 'string':
      return textsBy(of);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

const within = (number: number, { minimum = -(2 ** 53), maximum = 2 ** 53 }: Schema) => Math.min(maximum, Math.max(minimum, number));

function textsBy({ pattern, format, maxLength = LONGEST }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2030-01-01') }).map((date) => date.toISOString());
  if (pattern) return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
  return fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, LONGEST) });
}

function requestOf(method: string, pattern: string, fields: readonly Field[], values: Record<string, unknown>): Fuzzed {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
  const pathNames = new Set(fields.filter((field) => field.in === 'path').map(({ name }) => name));
  const place = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(values[name] ?? 'x')) || 'x');
  if (fields.some((field) => field.in === 'body') || method !== 'GET')
    return { method, pattern, address: place, headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined && !pathNames.has(name)) query.set(name, textOf(value));
  return { method, pattern, address: query.size > 0 ? `${place}?${query}` : place, headers: {}, body: undefined };
}
