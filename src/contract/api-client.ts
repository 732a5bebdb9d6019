import { fillPath, withQuery } from './address.ts';
import type { Endpoint, Input, Output } from './endpoint.ts';
import { CallFailure, type Call } from './page.tsx';

/** What a call brought: data, or why not. Without problems nobody answered; `isAbsent`: the server knows the call, but not the thing. Who asks too often learns nothing of it. */
export type Result<T> = { isDone: true; data: T } | { isDone: false; problems: string[]; isAbsent: boolean };

type Answer = { data: never; errors?: { text: string }[]; hasErrors?: boolean };

/** What the window hears when a call finds nobody signed in: the session has ended, here or in another tab. */
export const SIGNED_OUT = 'signedout';

/** Calls the site's API from the browser. Nothing is thrown; who ends `signal` gets a result without problems. */
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

/** The same for what a page loads: throws CallFailure. */
export const callForPage: Call = async (endpoint, input) => {
  const result = await callApi(endpoint, input);
  if (result.isDone) return result.data;
  throw new CallFailure(result.isAbsent, result.problems);
};

/** Opens a call that leads to a page; whether it got there. */
export async function callReply(endpoint: Endpoint): Promise<boolean> {
  try {
    return (await fetch(endpoint.path)).ok;
  } catch {
    return false;
  }
}

const REFUSED_AGAIN_MS = 20_000;

/**
 * Hears the server-sent events of a call until their end, while the page is looked at. A browser that lost the connection comes back by itself
 * and says what it has; where it was refused, and after the page was out of sight, all is heard anew. Returns how to stop.
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
