import type { Endpoint, Input, Output } from './endpoint.ts';

/** What became of a call that changes something: `texts` say why it was refused, none when nobody answered. */
export type Sent = { isDone: true } | { isDone: false; texts: string[] };

/** The data of a call that reads, for its caller alone; undefined when there is no answer. */
export async function askJson<T>(path: string): Promise<T | undefined> {
  try {
    const answer = (await (await fetch(path)).json()) as { data?: T | null };
    return answer.data ?? undefined;
  } catch {
    return undefined;
  }
}

/** Sends a change to the site's API from the browser. */
export async function sendJson(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Sent> {
  try {
    const response = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const answer = (await response.json()) as { hasErrors?: boolean; errors?: { text: string }[] };
    return response.ok && !answer.hasErrors ? { isDone: true } : { isDone: false, texts: (answer.errors ?? []).map(({ text }) => text) };
  } catch {
    return { isDone: false, texts: [] };
  }
}

/** The same, with what the call answers. */
type SentFor<T> = { isDone: true; data: T } | { isDone: false; texts: string[] };

/** Sends a typed call that changes something and gives its answer. */
export async function sendForData<E extends Endpoint>({ method, path }: E, body: Input<E>): Promise<SentFor<Output<E>>> {
  try {
    const response = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const answer = (await response.json()) as { data: Output<E>; hasErrors?: boolean; errors?: { text: string }[] };
    if (response.ok && !answer.hasErrors) return { isDone: true, data: answer.data };
    return { isDone: false, texts: (answer.errors ?? []).map(({ text }) => text) };
  } catch {
    return { isDone: false, texts: [] };
  }
}
