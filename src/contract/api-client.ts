import { fillPath, withQuery } from './address.ts';
import type { Endpoint, Input, Output } from './endpoint.ts';
import { CallFailure, type Call } from './page.tsx';

/**
 * The result of a call: data, or the problems. No problems means no usable response arrived. `isAbsent`: the server refused for good, in
 * most cases because the thing does not exist; never set for a fault of the server or a rate limit.
 */
export type Result<T> = { isDone: true; data: T } | { isDone: false; problems: string[]; isAbsent: boolean };

type Answer = { data: never; errors?: { text: string }[]; hasErrors?: boolean };

/** The event dispatched on the window when a call returns 401: the session has ended, here or in another tab. */
export const SIGNED_OUT = 'signedout';

/** Calls the site's API from the browser. Never throws; aborting `signal` gives a result without problems. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal = null }: { signal?: AbortSignal | null } = {},
): Promise<Result<Output<E>>> {
  const { method, path, isBare } = endpoint;
  try {
    const response =
      method === 'GET'
        ? await fetch(addressOf(endpoint, input), { signal })
        : await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(input), signal });
    const body = await response.text();
    const { data, errors = [], hasErrors }: Answer = JSON.parse(isBare && response.ok ? `{"data":${body}}` : body);
    if (response.status === 401) dispatchEvent(new Event(SIGNED_OUT));
    if (response.ok && !hasErrors) return { isDone: true, data };
    const isAbsent = hasErrors === true && response.status < 500 && response.status !== 429;
    return { isDone: false, problems: errors.map(({ text }) => text), isAbsent };
  } catch {
    return { isDone: false, problems: [], isAbsent: false };
  }
}

/** Like callApi, for page loads: throws CallFailure. */
export const callForPage: Call = async (endpoint, input) => {
  const result = await callApi(endpoint, input);
  if (result.isDone) return result.data;
  throw new CallFailure(result.isAbsent, result.problems);
};

/** Fetches an endpoint that answers with a redirect to a page, such as sign-out. Returns whether it succeeded. */
export async function callReply(endpoint: Endpoint): Promise<boolean> {
  try {
    return (await fetch(endpoint.path)).ok;
  } catch {
    return false;
  }
}

const REFUSED_AGAIN_MS = 20_000;

/**
 * Listens to the server-sent events of an endpoint until they end, while the page is visible. After a lost connection the browser
 * reconnects by itself and says what it already has; after a refusal, or after the page was hidden, the stream starts from the beginning.
 * Returns a function that stops it.
 */
export function listenApi<E extends Endpoint>(endpoint: E, input: Input<E>, onData: (data: Output<E>) => void): () => void {
  let source: EventSource | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(later);
    source?.close();
    source = undefined;
  };
  const stop = () => {
    document.removeEventListener('visibilitychange', look);
    close();
  };
  const open = () => {
    const opened = new EventSource(addressOf(endpoint, input));
    source = opened;
    opened.addEventListener('message', (event) => onData(JSON.parse(event.data)));
    opened.addEventListener('end', stop);
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED && source === opened) later = setTimeout(open, REFUSED_AGAIN_MS);
    });
  };
  function look() {
    if (document.hidden) close();
    else if (!source) open();
  }
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}

function addressOf(endpoint: Endpoint, input: unknown): string {
  const { path, rest } = fillPath(endpoint.path, { ...(input as object) });
  return withQuery(path, rest);
}
