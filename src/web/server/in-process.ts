import type { Endpoint, Input, Output } from '#contract/endpoint.ts';
import { NO_REQUEST, readInput, runWithheld } from './api.ts';
import { admit, type Context, type Route } from './route.ts';

/** Calls an endpoint of this process without HTTP and notes the tags of its answer. Throws what the handler throws. */
export async function callInProcess<E extends Endpoint>(
  routes: ReadonlyMap<string, Route>,
  context: Context,
  tags: Set<string>,
  endpoint: E,
  input: Input<E>,
): Promise<Output<E>> {
  const route = routes.get(`${endpoint.method} ${endpoint.path}`);
  if (!route) throw new Error(`no route answers ${endpoint.path}`);
  admit(route, context);
  const read = readInput(route, input);
  const { data } = await runWithheld(route, context, read, NO_REQUEST);
  for (const tag of route.tags?.(read) ?? []) tags.add(tag);
  return data;
}
