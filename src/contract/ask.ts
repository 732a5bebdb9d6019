import { withQuery } from './address.ts';
import type { Endpoint, Input, Output } from './endpoint.ts';

/** What a call brought: data, or why not; no text when nobody answered. */
export type Asked<T> = { isDone: true; data: T } | { isDone: false; texts: string[] };

/** Calls the site's API from the browser, for what happens after a press: nothing is thrown. */
export async function ask<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Asked<Output<E>>> {
  const isQuery = endpoint.method === 'GET';
  const given = typeof input === 'object' && input !== null ? { ...input } : {};
  try {
    const response = isQuery
      ? await fetch(withQuery(endpoint.path, given))
      : await fetch(endpoint.path, {
          method: endpoint.method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(given),
        });
    const answer = (await response.json()) as { data: Output<E>; hasErrors?: boolean; errors?: { text: string }[] };
    if (response.ok && !answer.hasErrors) return { isDone: true, data: answer.data };
    return { isDone: false, texts: (answer.errors ?? []).map(({ text }) => text) };
  } catch {
    return { isDone: false, texts: [] };
  }
}
