import * as v from 'valibot';

/** An environment variable and its schema. An absent variable is undefined to the schema. */
export type Variable<T> = { name: string; schema: v.GenericSchema<unknown, T> };
/** Groups of variables, keyed by the names the site uses for their values. */
export type Variables = { [name: string]: Variable<unknown> | Variables };
export type ValuesOf<V> = { [K in keyof V]: V[K] extends Variable<infer T> ? T : ValuesOf<V[K]> };

/** A wrong value in the environment; its message is a sentence for the person who starts the site. */
export class ConfigError extends Error {}

/** A variable by its name in the environment. */
export function variable<T>(name: string, schema: v.GenericSchema<unknown, T>): Variable<T> {
  return { name, schema };
}

/** Reads these variables from an environment; empty ones count as absent. Throws ConfigError for the first wrong one. */
export function readVariables<V extends Variables>(variables: V, environment: Record<string, string | undefined>): ValuesOf<V> {
  return Object.fromEntries(
    Object.entries(variables).map(([key, of]) => [key, isVariable(of) ? readVariable(of, environment) : readVariables(of, environment)]),
  ) as ValuesOf<V>;
}

function isVariable(of: Variable<unknown> | Variables): of is Variable<unknown> {
  return typeof of.name === 'string';
}

function readVariable({ name, schema }: Variable<unknown>, environment: Record<string, string | undefined>): unknown {
  const read = v.safeParse(schema, environment[name]?.trim() ? environment[name] : undefined);
  if (read.success) return read.output;
  throw new ConfigError(`${name} ${read.issues[0].message}.`);
}

/** An optional text that must match a pattern. */
export function text(form: RegExp, message: string) {
  return v.optional(v.pipe(v.string(), v.regex(form, message)));
}

export const secret = text(/^[\x21-\x7e]{1,300}$/, 'must be visible characters without spaces');
/**
 * A folder path. Quotes or ~, meant for a shell that would have resolved them, would create a new folder of that name with an empty site in
 * it.
 */
export const folder = v.pipe(
  v.string(),
  v.regex(/^[^\s"'~](?:.*[^\s"'])?$/, 'must not stand in quotes, begin with ~, or begin or end with a space'),
);

/** The number of a port. */
export function port(fallback: string) {
  return v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,5}$/, 'must be a port number'),
    v.transform(Number),
    v.maxValue(65535, 'must be a port number, 65535 at most'),
  );
}

/** A URL with one of these protocols. */
export function address(protocols: RegExp, message: string) {
  return v.pipe(v.string(), v.url(message), v.regex(protocols, message));
}

/** The base URL of an outside service, without a trailing slash. */
export function base(fallback: string) {
  return v.optional(
    v.pipe(
      address(/^https?:\/\//, 'must be an address such as https://example.org'),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
    fallback,
  );
}

/** Values separated by commas. */
export function list<T>(item: v.GenericSchema<string, T>, fallback = '') {
  return v.pipe(v.optional(v.string(), fallback), v.transform(partsOf), v.array(item));
}

function partsOf(values: string): string[] {
  return values
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
