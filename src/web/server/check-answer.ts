import { isDeepStrictEqual } from 'node:util';
import { getDotPath, safeParse } from 'valibot';
import type { Route } from './route.ts';

/** Set in tests; in production the site trusts its types and saves the time. */
const isChecking = process.env.CHECK_ANSWERS === '1';

/** In tests: throws when a response, as JSON, differs from its documented schema, including fields that the schema does not name. */
export function checkAnswer({ endpoint, format }: Pick<Route, 'endpoint' | 'format'>, data: unknown): void {
  if (!isChecking || format === 'stream' || format === 'reply') return;
  const sent: unknown = JSON.parse(JSON.stringify(data ?? null));
  const read = safeParse(endpoint.output, sent);
  const problems = read.success
    ? differences(sent, read.output)
    : read.issues.map((issue) => `${getDotPath(issue) ?? 'the answer'}: ${issue.message}`);
  if (problems.length > 0)
    throw new Error(`${endpoint.method} ${endpoint.path} answers against its schema: ${problems.slice(0, 5).join('; ')}`);
}

/** Lists where the sent data has more than its schema reads: an object schema drops fields that it does not name. */
function differences(sent: unknown, read: unknown, path = 'the answer'): string[] {
  if (isDeepStrictEqual(sent, read)) return [];
  if (!isObject(sent) || !isObject(read)) return [`${path} is read as something else`];
  return Object.keys(sent).flatMap((key) =>
    Object.hasOwn(read, key) ? differences(sent[key], read[key], `${path}.${key}`) : [`${path}.${key} is not documented`],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
