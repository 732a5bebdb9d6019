import { fillPath, withQuery } from '#contract/address.ts';
import type { OpenApi } from './openapi.contract.ts';

type Schema = Record<string, unknown>;
export type ApiParameter = { name: string; isRequired: boolean; type: string; rules: string[] };
export type ApiCall = {
  id: string;
  method: string;
  path: string;
  summary: string;
  isStream: boolean;
  needsSignIn: boolean;
  parameters: ApiParameter[];
  body?: string | undefined;
  answer: string;
  example: string;
};
export type ApiGroup = { name: string; calls: ApiCall[] };

/**
 * The endpoints of an API description in readable form, in groups. `samples`: values from this site, which take precedence over the
 * description's examples.
 */
export function listApiCalls(api: Pick<OpenApi, 'paths'>, samples: Record<string, string>): ApiGroup[] {
  const groups = new Map<string, ApiCall[]>();
  for (const [path, operations] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const name = operation.tags[0] ?? '';
      const answer = operation.responses['200']?.content ?? {};
      // Streams and files also list JSON, besides their own type, for a thing that does not exist.
      const json = Object.keys(answer).length === 1 ? answer['application/json']?.schema : undefined;
      const events = answer['text/event-stream']?.schema;
      const body = operation.requestBody?.content['application/json']?.schema;
      const query = Object.fromEntries(
        operation.parameters
          .filter(({ name, required, example }) => required || (example !== undefined && name !== 'lang'))
          .map(({ name, example }) => [name, samples[name] ?? example ?? '']),
      );
      const filled = fillPath(path.replace(/\{(\w+)\}/g, ':$1'), query);
      groups.set(name, [
        ...(groups.get(name) ?? []),
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          summary: operation.summary,
          isStream: events !== undefined,
          needsSignIn: needsSignIn(operation),
          parameters: operation.parameters.map(({ name, required, schema }) => ({
            name,
            isRequired: required,
            type: typeOf(schema),
            rules: rulesOf(schema),
          })),
          body: body && typeOf(body),
          answer: json ? typeOf(dataOf(json)) : events ? typeOf(objectOf(events['x-event-data'])) : 'text',
          example: withQuery(filled.path, filled.rest),
        },
      ]);
    }
  }
  return [...groups].map(([name, calls]) => ({ name, calls }));
}

/** Whether every use of an endpoint needs authentication. */
export function needsSignIn({ security }: { security: readonly object[] }): boolean {
  return security.length > 0 && security.every((way) => Object.keys(way).length > 0);
}

/** The data schema inside the envelope, without null; a bare response as it is. */
function dataOf(schema: Schema): Schema {
  const data = objectOf(objectOf(schema['properties'])['data']);
  const choices = listOf(data['anyOf']);
  return choices[0] ?? schema;
}

/** A schema as a type expression, indented by two spaces per level. */
export function typeOf(schema: Schema, indent = ''): string {
  const choices = listOf(schema['anyOf']);
  if (choices.length > 0) return choices.map((choice) => typeOf(choice, indent)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  if (schema['type'] === 'array') {
    const item = typeOf(objectOf(schema['items']), indent);
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (schema['type'] === 'object') return objectTypeOf(schema, indent);
  return typeof schema['type'] === 'string' ? schema['type'] : 'unknown';
}

function objectTypeOf(schema: Schema, indent: string): string {
  const properties = Object.entries(objectOf(schema['properties']));
  if (properties.length === 0) return `{ [name]: ${typeOf(objectOf(schema['additionalProperties']), indent)} }`;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const lines = properties.map(
    ([name, property]) => `${indent}  ${name}${required.includes(name) ? '' : '?'}: ${typeOf(objectOf(property), `${indent}  `)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function rulesOf(schema: Schema): string[] {
  const rules: string[] = [];
  for (const name of ['default', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum']) {
    const value = schema[name];
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') rules.push(`${name} ${value}`);
  }
  return rules;
}

function objectOf(value: unknown): Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): Schema[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}
