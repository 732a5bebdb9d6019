import { STATUS_CODES } from 'node:http';
import { readAccepted } from './request.ts';

const TYPE = 'application/problem+json';

/**
 * A failure as RFC 9457 has it, for programs that accept `application/problem+json` and say so; the site's envelope stays for all others. Anything that did
 * not fail is left as it is.
 */
export async function asProblem(response: Response, request: Request): Promise<Response> {
  if (response.status < 400 || !response.headers.get('content-type')?.startsWith('application/json')) return response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept');
  if (!wantsProblem(request.headers.get('accept'))) return new Response(response.body, { status: response.status, headers });
  const detail = textOf(await response.json());
  const problem = {
    type: 'about:blank',
    // As `about:blank` wants it: the words of HTTP for the status.
    title: STATUS_CODES[response.status] ?? 'Error',
    status: response.status,
    detail,
    instance: pathOf(request),
  };
  headers.set('content-type', `${TYPE}; charset=utf-8`);
  headers.delete('content-length');
  return new Response(JSON.stringify(problem), { status: response.status, headers });
}

/** The same request, whose answer is not compressed where it may have to be told as a problem. What is neither GET nor HEAD is not compressed anyway. */
export function plainFor(request: Request): Request {
  const { method, url, signal } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !wantsProblem(request.headers.get('accept'))) return request;
  const headers = new Headers(request.headers);
  headers.set('accept-encoding', 'identity');
  return new Request(url, { method, headers, signal });
}

/** Whether a client names the type and does not refuse it; `*` is no wish for it. */
function wantsProblem(accept: string | null): boolean {
  return readAccepted(accept ?? '').some(({ name, weight }) => name === TYPE && weight > 0);
}

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function textOf(body: unknown): string {
  const errors = typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
  return errors
    .map((error: unknown) => (typeof error === 'object' && error !== null && 'text' in error ? String(error.text) : ''))
    .join('. ');
}
