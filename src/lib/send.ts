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
