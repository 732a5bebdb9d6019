import { needsSignIn, typeOf } from '#site/developers/api-calls.ts';
import type { OpenApi } from '#web/server/openapi.ts';

type Schema = Record<string, unknown>;
type Operation = OpenApi['paths'][string][string];

const HEAD = '// Made from the contracts of the site by tests/architecture/api-client.test.ts: change those, not this.\n';

/** The calls of a description that answer in the envelope, as types of TypeScript: by method and path what each takes and answers. */
export function clientTypesOf({ paths }: Pick<OpenApi, 'paths'>): string {
  const groups = { get: 'GetCalls', post: 'PostCalls', put: 'PutCalls' };
  const blocks = Object.entries(groups).map(([method, name]) => {
    const calls = Object.entries(paths).flatMap(([path, operations]) => {
      const operation = operations[method];
      const content = operation?.responses['200']?.content ?? {};
      // Streams and files have it beside what they are, for what is not there.
      const isData = Object.keys(content).join() === 'application/json';
      const data = isData ? dataOf(content['application/json']?.schema) : undefined;
      return operation && data ? [callOf(path, operation, data)] : [];
    });
    return `export type ${name} = {\n${calls.join('\n')}\n};\n`;
  });
  return [HEAD, ...blocks].join('\n');
}

function callOf(path: string, operation: Operation, data: Schema): string {
  return [
    `  /** ${operation.summary}${needOf(operation)} */`,
    `  '${path}': {`,
    `    input: ${inputOf(operation)};`,
    `    answer: ${typescriptOf(data, '    ')};`,
    '  };',
  ].join('\n');
}

/** What a program needs for a call. */
function needOf(operation: Operation): string {
  if (!needsSignIn(operation)) return '';
  return operation.security.some((way) => 'key' in way) ? '. Needs a key.' : '. For pages of the site: a key does not open it.';
}

/** What a query says in text is given as it is: numbers and truths too. */
function inputOf({ parameters, requestBody }: Operation): string {
  const body = requestBody?.content['application/json']?.schema;
  if (body && Object.keys(body['properties'] ?? {}).length > 0) return typescriptOf(body, '    ');
  if (parameters.length === 0) return 'Record<string, never>';
  const fields = parameters.map(({ name, required, schema }) => {
    const type = typescriptOf(schema, '      ');
    const given = type.startsWith('"true" | "false"') ? 'boolean' : type === 'string' ? 'string | number' : type;
    return `      ${name}${required ? '' : '?'}: ${given};`;
  });
  return `{\n${fields.join('\n')}\n    }`;
}

/** What the envelope holds, null included. */
function dataOf(answer: Schema | undefined): Schema | undefined {
  const { properties } = (answer ?? {}) as { properties?: Record<string, Schema> };
  return properties && 'hasErrors' in properties ? properties['data'] : undefined;
}

function typescriptOf(schema: Schema, indent: string): string {
  return typeOf(schema, indent)
    .replaceAll('[name]:', '[name: string]:')
    .replaceAll(/\binteger\b/g, 'number')
    .replaceAll(/\bnull( \| null)+/g, 'null');
}
