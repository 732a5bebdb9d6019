import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/**
 * One call of the site's API, shared by both ends: the server validates `input` and answers `output`,
 * the browser is typed by the same schemas. `path` is the whole path, such as `/api/v2/leaderboard`.
 * `input` reads the query string of a GET and the JSON body of anything else.
 */
export type Endpoint<I extends GenericSchema = GenericSchema, O extends GenericSchema = GenericSchema> = {
  method: 'GET' | 'POST' | 'PUT';
  path: `/api/${string}`;
  summary: string;
  input: I;
  output: O;
  /** The response has no envelope. */
  isBare?: boolean;
  /** The endpoint is deprecated: since when, until which day (such as 2026-12-01), and what replaces it. */
  deprecated?: { on: string; until: string; instead: `/api/${string}` };
};

export function endpoint<const I extends GenericSchema, const O extends GenericSchema>(definition: Endpoint<I, O>): Endpoint<I, O> {
  return definition;
}

/** What a caller passes. */
export type Input<E extends Endpoint> = InferInput<E['input']>;
/** What the handler receives once the input is valid. */
export type ReadInput<E extends Endpoint> = InferOutput<E['input']>;
/** What the handler returns and the caller receives, as `data` of the envelope. */
export type Output<E extends Endpoint> = InferOutput<E['output']>;
